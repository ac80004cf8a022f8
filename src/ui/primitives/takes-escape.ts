/** Marks a field that handles Escape itself for now, so that the overlay around it stays open. */
export const takesEscape = (does: boolean) => (does ? { 'data-takes-escape': '' } : {});

/** Marks what Escape leaves for the control it was opened from, so that the overlay around it stays open. */
export const escapeLeadsBack = { 'data-escape-leads-back': '' };

/** Whether Escape leads from the focused control back inside the overlay. */
export const doesEscapeLeadBack = (): boolean =>
  (document.activeElement?.closest('[data-escape-leads-back]') ?? null) !== null;

/** For an overlay's `onEscapeKeyDown`: does not close while the focused field handles Escape itself. */
export function leaveEscapeToField(event: KeyboardEvent): void {
  if (document.activeElement?.matches('[data-takes-escape]') === true) event.preventDefault();
}
