import type { Currency } from '../../currencies.ts';
import type { Language } from '../../languages.ts';

/** How an amount is written: the brand's currency, in the form of a language. */
export interface MoneyForm {
  readonly currency: Currency;
  readonly language: Language;
}

// Written out instead of Intl: server and browser must agree to the last character.
const noBreak = '\u00A0';

const grouped = (whole: string, mark: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, mark);

const isItalian = (language: Language): boolean => language === 'it';

/** A whole number with its thousands apart: "1.284", "1,284". */
export const wholeNumberText = (count: number, language: Language): string =>
  grouped(String(Math.round(count)), isItalian(language) ? '.' : ',');

/** 0.75 as "0,75" or "0.75". */
export const decimalText = (value: number, language: Language): string =>
  isItalian(language) ? String(value).replace('.', ',') : String(value);

/** A number of pieces with its halves as they are written: 1½. */
export function countedText(amount: number, language: Language): string {
  const whole = Math.floor(amount);
  if (amount - whole !== 0.5) return decimalText(amount, language);
  return whole === 0 ? '½' : `${whole}½`;
}

/** Signs of the currencies. */
export const currencySigns: Readonly<Record<Currency, string>> = { EUR: '€', USD: '$' };

function framed(isNegative: boolean, digits: string, { currency, language }: MoneyForm): string {
  const sign = currencySigns[currency];
  return (isNegative ? '−' : '') + (isItalian(language) ? digits + noBreak + sign : sign + digits);
}

/** Returns an amount, never converted: "1.234,50 €" in Italian, "€1,234.50" in en-US (TEN-03, TEN-06). */
export function moneyText(amount: number, form: MoneyForm): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  const isIt = isItalian(form.language);
  return framed(amount < 0, `${grouped(whole, isIt ? '.' : ',')}${isIt ? ',' : '.'}${cents}`, form);
}

/** Returns a round amount of integer cents without decimals: "80 €", "79,90 €"; "€80", "€79.90". */
export const thresholdText = (cents: number, form: MoneyForm): string =>
  cents % 100 === 0
    ? framed(cents < 0, wholeNumberText(Math.abs(cents) / 100, form.language), form)
    : moneyText(cents / 100, form);
