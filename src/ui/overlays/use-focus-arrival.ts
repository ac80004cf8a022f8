import { useLayoutEffect, useRef } from 'react';
import { mainId } from '../layout/main-id.ts';
import { arrivalIn } from './arrival-mark.ts';
import { pageTitle } from './focus/page-title.ts';
import { giveFocus } from './give-focus.ts';

/**
 * Focuses the `ArrivalHeading` of what replaces the pressed control, and so brings it into view; the title of the page
 * where none stands.
 */
export function useFocusArrival(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    const main = document.getElementById(mainId);
    const target = (main === null ? null : arrivalIn(main)) ?? pageTitle();
    if (target !== null) giveFocus(target);
  }, [shown]);
}
