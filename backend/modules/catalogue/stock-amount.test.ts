import { expect, test } from 'vitest';
import { stockAmount } from './stock-amount.ts';

test.each([
  ['three pieces', { TIPOLOGIA: 'Pezzo' }, 3000, 3000],
  ['two packs', { TIPOLOGIA: 'Confezione', WEIGHT_SELLING: '450', WEIGHT_UNIT_SELLING: 'GR' }, 2000, 2000],
  ['two clusters of three', { TIPOLOGIA: 'Pezzo', MULTI_PACK: '3' }, 2000, 6000],
  [
    '150 g of a kilogram',
    { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: 'GR', WEIGHT_UNIT_BASE: 'KG' },
    150_000,
    150,
  ],
  ['0.75 kg', { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: 'KG', WEIGHT_UNIT_BASE: 'KG' }, 750, 750],
  ['2.5 hg', { TIPOLOGIA: 'Peso', WEIGHT_UNIT_SELLING: 'HG', WEIGHT_UNIT_BASE: 'KG' }, 2500, 250],
  [
    'half a gram, rounded up',
    { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: 'GR', WEIGHT_UNIT_BASE: 'KG' },
    500,
    1,
  ],
] as const)('%s', (_, infos, quantity, amount) => {
  expect(stockAmount(infos, quantity)).toBe(amount);
});
