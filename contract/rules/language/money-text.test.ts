import { expect, test } from 'vitest';
import type { Currency } from '../../currencies.ts';
import { decimalText, moneyText, thresholdText, wholeNumberText } from './money-text.ts';

const forms = (currency: Currency) =>
  [
    { currency, language: 'it' },
    { currency, language: 'en-US' },
  ] as const;

test.each([
  [1.99, 'EUR', '1,99\u00A0€', '€1.99'],
  [1234.5, 'EUR', '1.234,50\u00A0€', '€1,234.50'],
  [1_234_567.8, 'USD', '1.234.567,80\u00A0$', '$1,234,567.80'],
  [0, 'USD', '0,00\u00A0$', '$0.00'],
  [-5, 'EUR', '−5,00\u00A0€', '−€5.00'],
] as const)(
  'TEN-03 TEN-06 %d %s reads %s, and %s in en-US, not converted',
  (amount, currency, italian, english) => {
    expect(forms(currency).map((form) => moneyText(amount, form))).toEqual([italian, english]);
  },
);

test('TEN-03 a round amount has no cents', () => {
  expect(
    [8000, 7990, 120_000, -500].map((cents) => thresholdText(cents, { currency: 'EUR', language: 'it' })),
  ).toEqual(['80\u00A0€', '79,90\u00A0€', '1.200\u00A0€', '−5\u00A0€']);
  expect(
    [8000, 7990, 120_000, -500].map((cents) => thresholdText(cents, { currency: 'USD', language: 'en-US' })),
  ).toEqual(['$80', '$79.90', '$1,200', '−$5']);
});

test('TEN-03 numbers have the marks of their language', () => {
  expect([wholeNumberText(1284, 'it'), wholeNumberText(1284, 'en-US')]).toEqual(['1.284', '1,284']);
  expect([decimalText(0.75, 'it'), decimalText(0.75, 'en-US')]).toEqual(['0,75', '0.75']);
});
