import { describe, expect, test } from 'vitest';
import { aCart, aCartItem, aProduct } from '../../../paths/fixtures/cart-fixtures.ts';
import { aWaitingAddition, aWaitingQuantity } from '../../../paths/fixtures/waiting-fixtures.ts';
import { cartWithChanges, waitingSectorId } from './cart-with-changes.ts';

const line = aCartItem();
const ham = aCartItem({
  itemId: 102,
  quantity: 0,
  weight: 0.3,
  grossTotal: 5.97,
  product: aProduct({
    productId: 12,
    priceDisplay: 19.9,
    productInfos: { TIPOLOGIA: 'Sfuso', WEIGHT_UNIT_BASE: 'KG', WEIGHT_UNIT_SELLING: 'KG' },
  }),
});
const sums = { totalItems: 3, itemsTotal: 7.95, totalPrice: 12.85, deliveryFee: 4.9 };
const cart = aCart({ cartItems: [line, ham], ...sums });

describe('a cart with what waits for the network', () => {
  test('B-27: is the same where nothing waits', () => {
    expect(cartWithChanges(cart, [])).toBe(cart);
  });

  test('B-27: a line has the quantity that is wanted, and the sums are of that', () => {
    expect(cartWithChanges(cart, [aWaitingQuantity({ to: 4 })])).toEqual({
      ...cart,
      cartItems: [{ ...line, quantity: 4, grossTotal: 3.96 }, ham],
      totalItems: 5,
      itemsTotal: 9.93,
      totalPrice: 14.83,
    });
  });

  test('B-27, QTY-13: a weighed line has its weight', () => {
    const more = aWaitingQuantity({ itemId: 102, from: 0.3, to: 0.5, product: ham.product });
    expect(cartWithChanges(cart, [more]).cartItems?.[1]).toEqual({ ...ham, weight: 0.5, grossTotal: 9.95 });
  });

  test('B-27: what is taken out is gone, with its part of the sum', () => {
    const { cartItems, itemsTotal, totalPrice, totalItems } = cartWithChanges(cart, [
      aWaitingQuantity({ itemId: 102, from: 0.3, to: 0, product: ham.product }),
    ]);
    expect([cartItems, itemsTotal, totalPrice, totalItems]).toEqual([[line], 1.98, 6.88, 2]);
  });

  test('B-27: an addition is a line of its own, in a department of its own where the cart has any', () => {
    const addition = aWaitingAddition({ quantity: 2 });
    const added = {
      itemId: -1,
      cartItemId: -1,
      product: addition.product,
      quantity: 2,
      weight: 0,
      grossTotal: 1.98,
      cartItemInfo: { accept_alternatives: 'true' },
      atRisk: false,
      shortage: null,
      exclusions: [],
      substituteName: null,
    };
    expect(cartWithChanges(cart, [addition]).cartItems).toEqual([line, ham, added]);
    const { cartItems: _, ...rest } = cart;
    const sector = { sectorId: 3, name: 'Dispensa', cartItems: [line] };
    const inSectors = cartWithChanges({ ...rest, sectors: [sector] }, [
      aWaitingQuantity({ to: 0 }),
      addition,
    ]);
    expect(inSectors.sectors).toEqual([{ sectorId: waitingSectorId, name: '', cartItems: [added] }]);
    expect('cartItems' in inSectors).toBe(false);
  });

  test('B-27: an addition that was sent once, and has another number by now, has that one', () => {
    const changes = [
      aWaitingAddition({ isTried: true }),
      aWaitingQuantity({ id: 'change-3', itemId: -1, from: 1, to: 5 }),
    ];
    expect(cartWithChanges(aCart(), changes).cartItems).toMatchObject([{ itemId: -1, quantity: 5 }]);
  });

  test('B-27: a line that is to be decided on is as the shop has it, for an order would be of that', () => {
    expect(cartWithChanges(cart, [aWaitingQuantity({ to: 4, there: 2 })])).toEqual(cart);
  });

  test('B-27: nothing costs less than nothing', () => {
    const small = aCart({ cartItems: [line], itemsTotal: 1.98, giftTotal: 1.98, totalPrice: 0 });
    expect(cartWithChanges(small, [aWaitingQuantity({ to: 0 })])).toMatchObject({
      itemsTotal: 0,
      totalPrice: 0,
    });
  });
});
