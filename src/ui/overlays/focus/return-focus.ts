import { mainId } from '../../layout/main-id.ts';
import type { FocusHistory, Opener } from '../focus-history.ts';
import { focusPlace, restOf } from './focus-place.ts';
import { pageTitle } from './page-title.ts';
import { giveFocus } from '../give-focus.ts';

/** Records where the focus is as an overlay opens; the page as a whole is no place to return to. */
export function noteOpener(history: FocusHistory, element: Element | null): Opener {
  const isWhole = element === null || element === document.body || element.id === mainId;
  const place = isWhole ? [] : focusPlace(element);
  history.latest = { place, before: history.latest };
  return history.latest;
}

/** Focuses what had the focus before an overlay or stands in its place, or the page's title when none of that is left. */
export function returnFocus(history: FocusHistory, opener: Opener): void {
  let back: Opener | null = opener;
  while (back !== null && restOf(back.place) === null) back = back.before;
  if (history.latest === opener) history.latest = back?.before ?? null;
  const target = (back === null ? null : restOf(back.place)) ?? pageTitle();
  if (target instanceof HTMLElement) giveFocus(target);
}
