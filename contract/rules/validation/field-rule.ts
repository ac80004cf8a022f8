/** The value of a form field; null and undefined are empty. */
export type FieldValue = string | null | undefined;

/** A validation rule: null when the value passes, else the message to show. */
export type FieldRule = (value: FieldValue) => string | null;

/** True for nothing and for blanks only (VAL-01). */
export function isBlank(value: FieldValue): boolean {
  return (value ?? '').trim() === '';
}

/** Number of characters, as a reader counts code points. */
export function characterCount(value: string): number {
  return Array.from(value).length;
}

/** A rule that passes on empty, as all but the required rule do (VAL-02). */
export function fieldRule(passes: (value: string) => boolean, message: string): FieldRule {
  return (value) => (isBlank(value) || passes(value ?? '') ? null : message);
}
