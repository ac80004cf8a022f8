import { language } from '#language';
import { moneyText, thresholdText, wholeNumberText } from '../../contract/rules/language/money-text.ts';
import { poundsPerKilogram } from '../../contract/rules/quantity/quantity-text.ts';
import { isPieceUnit } from '../../contract/rules/quantity/unit.ts';

/** 1234.5 as "1.234,50 €", in en-US as "$1,234.50" (TEN-03, TEN-06). */
export const money = (amount: number): string => moneyText(amount, language);

/** 1284 as "1.284". */
export const wholeNumber = (count: number): string => wholeNumberText(count, language);

/** Integer cents as text. */
export const moneyOfCents = (cents: number): string => money(cents / 100);

/** A round amount of integer cents as people say it: "80 €", "79,90 €". */
export const moneyOfThreshold = (cents: number): string => thresholdText(cents, language);

/** An amount per kilogram is one per pound where people weigh in pounds; all others stay. */
export const byOwnUnit = (amount: number, unit: string): { amount: number; unit: string } =>
  language === 'en-US' && unit.toLowerCase() === 'kg'
    ? { amount: amount / poundsPerKilogram, unit: 'lb' }
    : { amount, unit };

/** "1,98 €/kg"; "$0.90/lb", "$1.50 each". */
export function moneyPer(amount: number, unit: string): string {
  if (language === 'en-US' && isPieceUnit(unit)) return `${money(amount)} each`;
  const own = byOwnUnit(amount, unit);
  return `${money(own.amount)}/${own.unit}`;
}

/** 16.8 as "−17%". */
export const percentOff = (percent: number): string => `−${Math.round(percent)}%`;
