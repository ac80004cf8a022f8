import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { hourText, orderByText, termText } from './order-by.ts';

const i18n = setupI18n({ locale: 'it', messages: { it: {} } });

test.each([
  ['2026-11-21T15:30:00Z', 'Ordina entro le 16:30 di oggi'],
  ['2026-11-22T07:00:00Z', 'Ordina entro le 08:00 di domani'],
  ['2026-11-21T23:00:00Z', 'Ordina entro mezzanotte'],
  ['2026-11-22T23:00:00Z', 'Ordina entro la mezzanotte di domani'],
  ['2026-11-23T23:00:00Z', 'Ordina entro la mezzanotte di lunedì 23 novembre'],
])('B-29: a cut-off at %s reads as people say it', (cutoff, text) => {
  expect(orderByText(i18n, { cutoff, today: '2026-11-21' })).toBe(text);
});

test.each([
  ['2026-11-21T15:30:00Z', 'le 16:30'],
  ['2026-11-21T23:00:00Z', 'mezzanotte'],
])('CHK-20: a payment due at %s is told by the hour', (due, text) => {
  expect(hourText(i18n, due)).toBe(text);
});

test.each([
  ['2026-11-21T23:00:00Z', 'mezzanotte'],
  ['2026-11-22T23:00:00Z', 'la mezzanotte di domani'],
])('ORD-06: an order that can be cancelled until %s says so as people do', (until, text) => {
  expect(termText(i18n, { term: until, today: '2026-11-21' })).toBe(text);
});
