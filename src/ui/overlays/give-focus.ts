/**
 * Gives the keyboard to an element, unless something else has it by now: a shopper who went on by herself is not called
 * back. When what had the focus goes away, it falls to the body or to the dialog around it.
 */
export function giveFocus(target: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement.contains(target)) target.focus();
}
