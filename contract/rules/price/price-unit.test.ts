import { describe, expect, test } from 'vitest';

import { discountPercent, percentCut } from './discount.ts';
import { innerPieces } from '../quantity/multipack.ts';
import { packPrice } from './price-pack.ts';
import { standardUnitPrice, unitPrice } from './price-unit.ts';
import { convertUnit, unitMultiplier } from '../quantity/unit.ts';

describe('unit price', () => {
  const of = (WEIGHT_SELLING: string, WEIGHT_UNIT_SELLING: string) =>
    unitPrice({ price: 1.2, productInfos: { WEIGHT_SELLING, WEIGHT_UNIT_SELLING } });

  test('QTY-17 is the price paid for a kilogram, a litre or a piece', () => {
    expect(of('600', 'g')).toBe(200);
    expect(of('6', 'Hg')).toBe(200);
    expect(of('60', 'DAG')).toBe(200);
    expect(of('75', 'Cl')).toBe(160);
    expect(of('6', 'PZ')).toBe(20);
  });

  test('QTY-18 is not shown when the content is unknown', () => {
    expect(of('', 'GR')).toBeNull();
    expect(of('-5', 'GR')).toBeNull();
    expect(of('500', 'once')).toBeNull();
    expect(unitPrice({ price: 1.2 })).toBeNull();
    expect(unitPrice({ price: 1.2, productInfos: null })).toBeNull();
  });

  test('QTY-17 of Confezione and Sfuso is the price', () => {
    expect(unitPrice({ price: 1.2, productInfos: { TIPOLOGIA: 'SFUSO' } })).toBe(120);
    expect(unitPrice({ price: 1.2, productInfos: { TIPOLOGIA: 'Confezione', WEIGHT_SELLING: '0' } })).toBe(
      120,
    );
  });

  test('CAT-20 of the struck price exists only above the price paid', () => {
    const productInfos = { WEIGHT_SELLING: '500', WEIGHT_UNIT_SELLING: 'GR' };
    expect(standardUnitPrice({ priceDisplay: 0.79, priceStandardDisplay: 0.99, productInfos })).toBe(198);
    expect(standardUnitPrice({ priceDisplay: 0.79, priceStandardDisplay: 0.79, productInfos })).toBeNull();
    expect(standardUnitPrice({ priceDisplay: 0.79, priceStandardDisplay: null, productInfos })).toBeNull();
  });
});

describe('pack price', () => {
  test('QTY-19 is price per base unit times content', () => {
    const of = (WEIGHT_SELLING: string, WEIGHT_UNIT_SELLING: string) =>
      packPrice({
        price: 12,
        productInfos: { TIPOLOGIA: 'Confezione', WEIGHT_SELLING, WEIGHT_UNIT_SELLING },
      });
    expect(of('0.45', 'KG')).toBe(540);
    expect(of('4.5', 'HG')).toBe(540);
    expect(of('750', 'ML')).toBe(900);
    expect(of('6', 'PZ')).toBe(7200);
    expect(of('boh', 'GR')).toBe(1200);
  });
});

describe('discount', () => {
  test('is claimed as a whole per cent, rounded down', () => {
    expect(percentCut({ now: 249, was: 329 })).toBe(24);
    expect(percentCut({ now: 99, was: 119 })).toBe(16);
    expect(percentCut({ now: 50, was: 100 })).toBe(50);
    expect(percentCut({ now: 329, was: 249 })).toBe(0);
  });

  test('travels with one decimal, and is none without a higher struck price', () => {
    expect(discountPercent({ priceStandardDisplay: 3.29, priceDisplay: 2.49 })).toBe(24.3);
    expect(discountPercent({ priceStandardDisplay: 2.49, priceDisplay: 2.49 })).toBeNull();
    expect(discountPercent({ priceStandardDisplay: null, priceDisplay: 2.49 })).toBeNull();
    expect(discountPercent({ priceStandardDisplay: 1, priceDisplay: 0 })).toBe(100);
  });
});

describe('units', () => {
  test('QTY-15 have multipliers, in any case', () => {
    const units = ['g', 'GR', 'Kg', 'HG', 'dag', 'ML', 'cl', 'lt', 'L', ' gr '];
    expect(units.map(unitMultiplier)).toEqual([1000, 1000, 1, 10, 100, 1000, 100, 1, 1, 1000]);
    expect([null, undefined, '', 'PZ', 'constructor'].map(unitMultiplier)).toEqual(Array(5).fill(null));
  });

  test('QTY-16 convert exactly, or not at all', () => {
    expect(convertUnit({ quantity: 350, from: 'GR', to: 'KG' })).toBe(0.35);
    expect(convertUnit({ quantity: 0.1, from: 'DAG', to: 'HG' })).toBe(0.01);
    expect(convertUnit({ quantity: 1, from: 'PZ', to: 'KG' })).toBeNull();
    expect(convertUnit({ quantity: 'uno', from: 'GR', to: 'KG' })).toBeNull();
  });
});

describe('inner pieces', () => {
  const beer = { WEIGHT_SELLING: '99', WEIGHT_UNIT_SELLING: 'CL', WEIGHT_SELLING_SINGLE_UNIT: '33' };

  test('QTY-21 divide the total content', () => {
    expect(innerPieces(beer)).toEqual({ count: 3, content: 33, unit: 'CL' });
    expect(
      innerPieces({ ...beer, WEIGHT_SELLING_SINGLE_UNIT: '330', WEIGHT_SELLING_SINGLE_UNIT_UM: 'ML' }),
    ).toEqual({ count: 3, content: 330, unit: 'ML' });
  });

  test('QTY-21 are not named for a single piece or a total they do not fill', () => {
    expect(innerPieces({ ...beer, WEIGHT_SELLING: '33' })).toBeNull();
    expect(innerPieces({ ...beer, WEIGHT_SELLING: '100' })).toBeNull();
    expect(innerPieces({ WEIGHT_SELLING: '99', WEIGHT_UNIT_SELLING: 'CL' })).toBeNull();
    expect(innerPieces({ ...beer, WEIGHT_SELLING_SINGLE_UNIT: '0' })).toBeNull();
  });
});
