import { describe, expect, expectTypeOf, test } from 'vitest';

import type { CartItem } from '../../api/shopping/cart.ts';
import type { Product } from '../../api/shopping/product.ts';
import type { Timeslot } from '../../api/shopping/timeslot.ts';
import type { ClassLine, ClassMaximum } from '../checkout/class-quota.ts';
import type { PricedProduct } from '../price/product-price.ts';
import { sellingTerms } from './selling-terms.ts';
import { maxThousandths } from '../number/thousandths.ts';
import type { SlotFacts } from '../checkout/timeslots.ts';

describe('selling terms', () => {
  test('QTY-01 QTY-02 a piece without any term sells one by one without end', () => {
    expect(sellingTerms({})).toEqual({
      kind: 'piece',
      locked: false,
      soldOut: false,
      step: 1000,
      first: 1000,
      least: 1000,
      minimum: 1000,
      origin: 0,
      grain: 1000,
      permitted: maxThousandths,
      stock: maxThousandths,
      cap: maxThousandths,
      classQuota: maxThousandths,
      dayQuota: maxThousandths,
      packageSize: null,
    });
  });

  test('QTY-23 malformed values count as absent', () => {
    const malformed = {
      TIPOLOGIA: '?',
      QTY_MULT: 'sei',
      QTY_LOCKED: 'forse',
      STEP_SELLING: 'NaN',
      WEIGHT_SELLING: '',
      MAXACQ: '-4',
      MULTI_PACK: '0',
      MINACQ: '1e3',
    };
    const product = { minAcq: Number.NaN, maxAcq: 'x', available: undefined, productInfos: malformed };
    expect(sellingTerms(product)).toEqual(sellingTerms({}));
    expect(sellingTerms({ productInfos: { ...malformed, TIPOLOGIA: 'Sfuso' } })).toMatchObject({
      step: 1000,
      first: 1000,
      minimum: 1000,
    });
  });

  test('QTY-02 the first locked add is the next multiple not below minAcq', () => {
    const productInfos = { QTY_MULT: '6', QTY_LOCKED: 'TRUE' };
    expect(sellingTerms({ minAcq: 8, productInfos })).toMatchObject({
      least: 8000,
      first: 12000,
      minimum: 12000,
    });
    expect(sellingTerms({ minAcq: 8, productInfos: { QTY_MULT: '6' } })).toMatchObject({
      first: 8000,
      minimum: 8000,
      step: 6000,
    });
  });

  test('QTY-02 the product field wins over MINACQ', () => {
    expect(sellingTerms({ minAcq: 2, productInfos: { MINACQ: '5' } }).minimum).toBe(2000);
    expect(sellingTerms({ minAcq: 0, productInfos: { MINACQ: '5' } }).minimum).toBe(5000);
  });

  test('QTY-04 Peso is Sfuso, in any case, and minAcq does not bind weights', () => {
    const productInfos = { TIPOLOGIA: ' PESO ', WEIGHT_SELLING: '0.5', STEP_SELLING: '0.25' };
    expect(sellingTerms({ minAcq: 1, productInfos })).toMatchObject({
      kind: 'loose',
      first: 500,
      step: 250,
      grain: 1,
    });
  });

  test('QTY-04 a missing step of loose goods is the first weight, and the other way round', () => {
    expect(sellingTerms({ productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '0.3' } })).toMatchObject({
      first: 300,
      step: 300,
    });
    expect(sellingTerms({ productInfos: { TIPOLOGIA: 'Sfuso', STEP_SELLING: '50' } })).toMatchObject({
      first: 50000,
      step: 50000,
    });
  });

  test('QTY-08 QTY-09 the cap is the lower of MAXACQ and maxAcq or stock over MULTI_PACK', () => {
    expect(sellingTerms({ maxAcq: 12, available: 1, productInfos: { MULTI_PACK: '3' } }).cap).toBe(4000);
    expect(sellingTerms({ maxAcq: 0, available: 100, productInfos: { MULTI_PACK: '6' } }).cap).toBe(16000);
    expect(sellingTerms({ maxAcq: 10, available: 3, productInfos: { MAXACQ: '20' } })).toMatchObject({
      cap: 10000,
      permitted: 10000,
      stock: 3000,
    });
    expect(sellingTerms({ available: 3, productInfos: { MAXACQ: '20' } })).toMatchObject({
      cap: 3000,
      permitted: 20000,
    });
  });

  test('QTY-16 stock of loose goods is in base units', () => {
    const productInfos = {
      TIPOLOGIA: 'Sfuso',
      WEIGHT_UNIT_SELLING: 'GR',
      WEIGHT_UNIT_BASE: 'KG',
      WEIGHT_SELLING: '100',
    };
    expect(sellingTerms({ available: '2.5', productInfos }).stock).toBe(2_500_000);
    expect(sellingTerms({ available: 0, productInfos })).toMatchObject({ soldOut: true, stock: 0, cap: 0 });
  });

  test('QTY-11 a day allows its maximum, and what is left of it before that', () => {
    expect(sellingTerms({ dailyMax: { max: 6 } }).dayQuota).toBe(6000);
    expect(sellingTerms({ dailyMax: { max: 6, left: 2 } }).dayQuota).toBe(2000);
    expect(sellingTerms({ dailyMax: { max: 6, left: -1 } }).dayQuota).toBe(0);
    expect(
      sellingTerms({ dailyMax: { max: 2, left: 1.255 }, productInfos: { TIPOLOGIA: 'Sfuso' } }).dayQuota,
    ).toBe(1255);
  });

  test('QTY-14 a custom weight replaces the step of its line', () => {
    const product = { productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_SELLING: '100', STEP_SELLING: '50' } };
    expect(sellingTerms(product, { customWeight: '80' }).step).toBe(80000);
    expect(sellingTerms(product, { customWeight: 'molto' }).step).toBe(50000);
  });

  test('take products and lines as the API gives them', () => {
    expectTypeOf<Product>().toExtend<PricedProduct>();
    expectTypeOf<CartItem>().toExtend<ClassLine>();
    expectTypeOf<NonNullable<Product['productClassRuleMax']>>().toExtend<ClassMaximum>();
    expectTypeOf<Timeslot>().toExtend<SlotFacts>();
    const productInfos: Record<string, string> = { ENABLE_ACQ_BOX: 'true', MAXACQ: '24' };
    expect(sellingTerms({ minAcq: 1, maxAcq: 0, available: 240, productInfos }).cap).toBe(24000);
  });
});
