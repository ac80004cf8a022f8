import { createContext } from 'react';
import type { FocusPlace } from './focus/focus-place.ts';

/** Where the focus was when an overlay opened, and the opener before it, as all of that place may be gone on closing. */
export interface Opener {
  place: FocusPlace;
  before: Opener | null;
}

/** Where the focus was before each open overlay. */
export interface FocusHistory {
  latest: Opener | null;
}

/** Returns an empty focus history. */
export const createFocusHistory = (): FocusHistory => ({ latest: null });

/** A document has one focus, so all overlays of an app share one history. */
export const FocusHistoryContext = createContext<FocusHistory | null>(null);
