import { expect, test } from 'vitest';
import { deliverySums } from './delivery-sums.ts';

const lines = [
  { state: 'reweighed', difference: 9 },
  { state: 'replaced', difference: -28 },
  { state: 'missing', difference: -176 },
  { state: 'delivered', difference: 0 },
] as const;

const sum = ({ paid: _, ...steps }: ReturnType<typeof deliverySums>) =>
  Object.values(steps).reduce((total, step) => total + step, 0);

test('B-22: what was ordered, weighed, replaced, missing and claimed is what was paid', () => {
  const sums = deliverySums({ ordered: 7681, charged: 7486, lines, refunds: [199] });
  expect(sums).toEqual({
    ordered: 7681,
    weights: 9,
    substitutions: -28,
    missing: -176,
    other: 0,
    claims: -199,
    paid: 7287,
  });
  expect(sum(sums)).toBe(7287);
});

test.each([
  [
    'fewer pieces are missing',
    { ordered: 1000, charged: 800, lines: [{ state: 'fewer', difference: -200 }], refunds: [] },
    { missing: -200, other: 0, paid: 800 },
  ],
  [
    'bags and delivery are not due where nothing came',
    { ordered: 1490, charged: 0, lines: [{ state: 'missing', difference: -1000 }], refunds: [] },
    { missing: -1000, other: -490, paid: 0 },
  ],
  [
    'no more is taken than was held',
    { ordered: 7847, charged: 7874, lines: [{ state: 'reweighed', difference: 324 }], refunds: [] },
    { weights: 324, other: -297, paid: 7874 },
  ],
] as const)('B-22: the sums add up where %s', (_, order, expected) => {
  const sums = deliverySums(order);
  expect(sums).toMatchObject(expected);
  expect(sum(sums)).toBe(sums.paid);
});
