import { characterCount, fieldRule } from './field-rule.ts';
import type { FieldRule } from './field-rule.ts';

/** Exactly `length` characters (VAL-13). */
export function exactLengthRule(length: number): FieldRule {
  const unit = length === 1 ? 'carattere' : 'caratteri';
  return fieldRule((value) => characterCount(value) === length, `Deve avere esattamente ${length} ${unit}`);
}
