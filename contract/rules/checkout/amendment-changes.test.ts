import { describe, expect, test } from 'vitest';
import type { OrderItem } from '../../api/ordering/order.ts';
import type { Cart, CartItem } from '../../api/shopping/cart.ts';
import { aCart, aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { anOrder } from '../../../paths/fixtures/order-fixtures.ts';
import { addedProducts, amendmentChanges, isChanged, stillToAuthorise } from './amendment-changes.ts';

const loose = {
  TIPOLOGIA: 'Sfuso',
  WEIGHT_SELLING: '0.1',
  STEP_SELLING: '0.1',
  WEIGHT_UNIT_SELLING: 'KG',
} as const;
const product = (productId: number, given = {}) =>
  aProduct({ productId, name: `Prodotto ${productId}`, ...given });
const ham = product(14, {
  selectOptions: [{ name: 'Taglio', parameterName: 'taglio', values: [], selected: null }],
});
const apples = product(13, { productInfos: loose });

const item = (given: Partial<CartItem>): CartItem =>
  aCartItem({ quantity: 2, weight: 0, grossTotal: 4, ...given });
const ordered = (orderItemId: number, given: Partial<CartItem>): OrderItem => ({
  ...item(given),
  orderItemId,
  delivery: null,
  claim: null,
  sold: true,
});

const order = anOrder({
  orderItems: [
    ordered(1, { product: product(11), quantity: 2, grossTotal: 4 }),
    ordered(2, { product: product(12), quantity: 3, grossTotal: 9 }),
    ordered(3, { product: apples, quantity: 0, weight: 0.6, grossTotal: 1.2 }),
    ordered(4, {
      product: ham,
      quantity: 1,
      grossTotal: 3,
      cartItemInfo: { accept_alternatives: 'true', taglio: 'sottile' },
    }),
  ],
  itemsTotal: 17.2,
  giftTotal: 0,
  deliveryFee: 4.9,
  totalPrice: 22.1,
});
const cartOf = (cartItems: CartItem[], given: Partial<Cart>): Cart =>
  aCart({ cartStatusId: 7, modifyingOrderId: 900, cartItems, ...given });
const untouched = (order.orderItems ?? []).map(
  ({ orderItemId, delivery: _d, claim: _c, sold: _s, ...line }) => ({
    ...line,
    itemId: orderItemId,
  }),
);

describe('what a cart makes of its order', () => {
  test('ORD-09: nothing, where every line is as it was', () => {
    const changes = amendmentChanges(
      order,
      cartOf(untouched, { itemsTotal: 17.2, deliveryFee: 4.9, totalPrice: 22.1 }),
    );
    expect(changes).toMatchObject({
      before: 2210,
      added: 0,
      removed: 0,
      repriced: 0,
      packages: 0,
      delivery: 0,
      gift: 0,
      after: 2210,
    });
    expect(changes.lines.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same']);
    expect([isChanged(changes), addedProducts(changes)]).toEqual([false, []]);
  });

  test('ORD-09, B-17: lines added, more, less, taken out and at another price, each with what it does to the price', () => {
    const [eleven, , weighed] = untouched;
    const changes = amendmentChanges(
      order,
      cartOf(
        [
          { ...eleven!, quantity: 5, grossTotal: 10 },
          { ...weighed!, weight: 0.9, grossTotal: 1.8 },
          item({
            itemId: 9,
            product: ham,
            quantity: 1,
            grossTotal: 3,
            cartItemInfo: { accept_alternatives: 'true', taglio: 'spesso' },
          }),
          item({ itemId: 10, product: product(12), quantity: 3, grossTotal: 8.4 }),
        ],
        { itemsTotal: 23.2, packageTotal: 0.2, deliveryFee: 0, totalPrice: 18.4 },
      ),
    );
    expect(
      changes.lines.map(({ kind, cents, item: now, ordered: was }) => [
        kind,
        cents,
        now?.itemId,
        was?.orderItemId,
      ]),
    ).toEqual([
      ['more', 600, 1, 1],
      ['more', 60, 3, 3],
      ['added', 300, 9, undefined],
      ['repriced', -60, 10, 2],
      ['removed', -300, undefined, 4],
    ]);
    const { before, added, removed, repriced, packages, delivery, gift, after } = changes;
    expect({ before, added, removed, repriced, packages, delivery, gift, after }).toEqual({
      before: 2210,
      added: 960,
      removed: -300,
      repriced: -60,
      packages: 20,
      delivery: -490,
      // A gift takes five euros of it.
      gift: -500,
      after: 1840,
    });
    expect(before + added + removed + repriced + packages + delivery + gift).toBe(after);
    expect(isChanged(changes)).toBe(true);
  });

  test('B-17: what was put in besides is kept with how much more of it, exact to the gram', () => {
    const [eleven, twelve, weighed] = untouched;
    const changes = amendmentChanges(
      order,
      cartOf(
        [
          { ...eleven!, quantity: 5 },
          { ...twelve!, quantity: 1 },
          { ...weighed!, weight: 0.9 },
          item({ itemId: 10, product: product(20), quantity: 4 }),
        ],
        {},
      ),
    );
    expect(addedProducts(changes)).toEqual([
      { productId: 11, quantity: 3 },
      { productId: 13, quantity: 0.3 },
      { productId: 20, quantity: 4 },
    ]);
  });

  test('ORD-09: a price of today alone is no change of the order', () => {
    const dearer = untouched.map((line, at) => (at === 0 ? { ...line, grossTotal: 4.4 } : line));
    const changes = amendmentChanges(
      order,
      cartOf(dearer, { itemsTotal: 17.6, deliveryFee: 4.9, totalPrice: 22.5 }),
    );
    expect([changes.repriced, changes.after, isChanged(changes)]).toEqual([40, 2250, false]);
  });
});

test('B-17: the bank is asked for nothing up to what it holds, and beyond that up to the new maximum', () => {
  expect(stillToAuthorise({ total: 6241, held: 6720, maximum: 6451 })).toBe(0);
  expect(stillToAuthorise({ total: 6720, held: 6720, maximum: 7000 })).toBe(0);
  expect(stillToAuthorise({ total: 6721, held: 6720, maximum: 7001 })).toBe(281);
});
