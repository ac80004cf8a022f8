import { useCallback, useSyncExternalStore } from 'react';

/** What the page shows, as its address says: `#checkout`, `#checkout/checkout.buying`. */
export interface Address {
  readonly flow: string;
  /** The state or transition that is looked at. */
  readonly part: string | null;
}

export function readAddress(hash: string): Address {
  const [flow = '', part] = hash.replace(/^#/, '').split('/').map(decodeURIComponent);
  return { flow, part: part ?? null };
}

export const addressOf = ({ flow, part }: Address): string =>
  `#${[flow, ...(part === null ? [] : [part])].map(encodeURIComponent).join('/')}`;

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
  return [readAddress(hash), go];
}
