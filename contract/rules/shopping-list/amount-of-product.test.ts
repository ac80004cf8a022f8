import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkLineQuantity } from '../quantity/quantity-check.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';
import { amountOfProduct } from './amount-of-product.ts';
import { readLine } from './read-line.ts';

const packOf = (content: string, unit: string, more: object = {}) => ({
  minAcq: 1,
  maxAcq: 0,
  available: 50,
  productInfos: { TIPOLOGIA: 'Pezzo', WEIGHT_SELLING: content, WEIGHT_UNIT_SELLING: unit, ...more },
});
const inner = (content: string, unit: string) => ({
  WEIGHT_SELLING_SINGLE_UNIT: content,
  WEIGHT_SELLING_SINGLE_UNIT_UM: unit,
});
const looseIn = (unit: string, least: string, cap: string) => ({
  available: 50,
  productInfos: {
    TIPOLOGIA: 'Sfuso',
    WEIGHT_SELLING: least,
    STEP_SELLING: least,
    WEIGHT_UNIT_SELLING: unit,
    WEIGHT_UNIT_BASE: 'KG',
    MAXACQ: cap,
  },
});
const products = {
  eggs: packOf('6', 'PZ'),
  pasta: packOf('500', 'GR'),
  milk: packOf('1', 'LT'),
  water: packOf('9', 'LT', inner('1.5', 'LT')),
  oddPack: packOf('400', 'GR'),
  limited: packOf('500', 'GR', { MAXACQ: '3' }),
  byTwo: packOf('500', 'GR', { QTY_MULT: '2', QTY_LOCKED: 'true' }),
  soldOut: { ...packOf('500', 'GR'), available: 0 },
  plain: { available: 50, productInfos: { TIPOLOGIA: 'Pezzo' } },
  tomatoes: looseIn('KG', '0.5', '10'),
  ham: looseIn('GR', '100', '2000'),
};

const amountOf = (line: string) => {
  const { quantity, unit } = readLine(line);
  return quantity === null ? null : { quantity, unit };
};
const packs = (many: number, content: number, unit: string) => ({
  kind: 'packs',
  packs: many,
  content,
  unit,
});
const unmeasured = { kind: 'unmeasured' };
const bounded = { kind: 'bounded' };

describe('B-21: an amount of a product', () => {
  test.each([
    ['6 uova', 'eggs', 1, packs(1, 6, 'pz')],
    ['12 uova', 'eggs', 2, packs(2, 6, 'pz')],
    ['una dozzina di uova', 'eggs', 2, packs(2, 6, 'pz')],
    ['4 uova', 'eggs', 1, packs(1, 6, 'pz')],
    ['2 confezioni di uova', 'eggs', 2, null],
    ['uova', 'eggs', 1, null],
    ['2 latte', 'milk', 2, null],
    ['un litro di latte', 'milk', 1, null],
    ['2 litri di latte', 'milk', 2, packs(2, 1000, 'ml')],
    ['mezzo litro di latte', 'milk', 1, packs(1, 1000, 'ml')],
    ['500 g pasta', 'pasta', 1, null],
    ['1 kg pasta', 'pasta', 2, packs(2, 500, 'g')],
    ['500 g pasta', 'oddPack', 1, packs(1, 400, 'g')],
    ['1 kg pasta', 'oddPack', 3, packs(3, 400, 'g')],
    ['1 litro di pasta', 'pasta', 1, unmeasured],
    ['500 g di uova', 'eggs', 1, unmeasured],
    ['3 pacchi di pasta', 'pasta', 3, null],
    ['6 acqua', 'water', 1, packs(1, 6, 'pz')],
    ['12 bottiglie di acqua', 'water', 2, packs(2, 6, 'pz')],
    ['2 acqua', 'water', 2, null],
    ['5 pasta', 'limited', 3, bounded],
    ['3 pasta', 'byTwo', 4, bounded],
    ['pasta', 'byTwo', 2, null],
    ['2 pasta', 'soldOut', 1, bounded],
    ['4 pasta', 'plain', 4, null],
    ['500 g pasta', 'plain', 1, unmeasured],
    ['pomodori 1,5 kg', 'tomatoes', 1.5, null],
    ['300 g pomodori', 'tomatoes', 0.5, bounded],
    ['pomodori', 'tomatoes', 0.5, null],
    ['3 pomodori', 'tomatoes', 0.5, unmeasured],
    ['20 kg pomodori', 'tomatoes', 10, bounded],
    ['due etti di prosciutto', 'ham', 200, null],
    ['un litro di prosciutto', 'ham', 100, unmeasured],
  ] as const)('"%s" of %s is %s', (line, product, quantity, readAs) => {
    expect(amountOfProduct(products[product], amountOf(line))).toEqual({ quantity, readAs });
  });

  test('is one the shop takes, whatever is asked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(products).filter(({ available }) => available > 0)),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom('piece', 'pack', 'g', 'ml', null),
        (product, quantity, unit) => {
          const amount = amountOfProduct(product, { quantity, unit });
          expect(checkLineQuantity(sellingTerms(product), amount.quantity)).toEqual({
            kind: 'accepted',
            quantity: amount.quantity,
          });
        },
      ),
    );
  });
});
