import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { deleteFromCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, moveOrder, payAtProvider, prepare, purchase } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let shopper: ShopClient;

beforeEach(async () => {
  shopper = await shop().visitor().logIn('demo');
  const items = linesOf(await done(shopper.call(viewCart))).map(({ itemId }) => ({ itemId }));
  if (items.length > 0) await done(shopper.call(deleteFromCart, { items }));
});

const now = () => shop().clock.now().toISOString();
const historyOf = async (orderId: number) =>
  (await done(shopper.call(api.viewOrder, { order_id: orderId }))).history;

test('B-33: an order remembers when it came to each status, once each', async () => {
  const began = now();
  const { orderId } = await purchase(shopper);
  const expected = [
    { orderStatusId: 1, at: began, by: null },
    { orderStatusId: 3, at: began, by: null },
  ];
  expect(await historyOf(orderId)).toEqual(expected);
  for (const orderStatusId of [4, 5, 6, 7, 8]) {
    shop().clock.pass(7);
    await moveOrder(shopper, orderId, orderStatusId);
    await moveOrder(shopper, orderId, orderStatusId);
    expected.push({ orderStatusId, at: now(), by: null });
  }
  expect(await historyOf(orderId)).toEqual(expected);
  const { orders } = await done(shopper.call(api.listOrders, { page_size: 100 }));
  expect(orders.find((one) => one.orderId === orderId)?.history).toEqual(expected);
});

test('B-33: a payment tried again leaves the order where it is', async () => {
  const bought = await purchase(shopper, { paymentTypeId: 12 });
  await payAtProvider(shopper, bought.redirectUrl, 'decline');
  const { redirectUrl } = await done(shopper.call(api.payOrder, { order_id: bought.orderId }));
  await payAtProvider(shopper, redirectUrl, 'approve');
  expect((await historyOf(bought.orderId)).map((change) => change.orderStatusId)).toEqual([1, 2, 1, 3]);
});

test('ORD-07: an amendment adds nothing while the order stays placed', async () => {
  const { orderId } = await purchase(shopper);
  const before = await historyOf(orderId);
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  await prepare(shopper);
  shop().clock.pass(1);
  await prepare(shopper);
  await done(shopper.call(buy, { payment_type_id: 2 }));
  expect(await historyOf(orderId)).toEqual(before);
});

test('ORD-05: a cancelled order says when and by whom, and a refusal adds nothing', async () => {
  const own = await purchase(shopper);
  shop().clock.pass(5);
  const at = now();
  await done(shopper.call(api.deleteOrder, { order_id: own.orderId }));
  shop().clock.pass(5);
  expect((await shopper.call(api.deleteOrder, { order_id: own.orderId })).code).toBe('order.notDeletable');
  expect((await historyOf(own.orderId)).slice(2)).toEqual([{ orderStatusId: 10, at, by: 'shopper' }]);

  const theirs = await purchase(shopper);
  await moveOrder(shopper, theirs.orderId, 10);
  expect((await historyOf(theirs.orderId)).at(-1)).toEqual({ orderStatusId: 10, at: now(), by: 'shop' });

  const unpaid = await purchase(shopper, { paymentTypeId: 12 });
  shop().clock.pass(46);
  expect((await historyOf(unpaid.orderId)).map((change) => change.orderStatusId)).toEqual([1]);
  shop().clock.pass(14);
  expect((await historyOf(unpaid.orderId)).at(-1)).toEqual({ orderStatusId: 10, at: now(), by: 'term' });
});

test('B-33: an order of before the history was written shows none', async () => {
  const { orderId } = await purchase(shopper);
  await shop().database.db.execute(
    sql`UPDATE orders SET status_history = DEFAULT WHERE order_id = ${orderId}`,
  );
  expect(await historyOf(orderId)).toEqual([]);
});
