import { expect, test } from 'vitest';

import { badgeCount, badgeText } from './cart-badge.ts';
import { effectiveQuantity } from './cart-line.ts';

test('SHELL-08 a weighed line, and one that is no whole number, counts 1', () => {
  expect(badgeCount([])).toBe(0);
  expect(badgeCount([{ quantity: 3 }, { quantity: 0, weight: 0.5 }, { quantity: 0.75 }])).toBe(5);
  expect(badgeCount([{ quantity: Number.NaN }, {}])).toBe(2);
});

test('SHELL-08 the badge is hidden at 0 and stops at 99', () => {
  expect(badgeText(0)).toBeNull();
  expect(badgeText(99)).toBe('99');
  expect(badgeText(100)).toBe('99+');
});

test('QTY-13 the effective quantity of a weighed line is its weight', () => {
  expect(effectiveQuantity({ quantity: 0, weight: 350 })).toBe(350);
  expect(effectiveQuantity({ quantity: 2, weight: 0 })).toBe(2);
});
