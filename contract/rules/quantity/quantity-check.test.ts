import { describe, expect, test } from 'vitest';

import { checkAddedQuantity, checkLineQuantity } from './quantity-check.ts';
import type { LineTerms, SaleTerms } from './selling-info.ts';
import { sellingTerms } from './selling-terms.ts';

const check = (product: SaleTerms, quantity: unknown, line?: LineTerms) =>
  checkLineQuantity(sellingTerms(product, line), quantity);
const addTo = (product: SaleTerms, inLine: number, added: unknown) =>
  checkAddedQuantity(sellingTerms(product), { inLine, added });
const refused = (code: string) => ({ kind: 'refused', code });

const water: SaleTerms = {
  minAcq: 6,
  available: 600,
  productInfos: { QTY_MULT: '6', QTY_LOCKED: 'true', MAXACQ: '40' },
};
const burrata: SaleTerms = { minAcq: 1, maxAcq: 10, available: 3, productInfos: { MAXACQ: '20' } };
const truffle: SaleTerms = { minAcq: 1, maxAcq: 0, available: 0 };
const apples: SaleTerms = {
  minAcq: 1,
  available: 100,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25', MAXACQ: '10' },
};
const olives: SaleTerms = { ...apples, productInfos: { ...apples.productInfos, QTY_LOCKED: 'true' } };

describe('reliability 7: QTY-24 the quantity a line is set to', () => {
  test('a quantity that is no number, or negative, is a bad call, also of a sold-out product', () => {
    expect(check(truffle, 'due')).toEqual(refused('request.parameter'));
    expect(check(truffle, '')).toEqual(refused('request.parameter'));
    expect(check(truffle, null)).toEqual(refused('request.parameter'));
    expect(check(truffle, Number.NaN)).toEqual(refused('request.parameter'));
    expect(check(truffle, Infinity)).toEqual(refused('request.parameter'));
    expect(check(truffle, '1e9')).toEqual(refused('request.parameter'));
    expect(check(truffle, -1)).toEqual(refused('request.parameter'));
  });

  test('0 removes the line, also of a sold-out product', () => {
    expect(check(truffle, 0)).toEqual({ kind: 'removed' });
    expect(check(apples, '0.000')).toEqual({ kind: 'removed' });
  });

  test('pieces must be whole, before anything else is looked at', () => {
    expect(check(truffle, 1.5)).toEqual(refused('errors.qtyLocked'));
    expect(check({ productInfos: { TIPOLOGIA: 'Confezione' } }, '2.5')).toEqual(refused('errors.qtyLocked'));
    expect(check(burrata, '2.0')).toEqual({ kind: 'accepted', quantity: 2 });
  });

  test('weights are rounded to 3 decimals half up', () => {
    expect(check(apples, 0.7505)).toEqual({ kind: 'accepted', quantity: 0.751 });
    expect(check(apples, '0.4995')).toEqual({ kind: 'accepted', quantity: 0.5 });
    expect(check(apples, 0.0001)).toEqual(refused('errors.minAcq'));
  });

  test('a sold-out product is refused before its minimum', () => {
    expect(check(truffle, 1)).toEqual(refused('msg.cart.availability.errors'));
    expect(check({ ...truffle, minAcq: 4 }, 1)).toEqual(refused('msg.cart.availability.errors'));
  });

  test('below the minimum is refused before the grid', () => {
    expect(check(water, 4)).toEqual(refused('errors.minAcq'));
    expect(check(olives, 0.4)).toEqual(refused('errors.minAcq'));
    expect(check({ ...water, minAcq: 1 }, 4)).toEqual(refused('errors.qtyLocked'));
  });

  test('off the locked grid is refused before the cap', () => {
    expect(check(water, 50)).toEqual(refused('errors.qtyLocked'));
    expect(check(olives, 0.6)).toEqual(refused('errors.qtyLocked'));
    expect(check(apples, 0.6)).toEqual({ kind: 'accepted', quantity: 0.6 });
    expect(check(olives, 1.25)).toEqual({ kind: 'accepted', quantity: 1.25 });
  });

  test('above MAXACQ or maxAcq is refused before the class maximum', () => {
    expect(check(water, 42, { classQuota: 6 })).toEqual(refused('errors.maxAcq'));
    expect(check(burrata, 11)).toEqual(refused('errors.maxAcq'));
    expect(check({ maxAcq: 12, available: 100, productInfos: { MULTI_PACK: '3' } }, 5)).toEqual(
      refused('errors.maxAcq'),
    );
  });

  test('QTY-10 above the class maximum is refused before the stock trims', () => {
    expect(check(burrata, 4, { classQuota: 3 })).toEqual(refused('errors.maxClass'));
    expect(check(burrata, 3, { classQuota: 3 })).toEqual({ kind: 'accepted', quantity: 3 });
  });

  test('QTY-11 above what a day leaves is refused after the class maximum, before the stock trims', () => {
    expect(check({ ...burrata, dailyMax: { max: 4 } }, 5, { classQuota: 4 })).toEqual(
      refused('errors.maxClass'),
    );
    expect(check({ ...burrata, dailyMax: { max: 4 } }, 5)).toEqual(refused('errors.maxDay'));
    expect(check({ ...burrata, dailyMax: { max: 2 } }, 2)).toEqual({ kind: 'accepted', quantity: 2 });
    expect(check({ available: 9, dailyMax: { max: 6, left: 2 } }, 3)).toEqual(refused('errors.maxDay'));
  });

  test('above the stock is trimmed with a warning, to the grid when locked', () => {
    const warning = 'msg.cart.availability.errors';
    expect(check(burrata, 5)).toEqual({ kind: 'trimmed', quantity: 3, warning });
    expect(check({ ...water, available: 15 }, 18)).toEqual({ kind: 'trimmed', quantity: 12, warning });
    expect(check({ ...apples, available: 1.1 }, 2)).toEqual({ kind: 'trimmed', quantity: 1.1, warning });
    expect(check({ ...olives, available: 1.1 }, 2)).toEqual({ kind: 'trimmed', quantity: 1, warning });
  });

  test('a stock under the minimum is refused', () => {
    expect(check({ ...water, available: 5 }, 6)).toEqual(refused('msg.cart.availability.errors'));
    expect(check({ ...apples, available: 0.3 }, 1)).toEqual(refused('msg.cart.availability.errors'));
  });
});

describe('QTY-24 a quantity added to a line', () => {
  test('must be a number above 0', () => {
    expect(addTo(burrata, 1, 0)).toEqual(refused('request.parameter'));
    expect(addTo(burrata, 1, -1)).toEqual(refused('request.parameter'));
    expect(addTo(burrata, 1, undefined)).toEqual(refused('request.parameter'));
  });

  test('is judged on the sum', () => {
    expect(addTo({ minAcq: 4 }, 3, 1)).toEqual({ kind: 'accepted', quantity: 4 });
    expect(addTo(water, 36, 6)).toEqual(refused('errors.maxAcq'));
    expect(addTo(apples, 0.1, '0.2')).toEqual(refused('errors.minAcq'));
    expect(addTo(apples, 0.5, 0.2)).toEqual({ kind: 'accepted', quantity: 0.7 });
    expect(addTo(burrata, 3, 1)).toEqual({
      kind: 'trimmed',
      quantity: 3,
      warning: 'msg.cart.availability.errors',
    });
  });
});
