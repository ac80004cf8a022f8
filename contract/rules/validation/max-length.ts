import { ruleWords } from '#rule-words';
import { characterCount, fieldRule } from './field-rule.ts';
import type { FieldRule } from './field-rule.ts';

/** At most so many characters (VAL-16). */
export function maxLengthRule(most: number): FieldRule {
  return fieldRule((value) => characterCount(value) <= most, ruleWords.atMost(most));
}
