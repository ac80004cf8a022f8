import type { Currency } from '../../contract/currencies.ts';
import { moneyText, thresholdText } from '../../contract/rules/language/money-text.ts';
import { inEach, type Said } from './said.ts';

/** Writes an amount of integer cents in every language of mails and pages, never converted (TEN-03). */
export const saidMoney = (cents: number, currency: Currency): Said =>
  inEach((language) => moneyText(cents / 100, { currency, language }));

// Messages have a plain space, unlike amounts elsewhere.
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

/** Writes the same for a message of the shop. */
export const messageMoney = (cents: number, currency: Currency): Said =>
  inEach((language) => plain(moneyText(cents / 100, { currency, language })));

/** Writes an amount for a message of the shop, a round one without decimals: "80 €", "€80". */
export const messageThreshold = (cents: number, currency: Currency): Said =>
  inEach((language) => plain(thresholdText(cents, { currency, language })));
