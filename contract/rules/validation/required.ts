import { ruleWords } from '#rule-words';
import { isBlank } from './field-rule.ts';
import type { FieldRule } from './field-rule.ts';

/** The required rule with a message of its own, e.g. `Digitare l'e-mail` at login. */
export function requiredWith(message: string): FieldRule {
  return (value) => (isBlank(value) ? message : null);
}

/** A value must be there; blanks only count as empty (VAL-01). */
export const requiredRule: FieldRule = requiredWith(ruleWords.required);
