import { language } from '#language';
import { decimalText } from '../../../../contract/rules/language/money-text.ts';
import { typedCents } from '../../../../contract/rules/language/typed-amount.ts';

/** Cents as they are typed: 8000 as "80", 8050 as "80,50"; empty for none. */
export const typedAmount = (cents: number | null): string => {
  if (cents === null) return '';
  if (cents % 100 === 0) return String(cents / 100);
  return decimalText(cents / 100, language).replace(/([.,]\d)$/, '$10');
};

/** What is typed, in cents; null where it is no amount. */
export const readAmount = (text: string): number | null => typedCents(text, language);
