import { ruleWords } from '#rule-words';
import { fieldRule, isBlank } from '../validation/field-rule.ts';
import { isTaxCode } from './tax-code.ts';

/** True for 11 digits without country prefix. */
export function isVatNumber(value: string): boolean {
  return /^\d{11}$/.test(value);
}

/** VAT number: exactly 11 digits (VAL-07). */
export const vatRule = fieldRule(isVatNumber, ruleWords.elevenDigits);

/** Tax code pattern or exactly 11 digits, which is also the tax code of a company (VAL-07). */
export const taxCodeOrVatRule = fieldRule(
  (value) => isTaxCode(value) || isVatNumber(value),
  ruleWords.elevenDigits,
);

/** True when empty, or when the 11th digit is the Luhn check digit of the others; a wrong one only warns (VAL-08). */
export function hasVatCheckDigit(value: string): boolean {
  if (isBlank(value)) return true;
  if (!isVatNumber(value)) return false;
  const sum = value.split('').reduce((total, digit, index) => {
    const weighed = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}
