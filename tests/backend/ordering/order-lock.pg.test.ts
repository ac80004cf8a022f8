import { Client } from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { listAddresses, selectAddress } from '../../../contract/api/shopping/address.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { updateOrderInfos } from '../../../contract/api/ordering/order-infos.ts';
import * as api from '../../../contract/api/ordering/order.ts';
import { createAccounts } from '../create-accounts.ts';
import {
  chooseSlot,
  done,
  fill,
  moveOrder,
  payAtProvider,
  plenty,
  prepare,
  purchase,
  readyToBuy,
} from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';
import { isSpreadOver } from '../shop-copy.ts';

let shop: PostgresShop;
let shopper: ShopClient;
let shoppers = 0;

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.database, 20);
}, 120_000);

afterAll(() => shop?.close());

beforeEach(async () => {
  shopper = await new ShopClient(shop.backend, 'cestolieto').logIn(`folla${shoppers}`);
  shoppers += 1;
});

// A row of a spread table is waited for on its node.
const waiting = isSpreadOver()
  ? sql`SELECT count(*)::integer AS n FROM citus_lock_waits`
  : sql`SELECT count(*)::integer AS n FROM pg_locks WHERE NOT granted`;

/**
 * Makes a call while somebody else changes the order: the other's transaction is open when the call begins, and commits
 * once the call waits for it. Answers what the call answered.
 */
async function whileOrderChanges<T>(
  { orderId, set }: { orderId: number; set: string },
  call: () => Promise<T>,
): Promise<T> {
  const other = new Client({ connectionString: shop.url });
  await other.connect();
  try {
    await other.query('BEGIN');
    await other.query(`UPDATE orders SET ${set} WHERE tenant_id = 'cestolieto' AND order_id = $1`, [orderId]);
    let hasEnded = false;
    const answer = call().finally(() => (hasEnded = true));
    await vi.waitFor(
      async () => {
        const [row] = await rowsOf<{ n: number }>(shop.database.db, waiting);
        expect(hasEnded || (row?.n ?? 0) > 0).toBe(true);
      },
      { timeout: 10_000, interval: 20 },
    );
    await other.query('COMMIT');
    return await answer;
  } finally {
    await other.end();
  }
}

const orderNow = async (orderId: number) => {
  const [row] = await rowsOf<{ status_id: number; transaction_id: number | null; trail: number }>(
    shop.database.db,
    sql`SELECT status_id, transaction_id,
      (SELECT count(*)::integer FROM audit_events WHERE tenant_id = 'cestolieto' AND facts ->> 'orderId' = ${String(orderId)}) AS trail
      FROM orders WHERE tenant_id = 'cestolieto' AND order_id = ${orderId}`,
  );
  return row;
};

/** What the order and its trail are after the call, and what they are when the call added nothing to the change. */
async function afterChange(
  change: { orderId: number; set: string },
  call: () => Promise<unknown>,
): Promise<{ now: unknown; asLeft: unknown }> {
  const before = await orderNow(change.orderId);
  await whileOrderChanges(change, call);
  const columns = change.set.split(', ').map((one) => {
    const [column = '', value = ''] = one.split(' = ');
    return [column, Number(value)];
  });
  return { now: await orderNow(change.orderId), asLeft: { ...before, ...Object.fromEntries(columns) } };
}

const cancelled = 'status_id = 10';

test.each([
  ['O03 cancelling', api.deleteOrder, {}, 'order.notDeletable'],
  ['O04 amending', api.modifyOrder, {}, 'order.notEditable'],
  ['O15 choosing substitutes', updateOrderInfos, { substitutions: 'none' }, 'order.notEditable'],
  ['O06 paying otherwise', api.modifyPaymentType, { payment_type_id: 2 }, 'order.notPayable'],
] as const)(
  'reliability 5: %s sees that the order was cancelled meanwhile',
  async (_, endpoint, params, code) => {
    const { orderId } = await purchase(shopper);
    const { now, asLeft } = await afterChange({ orderId, set: cancelled }, async () => {
      expect((await shopper.call(endpoint, { order_id: orderId, ...params })).code).toBe(code);
    });
    expect(now).toEqual(asLeft);
  },
);

test('reliability 5: O05 paying again sees that the order was cancelled meanwhile', async () => {
  const { orderId } = await purchase(shopper, { paymentTypeId: 12 });
  const { now, asLeft } = await afterChange({ orderId, set: cancelled }, async () => {
    expect((await shopper.call(api.payOrder, { order_id: orderId })).code).toBe('order.notPayable');
  });
  expect(now).toEqual(asLeft);
});

const linesOf = async (orderId: number) =>
  (await done(shopper.call(api.viewOrder, { order_id: orderId }))).orderItems;

/** An order whose cart has one piece more of its first product, ready to be bought. */
async function changedOrder(): Promise<number> {
  const { orderId } = await purchase(shopper);
  await done(shopper.call(api.modifyOrder, { order_id: orderId }));
  await fill(shopper, [['penne-rigate-500-g', 1]]);
  await prepare(shopper);
  return orderId;
}

test.each([
  ['the order was cancelled', cancelled],
  ['picking began', 'status_id = 4'],
])('reliability 5, B-17: K02 of an amended order sees that %s meanwhile', async (_, set) => {
  const orderId = await changedOrder();
  const before = await linesOf(orderId);
  const { now, asLeft } = await afterChange({ orderId, set }, async () => {
    expect((await shopper.call(buy, { payment_type_id: 2 })).code).toBe('order.notEditable');
  });
  expect(now).toEqual(asLeft);
  expect(await linesOf(orderId)).toEqual(before);
});

test('ORD-06, B-17: K02 of an amended order sees that the cut-off came meanwhile', async () => {
  const orderId = await changedOrder();
  const before = [await orderNow(orderId), await linesOf(orderId)];
  await whileOrderChanges({ orderId, set: "editable_until = '2000-01-01'" }, async () => {
    expect((await shopper.call(buy, { payment_type_id: 2 })).code).toBe('order.notEditable');
  });
  expect([await orderNow(orderId), await linesOf(orderId)]).toEqual(before);
});

test('reliability 5: O13 keeps no parking place for a pickup that was fetched meanwhile', async () => {
  const { addresses } = await done(shopper.call(listAddresses, { address_type: 'store' }));
  const point = { address_type: 'store', address_id: addresses[0]?.addressId, delivery_service_id: 1 };
  await done(shopper.call(selectAddress, point));
  await chooseSlot(shopper);
  await fill(shopper, plenty);
  await prepare(shopper);
  const { orderId } = await done(shopper.call(buy, { payment_type_id: 2 }));
  await shop.database.script(`UPDATE orders SET status_id = 6 WHERE order_id = ${orderId}`);
  const { now, asLeft } = await afterChange({ orderId, set: 'status_id = 8' }, async () => {
    const asked = await shopper.call(api.reserveParking, { order_id: orderId, distance: 10 });
    expect(asked.code).toBe('order.notReservable');
  });
  expect(now).toEqual(asLeft);
});

test('reliability 11: an approval sees that another payment took its place meanwhile', async () => {
  await readyToBuy(shopper);
  const bought = await done(shopper.call(buy, { payment_type_id: 12 }));
  const { orderId } = bought;
  const { now, asLeft } = await afterChange({ orderId, set: 'transaction_id = 2000000' }, async () => {
    expect(await payAtProvider(shopper, bought.redirectUrl, 'approve')).toBe(
      `/cart/payment-error/${orderId}`,
    );
  });
  expect(now).toEqual(asLeft);
});

test('CHK-20: an unpaid order whose time is over is not cancelled when it was paid meanwhile', async () => {
  const { orderId } = await purchase(shopper, { paymentTypeId: 12 });
  await shop.database.script(`UPDATE orders SET due_until = '2000-01-01' WHERE order_id = ${orderId}`);
  const { now, asLeft } = await afterChange({ orderId, set: 'status_id = 3' }, () =>
    done(shopper.call(api.listOrders)),
  );
  expect(now).toEqual(asLeft);
});

test.each([
  ['cancelled', 10],
  ['delivered', 8],
])('D04 does not move an order that was %s meanwhile a second time', async (_, statusId) => {
  const { orderId } = await purchase(shopper);
  const { now, asLeft } = await afterChange({ orderId, set: `status_id = ${statusId}` }, () =>
    moveOrder(shopper, orderId, statusId),
  );
  expect(now).toEqual(asLeft);
});

test('B-22: a delivery report finds an order that was delivered meanwhile', async () => {
  const { orderId } = await purchase(shopper);
  const { now, asLeft } = await afterChange({ orderId, set: 'status_id = 8' }, () =>
    shop.backend.reportDelivery('cestolieto', { order_id: orderId, lines: [] }),
  );
  expect(now).toEqual(asLeft);
});

test('B-33: two who move an order at once leave one history, each status once', async () => {
  const { orderId } = await purchase(shopper);
  await Promise.all([4, 5, 4, 5].map((status) => moveOrder(shopper, orderId, status)));
  const { history } = await done(shopper.call(api.viewOrder, { order_id: orderId }));
  const statuses = history.map((change) => change.orderStatusId);
  expect(statuses.slice(0, 2)).toEqual([1, 3]);
  expect(statuses.every((status, at) => status !== statuses[at - 1])).toBe(true);
  expect(new Set(statuses)).toEqual(new Set([1, 3, 4, 5]));
});
