import { expect, test } from 'vitest';
import { aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { formerTotal, savingOf } from './saving.ts';

const cheap = aProduct({ priceDisplay: 0.99, priceStandardDisplay: 1.29 });
const plain = aProduct({ priceDisplay: 0.99, priceStandardDisplay: null });
const pack = aProduct({
  priceDisplay: 18.9,
  priceStandardDisplay: 26.9,
  productInfos: { TIPOLOGIA: 'Confezione', WEIGHT_SELLING: '300', WEIGHT_UNIT_SELLING: 'GR' },
});

test('B-09: a line says what it would cost without its promotion, a pack by its weight', () => {
  expect([formerTotal(cheap, 3), formerTotal(plain, 3), formerTotal(pack, 2)]).toEqual([387, null, 1614]);
});

test('the saving of a cart is that of its promotions alone', () => {
  const lines = [cheap, plain, pack].map((product) => ({ product, quantity: 2 }));
  expect(savingOf(lines)).toBe(60 + 1614 - 1134);
  expect(savingOf([])).toBe(0);
});
