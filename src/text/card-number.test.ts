import { expect, test } from 'vitest';
import { cardNumberText } from './card-number.ts';
import { wholeNumber } from './money.ts';

test.each([
  ['0401123456789', '0401 1234 5678 9'],
  ['04011234', '0401 1234'],
  ['', ''],
])('LOY-02: %s reads %s', (digits, text) => {
  expect(cardNumberText(digits)).toBe(text);
});

test('LOY-05: points are grouped by thousands', () => {
  expect([0, 284, 1284, 1_284_000].map(wholeNumber)).toEqual(['0', '284', '1.284', '1.284.000']);
});
