import { useLayoutEffect, useRef } from 'react';
import { mainId } from '../layout/main-id.ts';
import { giveFocus } from './give-focus.ts';

/** What the page shows is exchanged, and the focused control goes with it: the keyboard goes to the page's beginning. */
export function useFocusMain(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const main = document.getElementById(mainId);
    if (main !== null) giveFocus(main);
  }, [shown]);
}
