/** Marks a field that handles Escape itself for now, so that the overlay around it stays open. */
export const takesEscape = (does: boolean) => (does ? { 'data-takes-escape': '' } : {});

/** For an overlay's `onEscapeKeyDown`: does not close while the focused field handles Escape itself. */
export function leaveEscapeToField(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[data-takes-escape]') === true) event.preventDefault();
}
