/**
 * Focuses the overlay itself when it opens, so that its name is read first and no button looks chosen.
 * A field with `autoFocus` inside it takes precedence.
 */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
