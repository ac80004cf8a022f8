/** Marks the box of a control that may be replaced while the focus is elsewhere. */
export const handoffMark = { 'data-handoff': '' } as const;

/** The box an element is replaced in, if it stands in one. */
export const handoffOf = (element: Element | null): Element | null =>
  element?.closest('[data-handoff]') ?? null;

/** The button or link that took the place of the one that was pressed. */
export function lastControlIn(box: Element): HTMLElement | null {
  const controls = box.querySelectorAll<HTMLElement>(':is(button,a[href])');
  return controls[controls.length - 1] ?? null;
}
