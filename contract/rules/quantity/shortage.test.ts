import { describe, expect, test } from 'vitest';
import { buyableQuantity, shortageOf } from './shortage.ts';

const piece = (available: number, infos = {}) => ({
  available,
  productInfos: { TIPOLOGIA: 'Pezzo', ...infos },
});
const line = (quantity: number, isOffered = true) => ({ quantity, customWeight: null, isOffered });

describe('CART-18, B-28: what a line lacks', () => {
  test.each([
    ['nothing, where there is enough', piece(3), line(3), null],
    ['some, where there is less', piece(1), line(3), { reason: 'less', most: 1 }],
    ['all of it, where it is sold out', piece(0), line(1), { reason: 'soldOut', most: 0 }],
    ['all of it, on a day without it', piece(0), line(1, false), { reason: 'notThatDay', most: 0 }],
    ['all of it, below the minimum', piece(3, { MINACQ: '4' }), line(4), { reason: 'less', most: 0 }],
    [
      'to whole packages',
      piece(8, { QTY_MULT: '6', QTY_LOCKED: 'true' }),
      line(12),
      { reason: 'less', most: 6 },
    ],
    ['nothing, where the maximum of an order is in the way', piece(99, { MAXACQ: '4' }), line(5), null],
  ] as const)('%s', (_, product, wanted, shortage) => {
    expect(shortageOf(product, wanted)).toEqual(shortage);
  });

  test('what is left of it is bought', () => {
    expect([buyableQuantity(3, null), buyableQuantity(3, { reason: 'less', most: 1 })]).toEqual([3, 1]);
    expect(buyableQuantity(1, { reason: 'less', most: 2 })).toBe(1);
  });
});
