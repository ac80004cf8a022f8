import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLineQuantity } from '../quantity/quantity-check.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';
import { amountFor, personsRange, quantityForRecipe } from './recipe-amounts.ts';

const packOf = (content: string, unit: string, more: object = {}) => ({
  minAcq: 1,
  maxAcq: 0,
  available: 50,
  productInfos: { TIPOLOGIA: 'Pezzo', WEIGHT_SELLING: content, WEIGHT_UNIT_SELLING: unit, ...more },
});
const looseIn = (unit: string, least: string, more: object = {}) => ({
  available: 50,
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: least,
    STEP_SELLING: least,
    WEIGHT_UNIT_SELLING: unit,
    WEIGHT_UNIT_BASE: 'KG',
    ...more,
  },
});
const products = {
  eggs: packOf('6', 'PZ'),
  pasta: packOf('400', 'GR'),
  oil: packOf('1', 'LT'),
  water: packOf('9', 'LT', { WEIGHT_SELLING_SINGLE_UNIT: '1.5', WEIGHT_SELLING_SINGLE_UNIT_UM: 'LT' }),
  limited: packOf('100', 'GR', { MAXACQ: '3' }),
  bySix: packOf('100', 'GR', { QTY_MULT: '6', QTY_LOCKED: 'true' }),
  plain: { available: 50, productInfos: { TIPOLOGIA: 'Pezzo' } },
  chicory: looseIn('KG', '0.4'),
  lockedChicory: looseIn('KG', '0.4', { QTY_LOCKED: 'true' }),
  ham: looseIn('GR', '100'),
};

describe('B-39: an amount for so many people', () => {
  test.each([
    [400, 'g', 4, 4, 400],
    [400, 'g', 4, 6, 600],
    [125, 'g', 4, 4, 125],
    [150, 'g', 4, 3, 110],
    [150, 'g', 4, 1, 40],
    [10, 'g', 4, 1, 3],
    [2, 'g', 4, 1, 1],
    [30, 'ml', 4, 5, 40],
    [1000, 'g', 4, 20, 5000],
    [1, 'piece', 4, 1, 0.5],
    [2, 'piece', 4, 3, 1.5],
    [6, 'piece', 4, 6, 9],
    [1, 'pack', 4, 20, 5],
    [null, 'piece', 4, 8, null],
  ] as const)('%j %s for %i people are for %i of them %j', (amount, unit, servings, persons, expected) => {
    expect(amountFor({ amount, unit }, { servings, persons })).toBe(expected);
  });

  test('is never nothing, and never less for more people', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.constantFrom('g', 'ml', 'piece', 'pack'),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: personsRange.least, max: personsRange.most - 1 }),
        (amount, unit, servings, persons) => {
          // The recipe's own amount is not rounded: beside it the rounded one may stand below.
          fc.pre(persons !== servings && persons + 1 !== servings);
          const less = amountFor({ amount, unit }, { servings, persons }) ?? 0;
          const more = amountFor({ amount, unit }, { servings, persons: persons + 1 }) ?? 0;
          expect(less).toBeGreaterThan(0);
          expect(more).toBeGreaterThanOrEqual(less);
        },
      ),
    );
  });
});

describe('B-39: what is bought for a recipe', () => {
  test.each([
    ['pasta', 400, 'g', 1],
    ['pasta', 410, 'g', 2],
    ['pasta', 600, 'g', 2],
    ['pasta', 40, 'ml', 1],
    ['oil', 40, 'ml', 1],
    ['oil', 1010, 'ml', 2],
    ['eggs', 6, 'piece', 1],
    ['eggs', 9, 'piece', 2],
    ['eggs', 6.5, 'piece', 2],
    ['water', 9500, 'ml', 2],
    ['limited', 900, 'g', 3],
    ['bySix', 700, 'g', 12],
    ['bySix', 100, 'g', 6],
    ['plain', 1.5, 'piece', 2],
    ['plain', 300, 'g', 1],
    ['plain', null, 'piece', 1],
    ['pasta', 3, 'pack', 3],
    ['chicory', 500, 'g', 0.5],
    ['chicory', 100, 'g', 0.4],
    ['lockedChicory', 500, 'g', 0.8],
    ['lockedChicory', 1300, 'g', 1.6],
    ['chicory', 2, 'piece', 0.4],
    ['chicory', null, 'g', 0.4],
    ['ham', 150, 'g', 150],
  ] as const)('%s for %j %s: %d', (product, amount, unit, quantity) => {
    expect(quantityForRecipe(products[product], { amount, unit })).toBe(quantity);
  });

  test('is one the shop takes, whatever is cooked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(products)),
        fc.option(fc.integer({ min: 1, max: 100_000 })),
        fc.constantFrom('piece', 'pack', 'g', 'ml'),
        (product, amount, unit) => {
          const quantity = quantityForRecipe(product, { amount, unit });
          expect(checkLineQuantity(sellingTerms(product), quantity)).toEqual({ kind: 'accepted', quantity });
        },
      ),
    );
  });

  test('is enough, where the shop sets no limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (amount) => {
        const bought = (product: keyof typeof products, grams: number) =>
          Math.round(quantityForRecipe(products[product], { amount, unit: 'g' }) * grams);
        expect(bought('pasta', 400)).toBeGreaterThanOrEqual(amount);
        expect(bought('chicory', 1000)).toBeGreaterThanOrEqual(amount);
        expect(bought('lockedChicory', 1000)).toBeGreaterThanOrEqual(amount);
      }),
    );
  });
});
