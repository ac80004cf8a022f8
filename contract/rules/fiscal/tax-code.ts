import { ruleWords } from '#rule-words';
import { fieldRule, isBlank } from '../validation/field-rule.ts';

// Omocodia puts one of L M N P Q R S T U V in the place of a digit (D.M. 23/12/1976, art. 6).
const pattern = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/i;
// Value in an odd place, of 0-9 and of A-Z by position; a digit counts as the letter of its value.
const oddValues = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** The form in which a tax code is stored. */
export function normaliseTaxCode(value: string): string {
  return value.toUpperCase();
}

/** True for the 16-character pattern of a person's tax code, in either case, omocodia included. */
export function isTaxCode(value: string): boolean {
  return pattern.test(value);
}

/** Italian tax code, pattern only (VAL-06). */
export const taxCodeRule = fieldRule(isTaxCode, ruleWords.format);

function position(character: string): number {
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0);
}

/** True when empty, or when the last letter is the control character of the other fifteen; a wrong one only warns (VAL-08). */
export function hasTaxCodeCheckLetter(value: string): boolean {
  if (isBlank(value)) return true;
  if (!isTaxCode(value)) return false;
  const places = normaliseTaxCode(value).split('').map(position);
  const sum = places
    .slice(0, 15)
    .reduce((total, place, index) => total + (index % 2 === 0 ? (oddValues[place] ?? 0) : place), 0);
  return sum % 26 === places[15];
}
