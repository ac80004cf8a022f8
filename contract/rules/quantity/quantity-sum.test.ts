import { expect, test } from 'vitest';
import { quantityAbove, sumOfQuantities } from './quantity-sum.ts';

test.each([
  [[], 0],
  [[3, 2], 5],
  [[0.1, 0.2], 0.3],
  [[0.25, 0.25, 0.75], 1.25],
])('QTY-05: %j are %d together', (quantities, sum) => {
  expect(sumOfQuantities(quantities)).toBe(sum);
});

test.each([
  [3, 2, 1],
  [0.3, 0.1, 0.2],
  [2, 2, 0],
  [1, 2, 0],
])('QTY-05: %d is above %d by %d', (more, less, difference) => {
  expect(quantityAbove(more, less)).toBe(difference);
});
