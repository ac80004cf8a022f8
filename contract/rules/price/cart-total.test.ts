import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cartTotals } from './cart-total.ts';
import { missingToThreshold } from './delivery-fee.ts';
import { hasVariableWeight, heldSum } from './preauthorisation.ts';

const fees = { fee: 490, freeFrom: 8000 };
const none = { packageTotals: [], giftTotals: [] };

describe('cart totals', () => {
  test('CART-20 CART-10 sum up with the rows that hold something', () => {
    expect(
      cartTotals({ lineTotals: [297, 1620], packageTotals: [10, 20], giftTotals: [500], ...fees }),
    ).toEqual({
      itemsTotal: 1917,
      giftTotal: 500,
      packageTotal: 30,
      deliveryFee: 490,
      totalPrice: 1937,
      rows: ['items', 'gift', 'package', 'deliveryFee', 'total'],
    });
    expect(cartTotals({ lineTotals: [8000], ...none, ...fees }).rows).toEqual(['items', 'total']);
  });

  test('CART-21 delivery is free with no items and from the threshold on', () => {
    expect(cartTotals({ lineTotals: [], ...none, ...fees }).deliveryFee).toBe(0);
    expect(cartTotals({ lineTotals: [7999], ...none, ...fees }).deliveryFee).toBe(490);
    expect(cartTotals({ lineTotals: [8000], ...none, ...fees }).deliveryFee).toBe(0);
    expect(cartTotals({ lineTotals: [90000], ...none, fee: 290, freeFrom: null }).deliveryFee).toBe(290);
  });

  test('LOY-06 a gift takes off no more than is due', () => {
    const totals = cartTotals({ lineTotals: [300], packageTotals: [], giftTotals: [500, 1000], ...fees });
    expect(totals).toMatchObject({ giftTotal: 790, totalPrice: 0 });
  });

  test('CART-20 are never negative and always add up', () => {
    const amounts = fc.array(fc.nat(100_000), { maxLength: 8 });
    fc.assert(
      fc.property(
        amounts,
        amounts,
        amounts,
        fc.nat(2000),
        fc.option(fc.nat(50_000)),
        (items, packs, gifts, fee, from) => {
          const totals = cartTotals({
            lineTotals: items,
            packageTotals: packs,
            giftTotals: gifts,
            fee,
            freeFrom: from,
          });
          const { itemsTotal, giftTotal, packageTotal, deliveryFee, totalPrice } = totals;
          expect(totalPrice).toBeGreaterThanOrEqual(0);
          expect(totalPrice).toBe(itemsTotal - giftTotal + packageTotal + deliveryFee);
        },
      ),
      { seed: 18, numRuns: 200 },
    );
  });

  test('B-24 say what is missing to a threshold', () => {
    expect(missingToThreshold(8000, 7510)).toBe(490);
    expect(missingToThreshold(8000, 9000)).toBe(0);
    expect(missingToThreshold(null, 10)).toBe(0);
  });
});

describe('CHK-15 amount held', () => {
  test('is the total plus the share of variable-weight lines', () => {
    const lines = [{ product: { productInfos: { TIPOLOGIA: 'Sfuso' } }, gross: 2240 }];
    expect(heldSum({ total: 8435, lines, percent: 30 }).held).toBe(9107);
    expect(heldSum({ total: 8435, lines, percent: '20' }).held).toBe(8883);
  });

  test('counts Sfuso and Confezione as variable', () => {
    const kinds = ['Pezzo', 'Confezione', 'Sfuso', 'Peso', ''];
    expect(kinds.map((TIPOLOGIA) => hasVariableWeight({ TIPOLOGIA }))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    expect(hasVariableWeight(null)).toBe(false);
  });
});
