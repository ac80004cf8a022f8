import { expect, test } from 'vitest';
import { typedCents } from './typed-amount.ts';

test.each([
  ['80', 8000],
  [' 80 € ', 8000],
  ['80,5', 8050],
  ['80,05', 8005],
  ['80.50', 8050],
  ['1.234,50', 123_450],
  ['1234,50', 123_450],
  ['1.234', 123_400],
  ['9.999 €', 999_900],
  ['0', 0],
  ['', null],
  ['ottanta', null],
  ['80,', null],
  ['80,555', null],
  ['80,5,5', null],
  ['8.00.0', null],
  ['12.34,50', null],
  ['-80', null],
  ['1e3', null],
  ['1234567890', null],
])('B-36: %j is typed in Italian for %s cents', (typed, cents) => {
  expect(typedCents(typed, 'it')).toBe(cents);
});

test.each([
  ['$1,234.50', 123_450],
  ['80.5', 8050],
  ['80', 8000],
  ['80,50', null],
  ['80.555', null],
])('TEN-03: %j is typed in en-US for %s cents', (typed, cents) => {
  expect(typedCents(typed, 'en-US')).toBe(cents);
});
