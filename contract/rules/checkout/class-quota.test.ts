import { describe, expect, test } from 'vitest';

import { classQuota } from './class-quota.ts';

const offer = { productClasses: [{ productClassId: 7 }] };
const flour = { itemId: 1, product: offer, quantity: 2, weight: 0 };
const other = { itemId: 2, product: { productClasses: [{ productClassId: 8 }] }, quantity: 9, weight: 0 };
const ham = {
  itemId: 3,
  product: { ...offer, productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: 'GR' } },
  quantity: 0,
  weight: 350,
};

describe('QTY-10 what a product class allows', () => {
  const rule = { productClassId: 7, max: 3, unit: 'pz' };

  test('is the maximum less the other lines of the class', () => {
    expect(classQuota({ rule, product: offer, lines: [flour, other], itemId: null })).toBe(1);
    expect(classQuota({ rule, product: offer, lines: [flour, other], itemId: 1 })).toBe(3);
  });

  test('is never negative, and unknown without a maximum', () => {
    const lines = [{ ...flour, quantity: 5 }];
    expect(classQuota({ rule, product: offer, lines, itemId: null })).toBe(0);
    expect(classQuota({ rule: null, product: offer, lines, itemId: null })).toBeNull();
  });

  test('counts a weighed line once against pieces, by weight against a weight', () => {
    expect(classQuota({ rule, product: offer, lines: [ham], itemId: null })).toBe(2);
    const kilos = { productClassId: 7, max: 2, unit: 'kg' };
    expect(classQuota({ rule: kilos, product: ham.product, lines: [ham], itemId: null })).toBe(1650);
    expect(classQuota({ rule: kilos, product: ham.product, lines: [ham], itemId: 3 })).toBe(2000);
  });

  test('lets one weighed line of any weight in while a piece is left', () => {
    expect(classQuota({ rule, product: ham.product, lines: [flour], itemId: null })).toBeNull();
    const full = [{ ...flour, quantity: 3 }];
    expect(classQuota({ rule, product: ham.product, lines: full, itemId: null })).toBe(0);
  });
});
