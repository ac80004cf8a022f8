import type { FieldRule, FieldValue } from './field-rule.ts';

/** The one message of a field: that of the first rule that fails, in the order given; null when all pass (VAL-14). */
export function validate(value: FieldValue, rules: readonly FieldRule[]): string | null {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== null) return message;
  }
  return null;
}
