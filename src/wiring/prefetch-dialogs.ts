import { dialogModules } from './dialog-modules.ts';

interface Options {
  /** Where the shopper's first move is seen. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The browser was asked to save data. */
  readonly isSavingData: boolean;
  readonly dialogs?: readonly (() => Promise<unknown>)[];
}

/** Not every browser tells. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

export const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

const firstMoves = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

const likely = [dialogModules.login, dialogModules.cart, dialogModules.departments];

/**
 * Fetches the code of the likely dialogs one after the other at the shopper's first move: whoever only looks at a page
 * pays for none, and whoever saves data for those that open. A failure shows when a dialog is really wanted.
 */
export function prefetchDialogs({ page, isSavingData, dialogs = likely }: Options): void {
  if (isSavingData) return;
  const prefetch = () => {
    for (const name of firstMoves) page.removeEventListener(name, prefetch);
    void dialogs.reduce<Promise<unknown>>(
      (before, load) => before.then(() => load().catch(() => undefined)),
      Promise.resolve(),
    );
  };
  for (const name of firstMoves) page.addEventListener(name, prefetch, { passive: true });
}
