import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { FocusHistoryContext, type Opener } from './focus-history.ts';
import { noteOpener, returnFocus } from './focus/return-focus.ts';
import { settleLayers } from './settle-layers.ts';

/**
 * Returns the focus to where it was when the overlay opened. Overlays open without a trigger of their own, and one may
 * open as another closes: then the focus goes back to where it was before the first of them.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const history = useContext(FocusHistoryContext);
  if (history === null) throw new Error('overlays stand inside FocusHistoryContext');
  const [wasOpen, setWasOpen] = useState(false);
  const [focused, setFocused] = useState<Element | null>(null);
  const opener = useRef<Opener | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Read while rendering: the overlay's content may take the focus before any effect runs.
    if (open) setFocused(document.activeElement);
  }
  useLayoutEffect(() => {
    if (open) opener.current = noteOpener(history, focused);
  }, [open, focused, history]);
  return (event) => {
    event.preventDefault();
    settleLayers();
    if (opener.current !== null) returnFocus(history, opener.current);
  };
}
