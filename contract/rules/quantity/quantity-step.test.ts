import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { minusQuantity, plusQuantity } from './quantity-step.ts';
import { lowerToGrid, upperLimit } from './quantity-result.ts';
import type { SaleTerms, SellingTerms } from './selling-info.ts';
import { sellingTerms } from './selling-terms.ts';

const water: SaleTerms = {
  minAcq: 6,
  available: 600,
  productInfos: { QTY_MULT: '6', QTY_LOCKED: 'true', MAXACQ: '40' },
};
const apples: SaleTerms = {
  available: 100,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25', MAXACQ: '10' },
};

const plus = (product: SaleTerms, quantity: number) => plusQuantity(sellingTerms(product), quantity);
const minus = (product: SaleTerms, quantity: number) => minusQuantity(sellingTerms(product), quantity);

describe('plus', () => {
  test('QTY-02 off the locked grid goes up to the next multiple', () => {
    expect(plus(water, 7)).toEqual({ quantity: 12 });
    expect(plus(water, 3)).toEqual({ quantity: 6 });
  });

  test('QTY-01 below the minimum goes up to it', () => {
    expect(plus({ minAcq: 4 }, 1)).toEqual({ quantity: 4 });
  });

  test('QTY-05 adds weights without the errors of binary fractions', () => {
    const product = { productInfos: { TIPOLOGIA: 'Peso', WEIGHT_SELLING: '0.1', STEP_SELLING: '0.1' } };
    expect(plus(product, 0.2)).toEqual({ quantity: 0.3 });
    expect(plus(product, 0.7)).toEqual({ quantity: 0.8 });
  });

  test('QTY-09 cannot start when the cap is below the first value', () => {
    expect(plus({ minAcq: 4, maxAcq: 3 }, 0)).toEqual({ quantity: 0, error: 'errors.maxAcq' });
    expect(plus({ available: 0 }, 0)).toEqual({ quantity: 0, error: 'errors.maxAcq' });
  });

  test('QTY-11 stops at what a day leaves, with its own code', () => {
    const terms = sellingTerms({ available: 50, dailyMax: { max: 6, left: 2 } });
    expect(plusQuantity(terms, 1)).toEqual({ quantity: 2 });
    expect(plusQuantity(terms, 2)).toEqual({ quantity: 2, error: 'errors.maxDay' });
    expect(upperLimit(terms)).toEqual({ most: 2000, reason: 'errors.maxDay', code: 'errors.maxDay' });
    const all = sellingTerms({ maxAcq: 2, dailyMax: { max: 2 } }, { classQuota: 2 });
    expect(plusQuantity(all, 2).error).toBe('errors.maxAcq');
    expect(plusQuantity(sellingTerms({ dailyMax: { max: 2 } }, { classQuota: 2 }), 2).error).toBe(
      'errors.maxClass',
    );
  });

  test('QTY-10 stops at the class maximum with its own code', () => {
    const terms = sellingTerms({ available: 50 }, { classQuota: 2 });
    expect(plusQuantity(terms, 1)).toEqual({ quantity: 2 });
    expect(plusQuantity(terms, 2)).toEqual({ quantity: 2, error: 'errors.maxClass' });
    expect(plusQuantity(sellingTerms({ maxAcq: 2 }, { classQuota: 2 }), 2)).toEqual({
      quantity: 2,
      error: 'errors.maxAcq',
    });
  });

  test('takes a quantity that is no number, or negative, for none', () => {
    expect(plus(water, Number.NaN)).toEqual({ quantity: 6 });
    expect(plus(water, -3)).toEqual({ quantity: 6 });
    expect(plus(apples, Infinity)).toEqual({ quantity: 0.5 });
  });

  test('keeps an enormous quantity with the maximum', () => {
    expect(plus(water, 1e9)).toEqual({ quantity: 1e8, error: 'errors.maxAcq' });
    expect(plus({}, 1e300)).toEqual({ quantity: 1e8, error: 'errors.maxAcq' });
  });
});

describe('minus', () => {
  test('QTY-03 a step between 0 and minAcq is refused, one to 0 or less asks the removal', () => {
    const yogurt = { minAcq: 4, available: 90 };
    expect(minus(yogurt, 4)).toEqual({ quantity: 4, error: 'errors.minAcq' });
    expect(minus(water, 6)).toEqual({ quantity: 0, ask: 'message.remove' });
    expect(minus({ productInfos: { QTY_MULT: '6' } }, 4)).toEqual({ quantity: 0, ask: 'message.remove' });
    expect(minus({}, 1)).toEqual({ quantity: 0, ask: 'message.remove' });
  });

  test('QTY-03 with a minimum of two packages one package is refused', () => {
    expect(minus({ ...water, minAcq: 10 }, 12)).toEqual({ quantity: 12, error: 'errors.minAcq' });
  });

  test('QTY-09 a quantity above the cap falls to the last one of the grid', () => {
    expect(minus(water, 50)).toEqual({ quantity: 36, warning: 'errors.maxAcq' });
    expect(minus(apples, 12)).toEqual({ quantity: 10, warning: 'errors.maxAcq' });
    expect(minus({ minAcq: 6, maxAcq: 3 }, 10)).toEqual({ quantity: 0, ask: 'message.remove' });
  });

  test('takes a quantity that is no number, or negative, for none', () => {
    expect(minus(apples, Number.NaN)).toEqual({ quantity: 0, ask: 'message.remove' });
    expect(minus(water, -1)).toEqual({ quantity: 0, ask: 'message.remove' });
  });
});

const amount = (max: number) => fc.integer({ min: 1, max });
const text = (value: number) => String(value);
const product: fc.Arbitrary<SaleTerms> = fc.record({
  minAcq: fc.option(amount(30)),
  maxAcq: fc.option(fc.integer({ min: 0, max: 200 })),
  available: fc.integer({ min: 0, max: 300 }),
  productInfos: fc.record(
    {
      TIPOLOGIA: fc.constantFrom('Pezzo', 'Confezione', 'Sfuso', 'Peso'),
      QTY_MULT: amount(12).map(text),
      QTY_LOCKED: fc.constantFrom('true', 'false'),
      WEIGHT_SELLING: amount(3000).map((grams) => text(grams / 1000)),
      STEP_SELLING: amount(1000).map((grams) => text(grams / 1000)),
      WEIGHT_UNIT_SELLING: fc.constantFrom('KG', 'HG', 'GR'),
      MAXACQ: amount(60).map(text),
      MULTI_PACK: amount(6).map(text),
    },
    { requiredKeys: [] },
  ),
});
const anyQuantity = fc.oneof(
  fc.integer({ min: 0, max: 400 }),
  fc.double({ min: 0, max: 50, noNaN: true }),
  fc.double(),
);

function isSellable(terms: SellingTerms, quantity: number): boolean {
  const amount = Math.round(quantity * 1000);
  const isOnGrid = lowerToGrid(terms, amount) === amount;
  return isOnGrid && amount >= terms.minimum && amount <= upperLimit(terms).most;
}

describe('the most that can be had (QTY-09, QTY-10)', () => {
  const limit = (product: SaleTerms) => upperLimit(sellingTerms(product));
  const rule = { productClassId: 9, max: 3, unit: 'pz' };
  const sugar: SaleTerms = { available: 50, productInfos: { MAXACQ: '24' }, productClassRuleMax: rule };

  test('is on the grid of the product', () => {
    expect(limit(water)).toEqual({ most: 36_000, reason: 'errors.maxAcq', code: 'errors.maxAcq' });
    expect(plus(water, 36)).toEqual({ quantity: 36, error: 'errors.maxAcq' });
  });

  test('is what is in stock, though the product permits more', () => {
    const burrata: SaleTerms = { maxAcq: 10, available: 3, productInfos: { MAXACQ: '20' } };
    expect(limit(burrata)).toEqual({ most: 3000, reason: 'stock', code: 'errors.maxAcq' });
    expect(plus(burrata, 2)).toEqual({ quantity: 3 });
    expect(plus(burrata, 3)).toEqual({ quantity: 3, error: 'errors.maxAcq' });
    expect(minus(burrata, 9)).toEqual({ quantity: 3, warning: 'errors.maxAcq' });
  });

  test('is what the class permits, or leaves where the cart has others of it', () => {
    expect(limit(sugar)).toEqual({ most: 3000, reason: 'errors.maxClass', code: 'errors.maxClass' });
    expect(plus(sugar, 3)).toEqual({ quantity: 3, error: 'errors.maxClass' });
    const beside: SaleTerms = { ...sugar, productClassRuleMax: { ...rule, left: 1 } };
    expect(limit(beside)).toEqual({ most: 1000, reason: 'errors.maxClass', code: 'errors.maxClass' });
    expect(upperLimit(sellingTerms(beside, { classQuota: 2 })).most).toBe(2000);
    expect(upperLimit(sellingTerms(beside, { classQuota: null })).most).toBe(24_000);
  });

  test('counts a class in the unit goods are sold in', () => {
    const loose = { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '100', WEIGHT_UNIT_SELLING: 'GR' };
    const of = (max: number, unit: string) =>
      limit({ available: 50, productInfos: loose, productClassRuleMax: { ...rule, max, unit } }).most;
    expect(of(2, 'kg')).toBe(2_000_000);
    expect(of(2, 'pz')).toBe(50_000_000);
    expect(of(0, 'pz')).toBe(0);
  });

  test('is nothing where the least is more than there is', () => {
    expect(limit({ minAcq: 4, available: 3 })).toEqual({ most: 0, reason: 'stock', code: 'errors.maxAcq' });
    expect(limit({ available: 0 })).toEqual({ most: 0, reason: 'stock', code: 'errors.maxAcq' });
  });

  test('names the product before class and stock where they are the same', () => {
    expect(limit({ ...sugar, productInfos: { MAXACQ: '3' } }).reason).toBe('errors.maxAcq');
    expect(limit({ ...sugar, available: 3 }).reason).toBe('errors.maxClass');
  });
});

describe('any product', () => {
  const runs = { seed: 13, numRuns: 500 };

  test('RULE-CART-5 a step without error lands on the grid, between minimum and cap, or asks the removal', () => {
    fc.assert(
      fc.property(product, anyQuantity, (product, quantity) => {
        const terms = sellingTerms(product);
        for (const result of [plusQuantity(terms, quantity), minusQuantity(terms, quantity)]) {
          const { quantity, error, ask } = result;
          expect(Number.isFinite(quantity) && quantity >= 0).toBe(true);
          expect(ask === undefined || quantity === 0).toBe(true);
          expect(ask !== undefined || error !== undefined || isSellable(terms, quantity)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('QTY-05 a step has at most three decimals', () => {
    fc.assert(
      fc.property(product, anyQuantity, (product, quantity) => {
        const result = plusQuantity(sellingTerms(product), quantity);
        expect(Number(result.quantity.toFixed(3))).toBe(result.quantity);
      }),
      runs,
    );
  });

  test('minus takes back a plus', () => {
    fc.assert(
      fc.property(product, fc.nat(40), (product, steps) => {
        const terms = sellingTerms(product);
        let result = plusQuantity(terms, 0);
        for (let step = 0; step < steps && result.error === undefined; step += 1) {
          const next = plusQuantity(terms, result.quantity);
          if (next.error !== undefined) break;
          expect(minusQuantity(terms, next.quantity)).toEqual({ quantity: result.quantity });
          result = next;
        }
      }),
      runs,
    );
  });
});
