import { describe, expect, test } from 'vitest';
import { decimal } from './decimal.ts';
import {
  ceilTo,
  clampThousandths,
  floorTo,
  maxThousandths,
  nearestTo,
  positiveThousandths,
  positiveWhole,
  quantityThousandths,
  toThousandths,
} from './thousandths.ts';

describe('quantities in thousandths', () => {
  test.each([
    ['0.5', 500],
    ['0.0005', 1],
    [-1.25, -1250],
    ['99999999.999', 99_999_999_999],
    ['100000000', maxThousandths],
    ['999999999999999', maxThousandths],
    ['-100000000', -maxThousandths],
    ['-999999999999999', -maxThousandths],
    ['x', null],
    [null, null],
  ])('QTY-05: %s is %s', (value, thousandths) => {
    expect(toThousandths(value)).toBe(thousandths);
  });

  test.each([
    ['2', 2000, 2],
    ['0.5', 500, null],
    ['0', null, null],
    ['-1', null, null],
    ['x', null, null],
    [undefined, null, null],
  ])('QTY-23: %s is positive as %s, and whole as %s', (value, amount, whole) => {
    expect([positiveThousandths(value), positiveWhole(value)]).toEqual([amount, whole]);
  });

  // Plain amounts are read by a shorter way: it may not tell another number than the exact one.
  test('numbers and texts are what exact arithmetic makes of them', () => {
    const eighths = Array.from({ length: 400 }, (_, at) => at / 8 - 20);
    const thousandths = Array.from({ length: 3_000 }, (_, at) => (at * 7919) / 1000);
    const odd = [0.1 + 0.2, 1.0005, 2.00049, 12.345678, 99_999_999.999, 1e8, 123_456_789.1239];
    const exponents = [1e-7, 1e21, -1e21];
    const all = [...eighths, ...thousandths, ...odd];
    const exact = (value: number) => clampThousandths(decimal(value));
    expect([...all, ...exponents].map(toThousandths)).toEqual([...all, ...exponents].map(exact));
    expect(all.map((value) => toThousandths(String(value)))).toEqual(all.map(exact));
    expect(exponents.map((value) => toThousandths(String(value)))).toEqual([null, null, null]);
  });

  test('QTY-23: a whole number has nothing behind the point, however far', () => {
    expect([2, '2', '2.000', 1e21, 2.0001, '2.0000001', 2.5].map(positiveWhole)).toEqual([
      2,
      2,
      2,
      1e8,
      null,
      null,
      null,
    ]);
  });

  test('a caller’s quantity is none when it is negative or no number', () => {
    expect([1.5, -1, Number.NaN].map(quantityThousandths)).toEqual([1500, 0, 0]);
  });

  test.each([
    [0, 0, 0, 0],
    [1, 0, 250, 0],
    [125, 0, 250, 250],
    [124, 0, 250, 0],
    [250, 250, 250, 250],
    [-1, -250, 0, 0],
  ])('%i lies between %i and %i, and nearest to %i', (amount, below, above, nearest) => {
    expect([floorTo(amount, 250), ceilTo(amount, 250), nearestTo(amount, 250)]).toEqual([
      below,
      above,
      nearest,
    ]);
  });
});
