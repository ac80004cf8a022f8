/** Marks a field whose own answer to Escape comes before the overlay's around it, as long as it has one. */
export const takesEscape = (does: boolean) => (does ? { 'data-takes-escape': '' } : {});

/** Escape is left to the field that has the keyboard and its own use for it. */
export function leaveEscapeToField(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[data-takes-escape]') === true) event.preventDefault();
}
