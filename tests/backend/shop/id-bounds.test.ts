import { expect, test } from 'vitest';
import { viewOrder } from '../../../contract/api/ordering/order.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { done } from '../journeys.ts';
import { isSpreadOver } from '../shop-copy.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile({ databaseSpread: 'off' });

test('T4: an id that no integer holds is refused where ids are integers, and names its field', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const before = await done(shopper.call(viewCart));
  const refused = await shopper.call(viewOrder, { order_id: 2 ** 31 });
  expect([refused.http, refused.status, refused.field]).toEqual([422, 2, 'order_id']);
  const items = [
    { productId: 1, quantity: 1 },
    { productId: 2 ** 31, quantity: 1 },
  ];
  const added = await shopper.call(addToCart, { items });
  expect([added.http, added.status, added.field]).toEqual([422, 2, 'items.1.productId']);
  expect((await done(shopper.call(viewCart))).cartItems).toEqual(before.cartItems);
  expect((await shopper.call(viewOrder, { order_id: 2 ** 31 - 1 })).http).toBe(404);
});

test('T4: where tables are spread such an id is unknown like any other, or refused by an older database', async () => {
  const spread = await openTestShop({ databaseSpread: 'citus' });
  try {
    const shopper = await spread.visitor().logIn('demo');
    const asked = await shopper.call(viewOrder, { order_id: 2 ** 31 });
    expect([asked.http, asked.field]).toEqual(isSpreadOver() ? [404, null] : [422, 'order_id']);
    expect((await shopper.call(viewOrder, { order_id: 2 ** 53 })).http).toBe(422);
  } finally {
    await spread.backend.close();
  }
});
