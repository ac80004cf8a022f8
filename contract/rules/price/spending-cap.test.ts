import { expect, test } from 'vitest';
import { aCart } from '../../../paths/fixtures/cart-fixtures.ts';
import { capStanding, isSpendingCap } from './spending-cap.ts';

const standing = (totalPrice: number, spendingCap: number | null) =>
  capStanding({ totalPrice, user: { ...aCart().user, spendingCap } });

test.each([
  ['below', 67.6, { cap: 8000, left: 1240, over: 0 }],
  ['at it, which is not past it', 80, { cap: 8000, left: 0, over: 0 }],
  ['a cent past it', 80.01, { cap: 8000, left: 0, over: 1 }],
  ['past it', 83.2, { cap: 8000, left: 0, over: 320 }],
  ['empty', 0, { cap: 8000, left: 8000, over: 0 }],
])('B-36: a cart %s the cap (%f €) is compared to the cent', (_, totalPrice, expected) => {
  expect(standing(totalPrice, 8000)).toEqual(expected);
});

test('B-36: where there is no cap nothing is compared', () => {
  expect(standing(1000, null)).toBeNull();
});

test.each([
  [99, false],
  [100, true],
  [999_900, true],
  [999_901, false],
  [100.5, false],
  [-100, false],
  [Number.NaN, false],
])('B-36: %f cents are a cap: %s', (cents, expected) => {
  expect(isSpendingCap(cents)).toBe(expected);
});
