import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { deleteOrder, listOrders, modifyOrder, viewOrder } from '../../contract/api/ordering/order.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import { done, fill, payAtProvider, plenty, prepare, readyToShop } from '../backend/journeys.ts';
import { openPostgresShop } from '../backend/postgres-shop.ts';
import type { PostgresShop } from '../backend/postgres-shop.ts';
import { ShopClient } from '../backend/shop-client.ts';
import { openingStock, wrongs } from './ledger.ts';
import type { OpeningStock } from './ledger.ts';
import { startFleet } from './shop-fleet.ts';
import type { ShopFleet } from './shop-fleet.ts';
import { insist } from './unanswered.ts';

const wantedKills = 100;
const shoppers = 6;

let shop: PostgresShop;
let opening: OpeningStock;
let fleet: ShopFleet;

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.deps.database, shoppers);
  opening = await openingStock(shop.deps.database.db);
  fleet = await startFleet(3, { DATABASE_URL: shop.url });
}, 120_000);

afterAll(async () => {
  await fleet?.stop();
  await shop?.close();
});

interface Story {
  readonly orderId: number;
  readonly status: number;
}

const keyed = () => ({ headers: { [idempotencyHeaders.key]: randomUUID() } });

/** Buys what is in the cart, with one key however often it takes. */
async function buyOnce(client: ShopClient, paymentTypeId: number): Promise<number> {
  const key = keyed();
  await insist(() => prepare(client));
  const bought = await insist(() => done(client.call(buy, { payment_type_id: paymentTypeId }, key)));
  if (bought.redirectUrl !== null) await insist(() => payAtProvider(client, bought.redirectUrl, 'approve'));
  return bought.orderId;
}

async function cancel(client: ShopClient, orderId: number): Promise<void> {
  await insist(async () => {
    const answer = await client.call(deleteOrder, { order_id: orderId });
    // Cancelled by the try before, whose answer was lost.
    if (answer.status !== 0) expect(answer.code).toBe('order.notDeletable');
  });
}

/** Every order of a shopper, page by page. */
async function ordersOf(client: ShopClient): Promise<number[]> {
  const known: number[] = [];
  for (let at = 1; ; at += 1) {
    const params = { page: String(at), page_size: '100' };
    const { orders, page } = await insist(() => done(client.call(listOrders, params)));
    known.push(...orders.map(({ orderId }) => orderId));
    if (at >= page.totPages) return known;
  }
}

/** A purchase, and then nothing, a cancel or an amendment of it. */
async function shopOnce(client: ShopClient, { at, round }: { at: number; round: number }): Promise<Story> {
  // Slots of their own: nobody is to fill another's.
  await insist(() => readyToShop(client, at * 3 + (round % 3)));
  await insist(() => fill(client, plenty));
  const orderId = await buyOnce(client, round % 2 === 0 ? 2 : 12);
  if (round % 3 === 1) {
    await cancel(client, orderId);
    return { orderId, status: 10 };
  }
  if (round % 3 === 2) {
    await insist(() => done(client.call(modifyOrder, { order_id: orderId })));
    await insist(() => fill(client, [['penne-rigate-500-g', 1]]));
    if ((await buyOnce(client, 2)) !== orderId) throw new Error(`order ${orderId} was not amended in place`);
  }
  return { orderId, status: 3 };
}

test('reliability 2: purchase, cancel and amend survive 100 kills at any moment', async () => {
  const stories: Story[] = [];
  const isOver = () => fleet.kills >= wantedKills;
  const shopper = async (at: number) => {
    const client = new ShopClient(fleet, 'cestolieto');
    await insist(() => client.logIn(`folla${at}`));
    const own: Story[] = [];
    for (let round = at; !isOver(); round += 1) own.push(await shopOnce(client, { at, round }));
    const ascending = (one: number, other: number) => one - other;
    expect((await ordersOf(client)).toSorted(ascending)).toEqual(
      own.map(({ orderId }) => orderId).toSorted(ascending),
    );
    for (const { orderId, status } of own) {
      const order = await insist(() => done(client.call(viewOrder, { order_id: orderId })));
      expect([orderId, order.orderStatusId]).toEqual([orderId, status]);
    }
    stories.push(...own);
  };
  const killer = async () => {
    while (!isOver()) {
      // With fewer than two left hardly anything would be under way.
      while (fleet.size < 2) await pause(20);
      await pause(100 + Math.random() * 500);
      fleet.kill();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: shoppers }, (_, at) => shopper(at))]);
  await fleet.whole();
  expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);
  expect(fleet.unanswered).toBeGreaterThan(10);
  expect(stories.length).toBeGreaterThan(20);
}, 600_000);
