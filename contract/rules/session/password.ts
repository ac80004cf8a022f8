import { ruleWords } from '#rule-words';
import { characterCount } from '../validation/field-rule.ts';
import type { FieldRule } from '../validation/field-rule.ts';

/** Fewest characters of a password; a brand may ask for more. */
export const minPasswordLength = 6;

/** At least so many characters, and never fewer than 6, whatever they are: blanks are part of a password (VAL-04). */
export function passwordLengthRule(asked: number): FieldRule {
  const least = Math.max(minPasswordLength, asked);
  return (value) => {
    const password = value ?? '';
    return password === '' || characterCount(password) >= least ? null : ruleWords.passwordLength(least);
  };
}
