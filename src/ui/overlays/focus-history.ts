import { createContext } from 'react';
import { giveFocus } from './give-focus.ts';

/** What had the focus when an overlay opened, and what had it before that: the first may be gone by then. */
export interface Opener {
  element: Element | null;
  before: Opener | null;
}

/** What the keyboard was on before each overlay that is open, the last one first. */
export interface FocusHistory {
  note: (element: Element | null) => Opener;
  /** Gives the keyboard to what had it before this overlay, or to the page where nothing of that is left. */
  giveBack: (opener: Opener) => void;
}

/** Starts without a past. */
export function createFocusHistory(): FocusHistory {
  let latest: Opener | null = null;
  return {
    note(element) {
      latest = { element, before: latest };
      return latest;
    },
    giveBack(opener) {
      let back: Opener | null = opener;
      while (back !== null && !(back.element?.isConnected === true && back.element !== document.body)) {
        back = back.before;
      }
      if (latest === opener) latest = back?.before ?? null;
      const target = back?.element ?? document.querySelector('main');
      if (target instanceof HTMLElement) giveFocus(target);
    },
  };
}

/** The keyboard has one place in a document, so all overlays of an app share one history. */
export const FocusHistoryContext = createContext<FocusHistory | null>(null);
