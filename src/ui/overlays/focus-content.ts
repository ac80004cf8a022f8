/**
 * An overlay that opens takes the focus itself, so that its name is read first and no button looks chosen.
 * A field with `autoFocus` inside it goes before this.
 */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}
