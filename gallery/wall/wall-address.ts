import { useSyncExternalStore } from 'react';
import { readTheme, readWording, type Theme, type Wording } from '../frame/address.ts';
import { brands } from '../frame/brands.ts';

/** Widths of a screen, in px: the narrowest that is served, a phone, a tablet, a desktop. */
export const widths = [320, 390, 768, 1440] as const;

/** Sizes of the text, in percent. */
export const textSizes = [100, 150, 200] as const;

/** What the wall shows; its address holds all of it, so that it can be sent. */
export interface WallAddress {
  /** Empty for every view. */
  readonly view: string;
  /** One brand, or all of them side by side. */
  readonly brands: readonly string[];
  readonly width: number;
  readonly text: number;
  readonly theme: Theme;
  readonly words: Wording;
  /** Words looked for in the names of states and in requirement ids. */
  readonly search: string;
  /** Only views of this flow; empty for all. */
  readonly flow: string;
  /** A state whose way is gone step by step; empty for the wall. */
  readonly state: string;
  /** A generated path that is gone instead, as `flow.number`; `all` to choose one, empty for none. */
  readonly path: string;
  /** How far it is gone, 0 at its start; null at its end. */
  readonly step: number | null;
}

function readWallAddress(hash: string): WallAddress {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const brand = params.get('brand') ?? brands[0] ?? '';
  const step = params.get('step');
  return {
    view: params.get('view') ?? '',
    brands: brand === 'all' ? brands : [brand],
    width: Number(params.get('width') ?? 390),
    text: Number(params.get('text') ?? 100),
    theme: readTheme(params.get('theme')),
    words: readWording(params.get('words')),
    search: params.get('search') ?? '',
    flow: params.get('flow') ?? '',
    state: params.get('state') ?? '',
    path: params.get('path') ?? '',
    step: step === null ? null : Number(step),
  };
}

export function wallHref(address: WallAddress): string {
  const { view, brands: shown, width, text, theme, words, search, flow, state, path, step } = address;
  const said = {
    view,
    brand: shown.length > 1 ? 'all' : (shown[0] ?? ''),
    width: String(width),
    text: String(text),
    theme,
    words,
    search,
    flow,
    state,
    path,
    step: step === null ? '' : String(step),
  };
  return `#${new URLSearchParams(Object.entries(said).filter(([, value]) => value !== '')).toString()}`;
}

function follow(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

/** The address, and how to change a part of it. */
export function useWallAddress(): [WallAddress, (part: Partial<WallAddress>) => void] {
  const hash = useSyncExternalStore(follow, () => location.hash);
  const address = readWallAddress(hash);
  return [address, (part) => location.replace(wallHref({ ...address, ...part }))];
}
