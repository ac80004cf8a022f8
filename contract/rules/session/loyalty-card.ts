import { ruleWords } from '#rule-words';
import { fieldRule } from '../validation/field-rule.ts';
import type { FieldRule } from '../validation/field-rule.ts';

/** Digits of a loyalty card, an EAN-13 of the house (LOY-01). */
export const loyaltyCardLength = 13;

/** GS1 modulo 10 check digit: weights 3 and 1 alternating from the right; null unless `digits` are digits (LOY-01). */
export function checkDigit(digits: string): number | null {
  if (!/^\d+$/.test(digits)) return null;
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** A card number of `length` digits with the tenant's prefix and the right check digit last (LOY-01). */
export function loyaltyCardRule(card: { readonly prefix: string; readonly length: number }): FieldRule {
  return fieldRule(
    (value) =>
      /^\d+$/.test(value) &&
      value.length === card.length &&
      value.startsWith(card.prefix) &&
      checkDigit(value.slice(0, -1)) === Number(value.at(-1)),
    ruleWords.loyaltyCard,
  );
}
