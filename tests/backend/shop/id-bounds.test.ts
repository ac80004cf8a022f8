import { expect, test } from 'vitest';
import { viewOrder } from '../../../contract/api/ordering/order.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { done } from '../journeys.ts';
import { isSpreadOver } from '../shop-copy.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
/** The first id that the database does not know of. */
const tooLarge = isSpreadOver() ? 2 ** 53 : 2 ** 31;

test('T4: an id that the database cannot hold is refused and names its field, and nothing happens', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const before = await done(shopper.call(viewCart));
  const refused = await shopper.call(viewOrder, { order_id: tooLarge });
  expect([refused.http, refused.status, refused.field]).toEqual([422, 2, 'order_id']);
  const items = [
    { productId: 1, quantity: 1 },
    { productId: tooLarge, quantity: 1 },
  ];
  const added = await shopper.call(addToCart, { items });
  expect([added.http, added.status, added.field]).toEqual([422, 2, 'items.1.productId']);
  expect((await done(shopper.call(viewCart))).cartItems).toEqual(before.cartItems);
  expect((await shopper.call(viewOrder, { order_id: tooLarge - 1 })).http).toBe(404);
});
