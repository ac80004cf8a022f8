import { mainId } from '../../layout/main-id.ts';
import { focusPlace, isUsable, restOf, type FocusPlace } from './focus-place.ts';
import { pageTitle } from './page-title.ts';
import { giveFocus } from '../give-focus.ts';

/** The element with the focus, and where it stands. */
interface Held {
  element: Element;
  place: FocusPlace;
  /** Address of the page. */
  path: string;
}

/** A list that a press is going to make longer, and the first control of each entry that is there before. */
interface Growing {
  pressed: Element;
  list: Element;
  count: number;
}

const entriesOf = (list: Element): NodeListOf<HTMLElement> =>
  list.querySelectorAll<HTMLElement>('a[href],input[type=radio]');

const isLost = ({ element, path }: Held): boolean => path === location.pathname && !isUsable(element);

/**
 * Hands the focus on from now on when the element that has it vanishes or is disabled, and leads it to the first new
 * entry of a list that was made longer (WCAG 2.4.3); returns a function that stops this. A dialog that closes and a
 * change of page have a rule of their own. `before` had the focus last: what vanished before the start hands it on, too.
 */
export function keepFocus(before: EventTarget | null = null): () => void {
  let held: Held | null = null;
  let inMain: Held | null = null;
  let growing: Growing | null = null;
  const settle = () => {
    if (held === null || !isLost(held)) return;
    const isInDialog = held.place.some(({ child }) => child.matches('[role$=dialog]') && !child.isConnected);
    const lost = held;
    held = null;
    if (isInDialog) return;
    const elsewhere = inMain === lost || inMain?.path !== location.pathname ? null : inMain;
    const rest = restOf(lost.place) ?? (elsewhere === null ? null : restOf(elsewhere.place));
    const target = rest ?? pageTitle();
    if (target instanceof HTMLElement) giveFocus(target);
  };
  const lead = () => {
    const first = growing === null ? undefined : entriesOf(growing.list)[growing.count];
    if (growing === null || first === undefined) return;
    const { activeElement } = document;
    if (activeElement === growing.pressed || activeElement === document.body) first.focus();
    growing = null;
  };
  const observer = new MutationObserver(() => {
    lead();
    settle();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'open'],
  });
  const ended = new AbortController();
  const { signal } = ended;
  const hold = (target: EventTarget | null) => {
    if (!(target instanceof Element) || target === document.body) return;
    held = { element: target, place: focusPlace(target), path: location.pathname };
    if (target.closest(`#${mainId}`) !== null && target.id !== mainId) inMain = held;
  };
  const hasVanished =
    document.activeElement === document.body && before instanceof Element && !isUsable(before);
  hold(hasVanished ? before : document.activeElement);
  settle();
  // Before any handler withholds it from others.
  document.addEventListener('focusin', ({ target }) => hold(target), { capture: true, signal });
  // Before any handler removes what is left: between the two elements the body has the focus for a moment.
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget !== null) held = null;
    },
    { capture: true, signal },
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        // A press beside everything takes the focus away on purpose; another window leaves it where it was.
        if (held?.element === target && isUsable(held.element) && document.activeElement === document.body)
          held = null;
        else {
          lead();
          settle();
        }
      });
    },
    { signal },
  );
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[data-shows-more]') : null;
      const list = pressed?.parentElement?.previousElementSibling ?? null;
      growing = pressed === null || list === null ? null : { pressed, list, count: entriesOf(list).length };
    },
    { capture: true, signal },
  );
  return () => {
    ended.abort();
    observer.disconnect();
  };
}
