import { language } from '#language';
import { createContext, use } from 'react';
import type { Currency } from '../../contract/currencies.ts';
import {
  moneyText,
  thresholdText,
  wholeNumberText,
  type MoneyForm,
} from '../../contract/rules/language/money-text.ts';
import { poundsPerKilogram } from '../../contract/rules/quantity/quantity-text.ts';
import { isPieceUnit } from '../../contract/rules/quantity/unit.ts';

/** Gives views the brand's currency, in which every amount they render is formatted; without it an amount has no sign (TEN-03). */
export const CurrencyContext = createContext<Currency>(undefined as never);

/** Returns the form of amounts of the view that is being rendered; throws outside of one. */
// oxlint-disable-next-line react/rules-of-hooks -- `use` may stand in conditions and loops, where amounts are formatted too.
const moneyForm = (): MoneyForm => ({ currency: use(CurrencyContext), language });

/** Returns 1234.5 as "1.234,50 €", in en-US as "€1,234.50", while a view is rendered (TEN-03, TEN-06). */
export const money = (amount: number): string => moneyText(amount, moneyForm());

/** 1284 as "1.284". */
export const wholeNumber = (count: number): string => wholeNumberText(count, language);

/** Integer cents as text. */
export const moneyOfCents = (cents: number): string => money(cents / 100);

/** Returns a round amount of integer cents without decimals: "80 €", "79,90 €". */
export const moneyOfThreshold = (cents: number): string => thresholdText(cents, moneyForm());

/** An amount per kilogram is one per pound where people weigh in pounds; all others stay. */
export const byOwnUnit = (amount: number, unit: string): { amount: number; unit: string } =>
  language === 'en-US' && unit.toLowerCase() === 'kg'
    ? { amount: amount / poundsPerKilogram, unit: 'lb' }
    : { amount, unit };

/** Returns "1,98 €/kg"; in en-US "€0.90/lb", "€1.50 each". */
export function moneyPer(amount: number, unit: string): string {
  if (language === 'en-US' && isPieceUnit(unit)) return `${money(amount)} each`;
  const own = byOwnUnit(amount, unit);
  return `${money(own.amount)}/${own.unit}`;
}

/** Returns a whole per cent as "−16%". */
export const percentOff = (percent: number): string => `−${percent}%`;
