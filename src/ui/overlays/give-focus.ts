/**
 * Focuses an element, unless something else has the focus by now: a shopper who has moved on is not called back.
 * When the focused element is removed, the focus falls to the body or to the dialog around it; that counts as nothing.
 */
export function giveFocus(target: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== null && !activeElement.contains(target)) return;
  // A heading takes the focus from here alone.
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus();
}
