import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buy } from '../../../contract/api/checkout.ts';
import { orderStatusCodes, paymentTypeCodes } from '../../../contract/api/codes.ts';
import {
  deleteOrder,
  modifyOrder,
  modifyPaymentType,
  payOrder,
  reserveParking,
  updateOrderInfos,
  viewOrder,
} from '../../../contract/api/order.ts';
import { done, fill, payAtProvider, plenty, prepare, readyToShop } from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';

const { awaitingPayment, placed, picking, nearlyReady, delivered, cancelled } = orderStatusCodes;
const { onDelivery, onlineCard } = paymentTypeCodes;

let shop: PostgresShop;
let other: Client;
let shopper: ShopClient;

beforeAll(async () => {
  shop = await openPostgresShop();
  other = new Client({ connectionString: shop.server.url });
  await other.connect();
  shopper = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
  await readyToShop(shopper, 15);
}, 120_000);

afterAll(async () => {
  await other?.end();
  await shop?.close();
});

async function ordered(paymentTypeId: number): Promise<{ orderId: number; redirectUrl: string | null }> {
  await readyToShop(shopper, 15);
  await fill(shopper, plenty);
  await prepare(shopper);
  return done(shopper.call(buy, { payment_type_id: paymentTypeId }));
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await other.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Does `call` while another connection moves the order: the call finds the row locked, and the move done after it. */
async function whileMoved<T>(orderId: number, set: string, call: () => Promise<T>): Promise<T> {
  await other.query('BEGIN');
  await other.query('SELECT 1 FROM orders WHERE order_id = $1 FOR UPDATE', [orderId]);
  const answer = call();
  await vi.waitFor(async () => expect(await isSomebodyWaiting()).toBe(true), 10_000);
  await other.query(`UPDATE orders SET ${set} WHERE order_id = $1`, [orderId]);
  await other.query('COMMIT');
  return answer;
}

const statusOf = async (orderId: number): Promise<number> =>
  (await done(shopper.call(viewOrder, { order_id: orderId }))).orderStatusId;

test.each([
  ['O03 cancelling', deleteOrder, {}, 'order.notDeletable'],
  ['O04 amending', modifyOrder, {}, 'order.notEditable'],
  ['O06 another payment', modifyPaymentType, { payment_type_id: onlineCard }, 'order.notPayable'],
  ['O15 another substitution', updateOrderInfos, { substitutions: 'none' }, 'order.notEditable'],
] as const)(
  '%s waits for whoever moves the order, and sees it picked',
  { timeout: 60_000 },
  async (_, endpoint, params, code) => {
    const { orderId } = await ordered(onDelivery);
    const answer = await whileMoved(orderId, `status_id = ${picking}`, () =>
      shopper.call(endpoint, { order_id: orderId, ...params }),
    );
    expect([answer.status, answer.code]).toEqual([1, code]);
    expect(await statusOf(orderId)).toBe(picking);
  },
);

test('O05 a retry waits for whoever moves the order, and sees it paid', async () => {
  const { orderId } = await ordered(onlineCard);
  const answer = await whileMoved(orderId, `status_id = ${placed}`, () =>
    shopper.call(payOrder, { order_id: orderId }),
  );
  expect([answer.status, answer.code]).toEqual([1, 'order.notPayable']);
  expect(await statusOf(orderId)).toBe(placed);
});

test('D06 the provider waits for whoever moves the order, and pays nothing cancelled', async () => {
  const { orderId, redirectUrl } = await ordered(onlineCard);
  await whileMoved(orderId, `status_id = ${cancelled}, transaction_id = NULL`, () =>
    payAtProvider(shopper, redirectUrl, 'approve'),
  );
  expect(await statusOf(orderId)).toBe(cancelled);
});

test('CHK-20: an order paid in the last moment is not cancelled as overdue', async () => {
  const { orderId } = await ordered(onlineCard);
  expect(await statusOf(orderId)).toBe(awaitingPayment);
  await other.query(`UPDATE orders SET due_until = '2020-01-01' WHERE order_id = $1`, [orderId]);
  await whileMoved(orderId, `status_id = ${placed}, due_until = NULL`, () => shop.backend.jobs.runOnce());
  expect(await statusOf(orderId)).toBe(placed);
});

test('B-22: an order that was handed over meanwhile is not delivered again', async () => {
  const { orderId } = await ordered(onDelivery);
  const points = async () => {
    const { rows } = await other.query<{ points: number }>(
      `SELECT users.points FROM users JOIN orders USING (tenant_id, user_id) WHERE order_id = $1`,
      [orderId],
    );
    return rows[0]?.points;
  };
  const before = await points();
  await whileMoved(orderId, `status_id = ${delivered}`, () =>
    shop.backend.reportDelivery('cestolieto', { order_id: orderId, lines: [] }),
  );
  expect(await points()).toBe(before);
});

test('O13: an order collected meanwhile gets no parking place', async () => {
  const { orderId } = await ordered(onDelivery);
  await other.query(`UPDATE orders SET delivery_service_id = 1, status_id = $2 WHERE order_id = $1`, [
    orderId,
    nearlyReady,
  ]);
  const answer = await whileMoved(orderId, `status_id = ${delivered}`, () =>
    shopper.call(reserveParking, { order_id: orderId, distance: 100 }),
  );
  expect([answer.status, answer.code]).toEqual([1, 'order.notReservable']);
});

test('ORD-08: an amended order that is picked meanwhile is not bought again', async () => {
  const { orderId } = await ordered(onDelivery);
  await done(shopper.call(modifyOrder, { order_id: orderId }));
  await prepare(shopper);
  const answer = await whileMoved(orderId, `status_id = ${picking}`, () =>
    shopper.call(buy, { payment_type_id: onDelivery }),
  );
  expect([answer.status, answer.code]).toEqual([1, 'order.notEditable']);
  expect(await statusOf(orderId)).toBe(picking);
});
