import { useSyncExternalStore } from 'react';
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
  /** Words looked for in the names of states and in requirement ids. */
  readonly search: string;
  /** A state whose way is gone step by step; empty for the wall. */
  readonly state: string;
}

function readWallAddress(hash: string): WallAddress {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const brand = params.get('brand') ?? brands[0] ?? '';
  return {
    view: params.get('view') ?? '',
    brands: brand === 'all' ? brands : [brand],
    width: Number(params.get('width') ?? 390),
    text: Number(params.get('text') ?? 100),
    search: params.get('search') ?? '',
    state: params.get('state') ?? '',
  };
}

export function wallHref({ view, brands: shown, width, text, search, state }: WallAddress): string {
  const params = new URLSearchParams({
    view,
    brand: shown.length > 1 ? 'all' : (shown[0] ?? ''),
    width: String(width),
    text: String(text),
    search,
    state,
  });
  return `#${params.toString()}`;
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
