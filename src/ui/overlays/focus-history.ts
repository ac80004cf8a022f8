import { createContext } from 'react';
import { handoffOf, lastControlIn } from './focus-handoff.ts';
import { giveFocus } from './give-focus.ts';

/** The element focused when an overlay opened, and the opener before it, as the element may be gone on closing. */
export interface Opener {
  element: Element | null;
  /** Where the control stands that takes its place. */
  box: Element | null;
  before: Opener | null;
}

/** Which element had the focus before each open overlay, the last one first. */
export interface FocusHistory {
  /** Records the focused element as an overlay opens. */
  note: (element: Element | null) => Opener;
  /** Focuses what had the focus before this overlay, or the main content when none of that is left. */
  giveBack: (opener: Opener) => void;
}

/** Where the focus was, or what took its place; null when nothing of that is left. */
function placeOf({ element, box }: Opener): Element | null {
  if (element?.isConnected === true && element !== document.body) return element;
  return box?.isConnected === true ? lastControlIn(box) : null;
}

/** An empty focus history. */
export function createFocusHistory(): FocusHistory {
  let latest: Opener | null = null;
  return {
    note(element) {
      latest = { element, box: handoffOf(element), before: latest };
      return latest;
    },
    giveBack(opener) {
      let back: Opener | null = opener;
      while (back !== null && placeOf(back) === null) back = back.before;
      if (latest === opener) latest = back?.before ?? null;
      const target = (back === null ? null : placeOf(back)) ?? document.querySelector('main');
      if (target instanceof HTMLElement) giveFocus(target);
    },
  };
}

/** A document has one focus, so all overlays of an app share one history. */
export const FocusHistoryContext = createContext<FocusHistory | null>(null);
