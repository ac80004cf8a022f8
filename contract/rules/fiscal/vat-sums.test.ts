import { expect, test } from 'vitest';
import { vatSums } from './vat-sums.ts';

const lines = [
  { percent: '10', total: 1100 },
  { percent: '4', total: 520 },
  { percent: '22', total: 610 },
  { percent: '4', total: 520 },
] as const;

test('ORD-16: VAT is taken out of prices that include it, by rate', () => {
  expect(vatSums(lines, 0)).toEqual([
    { percent: '4', taxable: 1000, vat: 40, total: 1040 },
    { percent: '10', taxable: 1000, vat: 100, total: 1100 },
    { percent: '22', taxable: 500, vat: 110, total: 610 },
  ]);
});

test.each([
  ['delivery adds', 490, [1225, 1296, 719]],
  ['a gift takes off', -500, [851, 900, 499]],
  ['a gift takes off all', -2750, []],
] as const)('ORD-16: what %s follows the goods to the cent', (_, rest, totals) => {
  const sums = vatSums(lines, rest);
  expect(sums.map(({ total }) => total)).toEqual(totals);
  expect(sums.reduce((sum, { total }) => sum + total, 0)).toBe(2750 + rest);
  expect(sums.every(({ taxable, vat, total }) => taxable + vat === total)).toBe(true);
});

test('ORD-16: half a cent goes up, and a rate that is not known has no VAT', () => {
  expect(vatSums([{ percent: '22', total: 101 }], 0)).toEqual([
    { percent: '22', taxable: 83, vat: 18, total: 101 },
  ]);
  expect(vatSums([{ percent: '', total: 100 }], 0)).toEqual([
    { percent: '', taxable: 100, vat: 0, total: 100 },
  ]);
  expect(vatSums([{ percent: '4', total: 0 }], 0)).toEqual([]);
});
