import { expect, test } from 'vitest';
import type { SaleTerms } from '../quantity/selling-info.ts';
import { pricePerUnit } from './price-per-unit.ts';
import { usualQuantity } from './usual-quantity.ts';

const piece: SaleTerms = { available: 100, productInfos: { TIPOLOGIA: 'Pezzo' } };
const apples: SaleTerms = {
  available: 100,
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '0.5',
    STEP_SELLING: '0.25',
    WEIGHT_UNIT_SELLING: 'kg',
    WEIGHT_UNIT_BASE: 'kg',
  },
};
const water: SaleTerms = {
  ...piece,
  minAcq: 6,
  productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '6', QTY_LOCKED: 'true' },
};

const quantities: readonly (readonly [title: string, SaleTerms, amount: number, expected: number])[] = [
  ['whole pieces', piece, 3, 3],
  ['half a piece goes up', piece, 1.5, 2],
  ['at least the minimum', { ...piece, minAcq: 4 }, 2, 4],
  ['at most the maximum', { ...piece, maxAcq: 12 }, 20, 12],
  ['at most what is there', { ...piece, available: 3 }, 5, 3],
  ['sold out: as once it is back', { ...piece, available: 0, maxAcq: 12 }, 20, 12],
  ['whole packages', water, 9, 12],
  ['a weight, to the nearest step', apples, 1.1, 1],
  ['a weight of the grid', apples, 1.25, 1.25],
  ['at least what is weighed', apples, 0.2, 0.5],
];

test.each(quantities)('B-20 the usual quantity: %s', (_, product, amount, expected) => {
  expect(usualQuantity(product, amount)).toBe(expected);
});

test('B-20 prices are compared by the piece, the pack and the kilo', () => {
  const pack = {
    TIPOLOGIA: 'Confezione',
    WEIGHT_SELLING: '450',
    WEIGHT_UNIT_SELLING: 'GR',
    WEIGHT_UNIT_BASE: 'KG',
  };
  expect(pricePerUnit({ ...piece, priceDisplay: 0.99 })).toBe(99);
  expect(pricePerUnit({ ...apples, priceDisplay: 2.79 })).toBe(279);
  expect(pricePerUnit({ priceDisplay: 11.99, productInfos: pack })).toBe(540);
});
