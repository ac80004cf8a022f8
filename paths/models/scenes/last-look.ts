import type { Act } from '../../kit/scenes/scene.ts';
import { flow, type Tab } from './tab.ts';

/** The carts of the tabs are loaded anew before a scene ends: until then one tab cannot know of another. */
export interface LastLook {
  /** Loads the carts once everything is done; null while it is not, and when it is over. */
  next(): Act | null;
  /** Something changes where the tabs cannot see it: they have to look once more. */
  again(): void;
  /** Everything is done, was looked at again, and is still done. */
  isOver(): boolean;
}

export function lastLook(tabs: readonly Tab[], isDone: () => boolean): LastLook {
  let isLooked = false;
  const isQuiet = (): boolean => tabs.every(({ requests }) => requests.waiting().length === 0);
  /** A load that failed shows what was there before. */
  const isFresh = (): boolean => tabs.every((tab) => flow(tab, 'cart').getSnapshot().context.error === null);
  return {
    next() {
      if (!isDone() || (isQuiet() && !isFresh())) isLooked = false;
      if (isLooked || !isDone() || !isQuiet()) return null;
      return {
        says: 'the carts are loaded anew',
        run() {
          isLooked = true;
          for (const tab of tabs) flow(tab, 'cart').send({ type: 'cart.reload' });
        },
      };
    },
    again() {
      isLooked = false;
    },
    isOver: () => isLooked && isDone() && isQuiet() && isFresh(),
  };
}
