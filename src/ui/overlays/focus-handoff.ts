/** Marks the box of a control that may be replaced while the focus is elsewhere. */
export const handoffMark = { 'data-handoff': '' } as const;

/** The box an element is replaced in, if it stands in one. */
export const handoffOf = (element: Element | null): Element | null =>
  element?.closest('[data-handoff]') ?? null;

/** The button that took the place of the one that was pressed. */
export function lastButtonIn(box: Element): HTMLElement | null {
  const buttons = box.querySelectorAll('button');
  return buttons[buttons.length - 1] ?? null;
}
