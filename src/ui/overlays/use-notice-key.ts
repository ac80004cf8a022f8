import { useEffect, useRef, type RefObject } from 'react';

/** The key that leads to the messages over the page, and back; the label of their region names it. */
export const noticeKey = 'F8';

const isIn = (box: Element | null, place: EventTarget | null): boolean =>
  box !== null && place instanceof Node && box.contains(place);

/**
 * Leads the keyboard to the first button of the messages and back to where it was, out of an open dialog too: what a
 * dialog hears of the focus on the way is withheld from it, or it would call the focus back (WCAG 2.1.1). Returns where
 * the keyboard came from.
 */
export function useNoticeKey(box: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== noticeKey || event.defaultPrevented) return;
      const { activeElement } = document;
      const isBack = isIn(box.current, activeElement);
      const target = isBack ? origin.current : box.current?.querySelector('button');
      if (target === null || target === undefined) return;
      event.preventDefault();
      if (!isBack) origin.current = activeElement instanceof HTMLElement ? activeElement : null;
      target.focus();
    };
    const move = (event: FocusEvent) => {
      if (isIn(box.current, event.type === 'focusin' ? event.target : event.relatedTarget))
        event.stopPropagation();
      // The keyboard went on elsewhere: nothing leads back there any more.
      else if (event.type === 'focusout' && isIn(box.current, event.target)) origin.current = null;
    };
    const { body } = document;
    document.addEventListener('keydown', press);
    body.addEventListener('focusin', move);
    body.addEventListener('focusout', move);
    return () => {
      document.removeEventListener('keydown', press);
      body.removeEventListener('focusin', move);
      body.removeEventListener('focusout', move);
    };
  }, [box]);
  return origin;
}
