import { useLayoutEffect, useRef } from 'react';
import { mainId } from '../layout/main-id.ts';
import { giveFocus } from './give-focus.ts';

/** Focuses the start of the page when its content, with the focused control, is replaced. */
export function useFocusMain(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const main = document.getElementById(mainId);
    if (main !== null) giveFocus(main);
  }, [shown]);
}
