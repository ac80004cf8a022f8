import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { lookElsewhere, lookParameters, readLook, type Look } from './look/look.ts';

/**
 * What the page shows, as its address says: `#checkout`, `#checkout/checkout.buying`,
 * `#checkout?failure=hidden&walk=0.2.1`.
 */
export interface Address {
  readonly flow: string;
  /** The state or transition that is looked at. */
  readonly part: string | null;
  readonly look: Look;
  /** The walk by hand: the number of its start, then of each thing that happens, from 0 on; none without a walk. */
  readonly walk: readonly number[] | null;
  /** The number of the generated path that is walked. */
  readonly path: number | null;
  /** The chart, or who tells whom what. */
  readonly drawn: 'chart' | 'sequence';
}

const isWalk = /^\d+(?:\.\d+)*$/;

export function readAddress(hash: string): Address {
  const [place = '', parameters = ''] = hash.replace(/^#/, '').split('?');
  const [flow = '', part] = place.split('/').map(decodeURIComponent);
  const said = new URLSearchParams(parameters);
  const walk = said.get('walk') ?? '';
  const path = Number(said.get('path') ?? '');
  return {
    flow,
    part: part ?? null,
    look: readLook(said),
    walk: isWalk.test(walk) ? walk.split('.').map(Number) : null,
    path: Number.isInteger(path) && path > 0 ? path : null,
    drawn: said.get('drawn') === 'sequence' ? 'sequence' : 'chart',
  };
}

export function addressOf({ flow, part, look, walk, path, drawn }: Address): string {
  const place = [flow, ...(part === null ? [] : [part])].map(encodeURIComponent).join('/');
  const walked: [string, string][] = [
    ...(walk === null ? [] : [['walk', walk.join('.')] as [string, string]]),
    ...(path === null ? [] : [['path', String(path)] as [string, string]]),
    ...(drawn === 'chart' ? [] : [['drawn', drawn] as [string, string]]),
  ];
  const said = new URLSearchParams([...lookParameters(look), ...walked]).toString();
  return `#${place}${said === '' ? '' : `?${said}`}`;
}

/** Another flow, looked at in the same way. */
export const elsewhere = ({ look }: Address, flow: string, part: string | null = null): Address => ({
  flow,
  part,
  look: lookElsewhere(look),
  walk: null,
  path: null,
  drawn: 'chart',
});

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address, and how to go somewhere else; another flow is a step back of the browser, another part is not. */
export function useAddress(): [Address, (address: Address) => void] {
  const hash = useSyncExternalStore(follow, () => location.hash);
  const go = useCallback((address: Address) => {
    const isSameFlow = readAddress(location.hash).flow === address.flow;
    if (isSameFlow) history.replaceState(null, '', addressOf(address));
    else history.pushState(null, '', addressOf(address));
    dispatchEvent(new HashChangeEvent('hashchange'));
  }, []);
  const address = useMemo(() => readAddress(hash), [hash]);
  const said = new URLSearchParams(lookParameters(address.look)).toString();
  // The same one as long as it says the same: another one has the chart drawn anew, as it first was.
  const look = useMemo(() => readLook(new URLSearchParams(said)), [said]);
  return [useMemo(() => ({ ...address, look }), [address, look]), go];
}
