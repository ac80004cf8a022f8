import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { lowerToGrid, upperLimit } from './quantity-result.ts';
import { typedQuantity } from './quantity-typed.ts';
import type { SaleTerms } from './selling-info.ts';
import { sellingTerms } from './selling-terms.ts';

const water: SaleTerms = {
  minAcq: 6,
  available: 600,
  productInfos: { QTY_MULT: '6', QTY_LOCKED: 'true', MAXACQ: '40' },
};
const olives: SaleTerms = {
  available: 50,
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '2',
    STEP_SELLING: '1',
    WEIGHT_UNIT_SELLING: 'HG',
    QTY_LOCKED: 'true',
    MAXACQ: '15',
  },
};
const apples: SaleTerms = {
  available: 100,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25', MAXACQ: '10' },
};

const typed = (product: SaleTerms, text: string, current?: number) =>
  typedQuantity(sellingTerms(product), text, current);

describe('typed quantity', () => {
  test('QTY-06 a locked quantity is at least one multiple, and silently on the grid', () => {
    expect(typed(water, '1')).toEqual({ quantity: 6 });
    expect(typed(water, '8,9999')).toEqual({ quantity: 6 });
    expect(typed(water, '39')).toEqual({ quantity: 36, warning: 'errors.maxAcq' });
  });

  test('QTY-06 a locked quantity below minAcq is raised to the multiple that reaches it', () => {
    expect(typed({ ...water, minAcq: 10 }, '6')).toEqual({ quantity: 12, warning: 'errors.minAcq' });
  });

  test('QTY-06 a locked weight snaps to the first weight plus steps', () => {
    expect(typed(olives, '3,5')).toEqual({ quantity: 4 });
    expect(typed(olives, '1')).toEqual({ quantity: 2, warning: 'errors.minAcq' });
    expect(typed(olives, '15,4')).toEqual({ quantity: 15 });
    expect(typed(olives, '99')).toEqual({ quantity: 15, warning: 'errors.maxAcq' });
  });

  test('QTY-07 a comma or a point separates decimals', () => {
    expect(typed(apples, '1,25')).toEqual({ quantity: 1.25 });
    expect(typed(apples, '1.25')).toEqual({ quantity: 1.25 });
    expect(typed(apples, ',75')).toEqual({ quantity: 0.75 });
    expect(typed(apples, ' 2, ')).toEqual({ quantity: 2 });
  });

  test('QTY-07 pieces are rounded half up to whole numbers, weights to 3 decimals', () => {
    expect(typed({}, '2,4999')).toEqual({ quantity: 2 });
    expect(typed({}, '2,5')).toEqual({ quantity: 3 });
    expect(typed(apples, '1,2345')).toEqual({ quantity: 1.235 });
    expect(typed(apples, '1,23449')).toEqual({ quantity: 1.234 });
  });

  test('QTY-07 the minimum and the cap bind, with their messages', () => {
    expect(typed({ minAcq: 4 }, '0,2')).toEqual({ quantity: 4, warning: 'errors.minAcq' });
    expect(typed({ maxAcq: 10 }, '11')).toEqual({ quantity: 10, warning: 'errors.maxAcq' });
    expect(typed(apples, '12')).toEqual({ quantity: 10, warning: 'errors.maxAcq' });
    expect(typed({}, '99999999999999999999')).toEqual({ quantity: 1e8 });
  });

  test('QTY-10 the class maximum binds, with its message', () => {
    const terms = sellingTerms({ available: 50 }, { classQuota: 3 });
    expect(typedQuantity(terms, '5')).toEqual({ quantity: 3, warning: 'errors.maxClass' });
    const full = sellingTerms({ available: 50 }, { classQuota: 0 });
    expect(typedQuantity(full, '5', 1)).toEqual({ quantity: 1, error: 'errors.maxClass' });
  });

  test('QTY-07 0 or less asks the removal', () => {
    expect(typed(apples, '0,000')).toEqual({ quantity: 0, ask: 'message.remove' });
    expect(typed(water, '-3')).toEqual({ quantity: 0, ask: 'message.remove' });
  });

  test('text that is no number keeps the quantity with an error, empty text without', () => {
    expect(typed(water, 'sei', 12)).toEqual({ quantity: 12, error: 'validation' });
    expect(typed(water, '1.000,5', 12)).toEqual({ quantity: 12, error: 'validation' });
    expect(typed(water, '1e3', 12)).toEqual({ quantity: 12, error: 'validation' });
    expect(typed(water, 'NaN')).toEqual({ quantity: 0, error: 'validation' });
    expect(typed(water, '9'.repeat(500), 12)).toEqual({ quantity: 12, error: 'validation' });
    expect(typed(water, '  ', 12)).toEqual({ quantity: 12 });
    expect(typed(water, '', Number.NaN)).toEqual({ quantity: 0 });
  });

  test('a product no quantity of which can be bought keeps the quantity', () => {
    expect(typed({ minAcq: 4, maxAcq: 3 }, '3', 0)).toEqual({ quantity: 0, error: 'errors.maxAcq' });
  });

  test('RULE-CART-5 is sellable, and typing it again changes nothing', () => {
    const amount = (max: number) => fc.integer({ min: 1, max });
    const product: fc.Arbitrary<SaleTerms> = fc.record({
      minAcq: fc.option(amount(20)),
      maxAcq: fc.option(amount(100)),
      available: amount(200),
      productInfos: fc.record(
        {
          TIPOLOGIA: fc.constantFrom('Pezzo', 'Confezione', 'Sfuso'),
          QTY_MULT: amount(12).map(String),
          QTY_LOCKED: fc.constantFrom('true', 'false'),
          WEIGHT_SELLING: amount(3000).map((grams) => String(grams / 1000)),
          STEP_SELLING: amount(1000).map((grams) => String(grams / 1000)),
        },
        { requiredKeys: [] },
      ),
    });
    const text = fc.oneof(
      fc.double({ min: 0, max: 300, noNaN: true }).map((value) => value.toFixed(4).replace('.', ',')),
      fc.string({ maxLength: 12 }),
    );
    fc.assert(
      fc.property(product, text, (product, text) => {
        const terms = sellingTerms(product);
        const { quantity, error, ask } = typedQuantity(terms, text, 7);
        expect(Number.isFinite(quantity)).toBe(true);
        fc.pre(error === undefined && ask === undefined && text.trim() !== '');
        const thousandths = Math.round(quantity * 1000);
        expect(lowerToGrid(terms, thousandths)).toBe(thousandths);
        expect(thousandths).toBeGreaterThanOrEqual(terms.minimum);
        expect(thousandths).toBeLessThanOrEqual(upperLimit(terms).most);
        expect(typedQuantity(terms, String(quantity))).toEqual({ quantity });
      }),
      { seed: 14, numRuns: 500 },
    );
  });
});
