import { ruleWords } from '#rule-words';
import { characterCount, fieldRule } from './field-rule.ts';
import type { FieldRule } from './field-rule.ts';

/** Exactly `length` characters (VAL-13). */
export function exactLengthRule(length: number): FieldRule {
  return fieldRule((value) => characterCount(value) === length, ruleWords.exactly(length));
}
