/** Marks the heading that takes the focus when its part of the page replaces what was pressed. */
export const arrivalMark = { 'data-arrival': '', tabIndex: -1 } as const;

/** Returns the marked heading of the page. */
export const arrivalIn = (page: Element): HTMLElement | null =>
  page.querySelector<HTMLElement>('[data-arrival]');
