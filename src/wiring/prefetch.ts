import type { PageName } from '../routing/route-table.ts';
import { LazyProductStepper } from '../views/product-tile/LazyProductStepper.tsx';
import { dialogModules } from './dialog-modules.ts';
import { offlineCode } from './offline/offline-code.ts';

type Load = () => Promise<unknown>;

interface Options {
  /** Where the shopper's first move is seen. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** The browser was asked to save data. */
  readonly isSavingData: boolean;
  /** Calls when the browser has nothing else to do. */
  readonly whenIdle: (call: () => void) => void;
  /** What is fetched first, without a move. */
  readonly next: readonly Load[];
  /** What is fetched from the first move on, the likeliest first. */
  readonly likely: readonly Load[];
}

/** Not every browser tells. */
type DataSaver = Navigator & { readonly connection?: { readonly saveData?: boolean } };

export const savesData = (): boolean => (navigator as DataSaver).connection?.saveData === true;

/** Not every browser tells; then a moment later is as good. */
export const whenIdle = (call: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
  else setTimeout(call, 200);
};

const firstMoves = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/** What the first add of a stranger opens, or what that of a known shopper changes. */
export const nextParts = (isKnown: boolean): readonly Load[] =>
  isKnown ? [LazyProductStepper.fetchCode, dialogModules.cart] : [dialogModules.login];

/** The code of the dialogs most shoppers open, and of what they do without network. */
export const likelyDialogs: readonly Load[] = [
  dialogModules.login,
  dialogModules.cart,
  dialogModules.departments,
  ...offlineCode,
];

/** The pages most links lead to. */
export const likelyPages: readonly PageName[] = ['product', 'category'];

/** A failure shows when something is really wanted. */
const attempt = (load: Load): Promise<unknown> => load().catch(() => undefined);

/**
 * Fetches what a shopper is likely to need when the browser has nothing else to do: the very next things soon, the others
 * from the first move on. Whoever only looks at a page pays for little, whoever saves data for what
 * is used, and no press waits for code that it does not need.
 */
export function prefetch({ page, isSavingData, whenIdle: idle, next, likely }: Options): void {
  if (isSavingData) return;
  const attemptWhenIdle = (load: Load): Promise<unknown> =>
    new Promise<void>((resolve) => idle(resolve)).then(() => attempt(load));
  const oneByOne = (loads: readonly Load[]) =>
    void loads.reduce<Promise<unknown>>(
      (before, load) => before.then(() => attemptWhenIdle(load)),
      Promise.resolve(),
    );
  const fetchLikely = () => {
    for (const name of firstMoves) page.removeEventListener(name, fetchLikely);
    oneByOne(likely);
  };
  for (const name of firstMoves) page.addEventListener(name, fetchLikely, { passive: true });
  oneByOne(next);
}
