import { expect, test } from 'vitest';
import { exchangedQuantity } from './exchanged-quantity.ts';
import type { SaleTerms } from './selling-info.ts';

const piece = (content: string, unit: string, more: Partial<SaleTerms> = {}): SaleTerms => ({
  productInfos: {
    TIPOLOGIA: 'Pezzo',
    WEIGHT_SELLING: content,
    WEIGHT_UNIT_SELLING: unit,
    WEIGHT_UNIT_BASE: unit === 'ML' || unit === 'L' ? 'L' : 'KG',
  },
  ...more,
});
const loose: SaleTerms = {
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: '500',
    STEP_SELLING: '250',
    WEIGHT_UNIT_SELLING: 'G',
    WEIGHT_UNIT_BASE: 'KG',
  },
};
const counted: SaleTerms = { productInfos: { TIPOLOGIA: 'Pezzo' } };
const six: SaleTerms = {
  productInfos: {
    TIPOLOGIA: 'Pezzo',
    QTY_MULT: '6',
    QTY_LOCKED: 'true',
    WEIGHT_SELLING: '1',
    WEIGHT_UNIT_SELLING: 'L',
    WEIGHT_UNIT_BASE: 'L',
  },
};

test.each([
  ['two packs of half a kilogram are one of a whole', piece('500', 'G'), piece('1', 'KG'), 2, 1],
  ['one pack of a kilogram is two of a half', piece('1', 'KG'), piece('500', 'G'), 1, 2],
  ['a little more or less is as many', piece('500', 'G'), piece('450', 'G'), 3, 3],
  ['never nothing', piece('100', 'G'), piece('1', 'KG'), 1, 1],
  ['a weight is as many packs', loose, piece('500', 'G'), 1500, 3],
  ['packs are a weight', piece('500', 'G'), loose, 3, 1500],
  ['a weight is never below the first one', piece('100', 'G'), loose, 1, 500],
  ['a kilogram is no litre: as many', piece('1', 'KG'), piece('500', 'ML'), 4, 4],
  ['of no known content: as many', counted, piece('500', 'G'), 4, 4],
  ['a weight against what has no content: the first quantity', loose, counted, 1500, 1],
  ['only whole crates', piece('1', 'L'), six, 4, 6],
  ['no more than there is', piece('500', 'G'), piece('500', 'G', { available: 2 }), 5, 2],
  ['no more than one may have', piece('500', 'G'), piece('500', 'G', { maxAcq: 3 }), 5, 3],
] as const)('B-30 %s', (_, product, other, quantity, expected) => {
  expect(exchangedQuantity(product, other, quantity)).toBe(expected);
});
