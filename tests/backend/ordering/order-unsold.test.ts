import { expect, test } from 'vitest';
import * as api from '../../../contract/api/ordering/order.ts';
import { done } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

test('CAT-27: a line of an order whose product is no longer sold keeps its name and says so; no other does', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const orders = async () =>
    (await done(shopper.call(api.listOrders, { page_size: 100, fetch_detail: true }))).orders;
  const [before] = await orders();
  const { orderId, orderItems = [] } = before!;
  expect(orderItems.map(({ sold }) => sold)).toEqual(orderItems.map(() => true));
  const { productId } = orderItems[0]!.product;
  await shop().database.script(`UPDATE products SET published = false
      WHERE product_id = ${productId} AND tenant_id = 'cestolieto';
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'cestolieto'`);
  // Whoever sets the shelf makes this process read the catalogue anew.
  const { slug } = orderItems[1]!.product;
  const set = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ slug }),
  };
  expect((await shopper.send('/__dev/stock', set)).status).toBe(200);
  const marked = orderItems.map((item) => ({ ...item, sold: item.product.productId !== productId }));
  expect((await done(shopper.call(api.viewOrder, { order_id: orderId }))).orderItems).toEqual(marked);
  expect((await orders())[0]!.orderItems).toEqual(marked);
});
