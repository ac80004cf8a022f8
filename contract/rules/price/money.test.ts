import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decimal } from '../number/decimal.ts';
import { fromCents, percentOfCents, sumCents, timesCents, toCents } from './money.ts';

const seed = 12;
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe('QTY-22 money', () => {
  test('reads EUR half up to the cent', () => {
    expect(toCents(0.1)).toBe(10);
    expect(toCents('12.345')).toBe(1235);
    expect(toCents(1.005)).toBe(101);
    expect(toCents('-5.00')).toBe(-500);
  });

  test('refuses amounts that are no number or too large to be exact', () => {
    expect(() => toCents(Number.NaN)).toThrow(RangeError);
    expect(() => toCents(Infinity)).toThrow(RangeError);
    expect(() => toCents('12,50')).toThrow(RangeError);
    expect(() => toCents(1e300)).toThrow(RangeError);
    expect(() => fromCents(0.5)).toThrow(RangeError);
    expect(() => fromCents(Number.NaN)).toThrow(RangeError);
    expect(() => sumCents([1, Number.NaN])).toThrow(RangeError);
    expect(() => sumCents([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
  });

  test('multiplies without the errors of binary fractions', () => {
    expect(timesCents(425, decimal('0.3'))).toBe(128);
    expect(timesCents(2290, decimal('0.15'))).toBe(344);
    expect(percentOfCents(2240, 30)).toBe(672);
    expect(percentOfCents(1005, '30')).toBe(302);
    expect(percentOfCents(1000, '12.345')).toBe(123);
  });

  test('survives the wire', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(toCents(fromCents(amount))).toBe(amount);
        expect(toCents(JSON.stringify(fromCents(amount)))).toBe(amount);
      }),
      { seed, numRuns: 300 },
    );
  });

  test('sums and percentages agree with whole numbers', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), cents, (amounts, amount) => {
        expect(sumCents(amounts)).toBe(Number(amounts.reduce((sum, one) => sum + BigInt(one), 0n)));
        expect(percentOfCents(amount, 100)).toBe(amount === 0 ? 0 : amount);
      }),
      { seed, numRuns: 200 },
    );
  });
});
