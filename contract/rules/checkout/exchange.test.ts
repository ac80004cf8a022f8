import { expect, test } from 'vitest';
import type { CartItem } from '../../api/shopping/cart.ts';
import { aCart, aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { exchangeFor, undoOfExchange } from './exchange.ts';

const penne = aCartItem({
  quantity: 2,
  cartItemInfo: { accept_alternatives: 'false', note: 'al dente', taglio: 'corto', substitution: 'call' },
});
const other = aProduct({ productId: 12, slug: 'fusilli-500-g' });
const fusilli = aCartItem({ itemId: 102, cartItemId: 102, product: other, quantity: 0, weight: 0.5 });

test('B-25: a line is asked for another product, and taken back with quantity, options, choice and note', () => {
  const request = exchangeFor({ line: penne, product: other, lines: [penne], key: 'k' });
  expect(request).toEqual({
    key: 'k',
    exchange: { itemId: 101, productId: 12 },
    product: other,
    back: {
      exchange: { productId: 11, quantity: 2, infos: penne.cartItemInfo, isUndo: true },
      product: penne.product,
    },
  });
  expect(undoOfExchange(request, aCart({ cartItems: [{ ...fusilli, itemId: 107 }] }))).toEqual({
    key: 'k-back',
    exchange: { itemId: 107, productId: 11, quantity: 2, infos: penne.cartItemInfo, isUndo: true },
    product: penne.product,
    back: null,
  });
});

test('B-30: what the cart had of the other product stays there, as it was, when the exchange is taken back', () => {
  const had = { ...fusilli, cartItemInfo: { ...fusilli.cartItemInfo, note: 'grandi' } };
  const keep = (line: CartItem) =>
    exchangeFor({ line: penne, product: other, lines: [penne, line], key: 'k' }).back?.exchange;
  expect([keep(had), keep(fusilli)]).toMatchObject([
    { keep: 0.5, keepNote: 'grandi' },
    { keep: 0.5, keepNote: '' },
  ]);
});

test('B-25: what took an exchange back, or has no line, is not taken back itself', () => {
  const request = exchangeFor({ line: penne, product: other, lines: [penne], key: 'k' });
  const cart = aCart({ cartItems: [fusilli] });
  expect([
    undoOfExchange(request, aCart({ cartItems: [] })),
    undoOfExchange({ ...request, back: null }, cart),
  ]).toEqual([null, null]);
});
