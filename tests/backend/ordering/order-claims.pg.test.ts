import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { claimOrderLine } from '../../../contract/api/ordering/order.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { viewInvoice } from '../../../contract/api/ordering/order-document.ts';
import { createAccounts } from '../create-accounts.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';
import { deliver, itemOf, paidOrder, seen, tell } from './deliveries.ts';

let shop: PostgresShop;
/** One shopper at two processes of the shop. */
let here: ShopClient;
let there: ShopClient;
let shoppers = 0;

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.database, 20);
}, 120_000);

afterAll(() => shop?.close());

beforeEach(async () => {
  const name = `folla${shoppers}`;
  shoppers += 1;
  here = await new ShopClient(shop.backend, 'cestolieto').logIn(name);
  there = await new ShopClient(shop.another(), 'cestolieto').logIn(name);
});

const claim = (client: ShopClient, order: Order, slug: string) =>
  client.call(claimOrderLine, {
    orderId: order.orderId,
    orderItemId: itemOf(order, slug).orderItemId,
    reason: 'damaged',
  });

const moneyOf = async ({ orderId }: Order) =>
  (
    await rowsOf<{ refunded: number; captured: number; trail: number }>(
      shop.database.db,
      sql`SELECT t.refunded_amount::integer AS refunded, t.captured_amount::integer AS captured,
          (SELECT count(*)::integer FROM audit_events
            WHERE tenant_id = 'cestolieto' AND kind IN ('claim.made', 'claim.decided')
              AND facts ->> 'orderId' = o.order_id::text) AS trail
        FROM transactions t JOIN orders o ON o.tenant_id = t.tenant_id AND o.transaction_id = t.transaction_id
        WHERE o.tenant_id = 'cestolieto' AND o.order_id = ${orderId}`,
    )
  )[0];

const pasta = 'penne-rigate-500-g';
const oil = 'olio-extravergine-latta-5-l';

test('B-22: a line claimed by several at once is claimed once, and its money goes back once', async () => {
  const order = await deliver(here, await paidOrder(here));
  const answers = await Promise.all([here, there, here, there].map((client) => claim(client, order, pasta)));
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  expect(answers.flatMap(({ code }) => code ?? [])).toEqual(Array(3).fill('order.claim.exists'));
  expect(await moneyOf(order)).toEqual({ refunded: 495, captured: 8324, trail: 1 });
});

test('B-22: lines claimed at once stay within the limit of an order together', async () => {
  const order = await deliver(
    here,
    await paidOrder(here, [
      [pasta, 15],
      ['petto-di-pollo-a-fette-450-g', 4],
      ['caffe-macinato-250-g', 6],
    ]),
  );
  const slugs = (order.orderItems ?? []).map(({ product }) => product.slug);
  const answers = await Promise.all(slugs.map((slug, at) => claim(at === 0 ? here : there, order, slug)));
  expect(answers.map(({ status }) => status)).toEqual([0, 0, 0]);
  const after = await seen(here, order.orderId);
  const refunded = (after.orderItems ?? []).flatMap((item) =>
    item.claim?.state === 'refunded' ? [Math.round(item.claim.refund * 100)] : [],
  );
  const sum = refunded.reduce((all, one) => all + one, 0);
  expect([sum <= 3000, sum > 0]).toEqual([true, true]);
  expect(await moneyOf(order)).toMatchObject({ refunded: sum, trail: 3 });
});

test('B-22: of two decisions on a claim at once the first stands', async () => {
  const order = await deliver(here, await paidOrder(here));
  expect((await claim(here, order, oil)).status).toBe(0);
  const claimed = { order_id: order.orderId, orderItemId: itemOf(order, oil).orderItemId };
  const answers = await Promise.all([
    tell(here, '/__dev/claim', { ...claimed, decision: 'accept' }),
    tell(there, '/__dev/claim', { ...claimed, decision: 'accept' }),
    tell(there, '/__dev/claim', { ...claimed, decision: 'refuse' }),
  ]);
  expect(answers.map(({ http }) => http).toSorted((one, two) => one - two)).toEqual([200, 422, 422]);
  const { state } = itemOf(await seen(here, order.orderId), oil).claim ?? {};
  expect(await moneyOf(order)).toEqual({
    refunded: state === 'refunded' ? 5980 : 0,
    captured: 8324,
    trail: 2,
  });
});

test('B-22: a claim and a decision on another line leave no more to give back than was taken', async () => {
  const order = await deliver(here, await paidOrder(here));
  expect((await claim(here, order, oil)).status).toBe(0);
  const claimed = { order_id: order.orderId, orderItemId: itemOf(order, oil).orderItemId };
  await Promise.all([
    tell(there, '/__dev/claim', { ...claimed, decision: 'accept' }),
    ...[pasta, 'mele-annurche', 'petto-di-pollo-a-fette-450-g'].map((slug) => claim(here, order, slug)),
  ]);
  const after = await seen(here, order.orderId);
  const granted = (after.orderItems ?? []).filter((item) => item.claim?.state === 'refunded');
  const sum = granted.reduce((all, item) => all + Math.round((item.claim?.refund ?? 0) * 100), 0);
  const money = await moneyOf(order);
  expect(money).toMatchObject({ refunded: sum, captured: 8324, trail: 5 });
  expect(sum).toBeLessThanOrEqual(7834);
});

test('ORD-16: invoices opened at once get one number each, without a gap', async () => {
  const orders = [
    await deliver(here, await paidOrder(here)),
    await deliver(here, await paidOrder(here)),
    await deliver(here, await paidOrder(here)),
  ];
  const ids = orders.map(({ orderId }) => orderId).join(', ');
  await shop.database.script(`UPDATE orders SET need_invoice = true WHERE order_id IN (${ids})`);
  const opened = await Promise.all(
    [...orders, ...orders].map(async ({ orderId }, at) => {
      const answer = await (at % 2 === 0 ? here : there).call(viewInvoice, { order_id: orderId });
      return [orderId, answer.data.number] as const;
    }),
  );
  const numbers = new Map(opened);
  expect(opened.filter(([orderId, number]) => numbers.get(orderId) !== number)).toEqual([]);
  const given = [...numbers.values()].map((number) => Number(number.split('/')[1])).toSorted((a, b) => a - b);
  expect(given).toEqual([1, 2, 3]);
});
