import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  add,
  decimal,
  divide,
  isWhole,
  multiply,
  parseDecimal,
  roundHalfUp,
  toNumber,
  toScaled,
} from './decimal.ts';

const seed = 11;

// The oracle works on nano-units, apart from the code under test.
const nano = 10n ** 9n;
const decimalText = fc
  .record({ negative: fc.boolean(), whole: fc.bigInt(0n, 10n ** 12n), fraction: fc.bigInt(0n, nano - 1n) })
  .map(({ negative, whole, fraction }) => ({
    text: `${negative ? '-' : ''}${whole}.${String(fraction).padStart(9, '0')}`,
    nanos: (negative ? -1n : 1n) * (whole * nano + fraction),
  }));

const oracleHalfUp = (dividend: bigint, divisor: bigint): bigint => {
  const [size, by] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * size + by) / (2n * by);
  return dividend < 0n === divisor < 0n ? rounded : -rounded;
};

describe('decimal', () => {
  test('reads numbers and decimal text exactly', () => {
    expect(parseDecimal('4.25')).toEqual({ units: 425n, scale: 2 });
    expect(parseDecimal(' -0.10 ')).toEqual({ units: -10n, scale: 2 });
    expect(parseDecimal(0.1)).toEqual({ units: 1n, scale: 1 });
    expect(parseDecimal(1e21)).toEqual({ units: 10n ** 21n, scale: 0 });
    expect(parseDecimal(1.5e-7)).toEqual({ units: 15n, scale: 8 });
  });

  test('refuses what is no decimal number', () => {
    const refused = [
      Number.NaN,
      Infinity,
      -Infinity,
      '',
      ' ',
      '1e9',
      'NaN',
      'abc',
      '1,5',
      '.5',
      '1.',
      '+1',
      '0x1',
    ];
    expect(refused.map(parseDecimal)).toEqual(refused.map(() => null));
    expect([null, undefined, true, {}, [], 5n].map(parseDecimal)).toEqual(Array(6).fill(null));
    expect(parseDecimal('9'.repeat(65))).toBeNull();
    expect(() => decimal(Number.NaN)).toThrow(new RangeError('Not a decimal number: NaN'));
    expect(() => decimal('Infinity')).toThrow(RangeError);
  });

  test('rounds a tie away from zero', () => {
    expect(toNumber(roundHalfUp(decimal('1.275'), 2))).toBe(1.28);
    expect(toNumber(roundHalfUp(decimal('-1.275'), 2))).toBe(-1.28);
    expect(toNumber(roundHalfUp(decimal('1.2749999'), 2))).toBe(1.27);
    expect(toNumber(divide(decimal(10), decimal(3), 2))).toBe(3.33);
    expect(toNumber(divide(decimal(-2), decimal(3), 2))).toBe(-0.67);
  });

  test('refuses to divide by zero and to lose digits', () => {
    expect(() => divide(decimal(1), decimal(0), 2)).toThrow(RangeError);
    expect(() => toScaled(decimal('90071992547409.93'), 2)).toThrow(RangeError);
  });

  test('knows whole numbers', () => {
    expect(isWhole(decimal('12.000'))).toBe(true);
    expect(isWhole(decimal('12.001'))).toBe(false);
  });

  test('agrees with an integer oracle on sum, product, quotient and rounding', () => {
    fc.assert(
      fc.property(decimalText, decimalText, fc.integer({ min: 0, max: 6 }), (left, right, places) => {
        const [a, b] = [decimal(left.text), decimal(right.text)];
        const unit = 10n ** BigInt(places);
        expect(add(a, b)).toEqual({ units: left.nanos + right.nanos, scale: 9 });
        expect(multiply(a, b)).toEqual({ units: left.nanos * right.nanos, scale: 18 });
        expect(roundHalfUp(a, places).units).toBe(oracleHalfUp(left.nanos * unit, nano));
        fc.pre(right.nanos !== 0n);
        expect(divide(a, b, places).units).toBe(oracleHalfUp(left.nanos * unit, right.nanos));
      }),
      { seed, numRuns: 300 },
    );
  });

  test('gives every finite number back', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(toNumber(decimal(value))).toBe(value === 0 ? 0 : value);
      }),
      { seed, numRuns: 300 },
    );
  });
});
