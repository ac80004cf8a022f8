import { createContext } from 'react';
import { giveFocus } from './give-focus.ts';

/** The element focused when an overlay opened, and the opener before it, as the element may be gone on closing. */
export interface Opener {
  element: Element | null;
  before: Opener | null;
}

/** Which element had the focus before each open overlay, the last one first. */
export interface FocusHistory {
  /** Records the focused element as an overlay opens. */
  note: (element: Element | null) => Opener;
  /** Focuses what had the focus before this overlay, or the main content when none of that is left. */
  giveBack: (opener: Opener) => void;
}

/** An empty focus history. */
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

/** A document has one focus, so all overlays of an app share one history. */
export const FocusHistoryContext = createContext<FocusHistory | null>(null);
