import { describe, expect, test } from 'vitest';

import { dayQuota } from './day-quota.ts';

const milk = { productId: 7, dailyMax: { max: 6 } };
const line = (itemId: number, quantity: number, productId = 7) => ({
  itemId,
  quantity,
  product: { productId },
});

describe('QTY-11 what the maximum of a day leaves to a line', () => {
  test('is no bound without a maximum', () => {
    expect(dayQuota({ product: { productId: 7 }, ordered: 4, lines: [line(1, 9)], itemId: 1 })).toBeNull();
  });

  test('is all of it where nothing else was ordered, whatever the line itself holds', () => {
    expect(dayQuota({ product: milk, ordered: 0, lines: [line(1, 5)], itemId: 1 })).toBe(6);
  });

  test('is less what other orders of the day and other lines of the product hold', () => {
    const lines = [line(1, 1), line(2, 1), line(3, 5, 8)];
    expect(dayQuota({ product: milk, ordered: 3, lines, itemId: 1 })).toBe(2);
    expect(dayQuota({ product: milk, ordered: 3, lines, itemId: -1 })).toBe(1);
  });

  test('is never below 0', () => {
    expect(dayQuota({ product: milk, ordered: 9, lines: [], itemId: -1 })).toBe(0);
  });

  test('counts weights to the thousandth', () => {
    const flour = { productId: 7, dailyMax: { max: 2 } };
    expect(dayQuota({ product: flour, ordered: 0.7, lines: [line(2, 0.1)], itemId: 1 })).toBe(1.2);
  });
});
