import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { fromCents } from './money.ts';
import { lineTotal } from './price-line.ts';

const loose = (price: number, unit: string, base?: string) => ({
  price,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: unit, ...(base && { WEIGHT_UNIT_BASE: base }) },
});

describe('line total', () => {
  test('QTY-16 QTY-22 weighs in exact decimals', () => {
    expect(lineTotal(loose(4.25, 'KG', 'KG'), 0.3)).toBe(128);
    expect(lineTotal(loose(22.9, 'GR', 'KG'), 150)).toBe(344);
    expect(lineTotal(loose(22.9, 'gr'), 150)).toBe(344);
    expect(lineTotal(loose(1.29, 'HG', 'HG'), 3)).toBe(387);
    expect(lineTotal(loose(1.29, 'ML', 'boh'), 500)).toBe(65);
    expect(lineTotal({ price: 2, productInfos: { TIPOLOGIA: 'Peso' } }, 1.5)).toBe(300);
  });

  test('QTY-20 a Confezione is the rounded pack price times the count', () => {
    const productInfos = { TIPOLOGIA: 'Confezione', WEIGHT_SELLING: '450', WEIGHT_UNIT_SELLING: 'GR' };
    expect(lineTotal({ price: '11.99', productInfos }, 3)).toBe(1620);
  });

  test('CAT-20 priceDisplay is what is paid', () => {
    expect(lineTotal({ price: 2, priceDisplay: 1.5 }, 2)).toBe(300);
    expect(lineTotal({ price: 2, priceDisplay: null }, 2)).toBe(400);
  });

  test('a product without price is a mistake, a quantity that is none counts 0', () => {
    expect(() => lineTotal({}, 1)).toThrow(RangeError);
    expect(() => lineTotal({ price: Number.NaN }, 1)).toThrow(RangeError);
    expect(lineTotal({ price: 2 }, Number.NaN)).toBe(0);
    expect(lineTotal({ price: 2 }, -3)).toBe(0);
  });

  const price = fc.integer({ min: 0, max: 100_000 }).map(fromCents);
  const kind = fc.constantFrom('Pezzo', 'Confezione', 'Sfuso', 'Peso', '?');
  const unit = fc.constantFrom('GR', 'KG', 'HG', 'CL', 'LT', 'PZ', '');

  test('of pieces is additive', () => {
    fc.assert(
      fc.property(price, fc.nat(500), fc.nat(500), (price, one, other) => {
        const product = { price, productInfos: { TIPOLOGIA: 'Pezzo' } };
        expect(lineTotal(product, one + other)).toBe(lineTotal(product, one) + lineTotal(product, other));
      }),
      { seed: 15, numRuns: 200 },
    );
  });

  test('of any product and quantity is a non-negative integer', () => {
    fc.assert(
      fc.property(price, kind, unit, fc.double(), (price, TIPOLOGIA, unit, quantity) => {
        const productInfos = { TIPOLOGIA, WEIGHT_UNIT_SELLING: unit, WEIGHT_SELLING: '450' };
        const total = lineTotal({ price, productInfos }, quantity);
        expect(Number.isSafeInteger(total) && total >= 0).toBe(true);
      }),
      { seed: 16, numRuns: 300 },
    );
  });

  test('of loose goods agrees with whole-number arithmetic', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(50_000), (cents, grams) => {
        const expected = (2n * BigInt(cents) * BigInt(grams) + 1000n) / 2000n;
        expect(lineTotal(loose(fromCents(cents), 'GR', 'KG'), grams)).toBe(Number(expected));
      }),
      { seed: 17, numRuns: 300 },
    );
  });
});
