import { expect, test } from 'vitest';
import { aCart, aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { cartChanges } from './cart-changes.ts';

const penne = aProduct();
const bananas = aProduct({
  productId: 12,
  name: 'Banane',
  shortDescr: 'Equosolidali',
  price: 1.59,
  priceDisplay: 1.59,
  productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_SELLING: 'KG', WEIGHT_UNIT_BASE: 'KG' },
});
const cart = (...cartItems: Parameters<typeof aCartItem>[0][]) =>
  aCart({ cartItems: cartItems.map((item) => aCartItem(item)) });
const told = { item_id: '11', item_name: 'Penne rigate', item_brand: 'Trafilona', price: 99 };

test('COOK-02: one piece more is an addition of one, not of the line', () => {
  expect(cartChanges(cart({ product: penne, quantity: 2 }), cart({ product: penne, quantity: 3 }))).toEqual([
    { name: 'add_to_cart', value: 99, items: [{ ...told, quantity: 1 }] },
  ]);
});

test('COOK-02: a line taken out, a weight raised: each by how much, a weight to the gram', () => {
  const before = cart(
    { product: penne, quantity: 2 },
    { itemId: 102, product: bananas, quantity: 0, weight: 0.9 },
  );
  const after = cart({ itemId: 102, product: bananas, quantity: 0, weight: 1.2 });
  expect(cartChanges(before, after)).toEqual([
    { name: 'remove_from_cart', value: 198, items: [{ ...told, quantity: 2 }] },
    {
      name: 'add_to_cart',
      value: 48,
      items: [{ item_id: '12', item_name: 'Banane', item_brand: 'Equosolidali', price: 159, quantity: 0.3 }],
    },
  ]);
});

test('COOK-02: lines of one product count together, and what stays the same is not told', () => {
  const before = cart({ product: penne, quantity: 3 });
  const after = cart({ product: penne, quantity: 1 }, { itemId: 102, product: penne, quantity: 2 });
  expect([cartChanges(before, after), cartChanges(null, null), cartChanges(null, cart())]).toEqual([
    [],
    [],
    [],
  ]);
});
