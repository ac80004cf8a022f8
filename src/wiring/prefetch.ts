import { dialogModules } from './dialog-modules.ts';

interface Options {
  /** Where the shopper's first move is seen. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The browser was asked to save data. */
  readonly isSavingData: boolean;
  /** What is fetched, the likeliest first. */
  readonly likely: readonly (() => Promise<unknown>)[];
}

/** Not every browser tells. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

export const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

const firstMoves = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** The code of the dialogs most shoppers open. */
export const likelyDialogs = [dialogModules.login, dialogModules.cart, dialogModules.departments];

/**
 * Fetches what a shopper is likely to need, one after the other, at the first move: whoever only looks at a page pays for
 * none of it, and whoever saves data for what is used. A failure shows when something is really wanted.
 */
export function prefetchAtFirstMove({ page, isSavingData, likely }: Options): void {
  if (isSavingData) return;
  const prefetch = () => {
    for (const name of firstMoves) page.removeEventListener(name, prefetch);
    void likely.reduce<Promise<unknown>>(
      (before, load) => before.then(() => load().catch(() => undefined)),
      Promise.resolve(),
    );
  };
  for (const name of firstMoves) page.addEventListener(name, prefetch, { passive: true });
}
