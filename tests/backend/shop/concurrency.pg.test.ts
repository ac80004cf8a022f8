import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '../../../backend/app.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { demoPassword } from '../../../demo/accounts/demo-accounts.ts';
import { login } from '../../../contract/api/account/auth.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { addGiftCode } from '../../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { deleteOrder, listOrders, modifyOrder } from '../../../contract/api/ordering/order.ts';
import { listTimeslots, selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { createAccounts } from '../create-accounts.ts';
import {
  chooseHome,
  done,
  fill,
  openSlots,
  payAtProvider,
  plenty,
  prepare,
  product,
  readyToShop,
} from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';

const crowd = 20;
let shop: PostgresShop;
let clock: PostgresShop['clock'];
let database: PostgresShop['database'];
let backend: Backend;
let second: Backend;

beforeAll(async () => {
  shop = await openPostgresShop();
  ({ backend, clock, database } = shop);
  second = shop.another();
  await createAccounts(database, crowd);
}, 120_000);

afterAll(() => shop?.close());

/** The crowd, every other one at the second process. */
async function shoppers(count = crowd): Promise<ShopClient[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const client = new ShopClient(at % 2 === 0 ? backend : second, 'cestolieto');
      const name = `folla${at}@cestolieto.example`;
      await done(
        client.call(login, { login: name, password: demoPassword }, { address: `198.51.100.${at}` }),
      );
      return client;
    }),
  );
}

async function sameShopper(): Promise<ShopClient[]> {
  const [one] = await shoppers(1);
  const other = new ShopClient(second, 'cestolieto');
  for (const [name, value] of one!.cookies) other.cookies.set(name, value);
  return Array.from({ length: crowd }, (_, at) => (at % 2 === 0 ? one! : other));
}

const statuses = (answers: readonly { status: number }[]) =>
  answers.filter((answer) => answer.status === 0).length;

/** Codes of the refused answers. */
const codesOf = (answers: readonly { status: number; code: string | null }[]) =>
  answers.filter((answer) => answer.status !== 0).map((answer) => answer.code);

const setLeft = (slot: { dateIso: string; timeslotId: number }, left: number) =>
  new ShopClient(backend, 'cestolieto').send('/__dev/timeslot', {
    method: 'POST',
    body: JSON.stringify({ ...slot, left }),
  });

const setStock = (slug: string, available: number) =>
  database.script(`UPDATE stock SET available = ${available} WHERE tenant_id = 'cestolieto' AND product_id IN
    (SELECT product_id FROM products WHERE tenant_id = 'cestolieto' AND slug = '${slug}')`);

async function left(client: ShopClient, slot: { dateIso: string; timeslotId: number }): Promise<number> {
  const { days } = await done(client.call(listTimeslots));
  return days
    .find((day) => day.dateIso === slot.dateIso)!
    .timeslots.find((one) => one.timeslotId === slot.timeslotId)!.capacityLeft;
}

beforeEach(async () => {
  await setStock('burrata-250-g', 1_000_000);
  await database.script(`DELETE FROM cart_lines; UPDATE user_gifts SET cart_id = NULL, order_id = NULL`);
});

test(
  'reliability 3: the last place of a slot goes to exactly one of twenty (SLOT-18)',
  { timeout: 60_000 },
  async () => {
    const all = await shoppers();
    await Promise.all(all.map((client) => chooseHome(client)));
    const slot = (await openSlots(all[0]!))[5]!;
    await setLeft(slot, 1);
    const wish = { sel_date: slot.dateIso, timeslot_id: slot.timeslotId };
    const answers = await Promise.all(all.map((client) => client.call(selectTimeslot, wish)));
    expect(statuses(answers)).toBe(1);
    expect(new Set(codesOf(answers))).toEqual(new Set(['timeslot.full']));
    expect(await left(all[0]!, slot)).toBe(0);
  },
);

test(
  'reliability 3: capacity holds under a storm of changing minds, and every hold is freed once',
  { timeout: 60_000 },
  async () => {
    const all = await shoppers();
    await Promise.all(all.map((client) => chooseHome(client)));
    const slots = (await openSlots(all[0]!)).slice(8, 11);
    for (const slot of slots) await setLeft(slot, 8);
    const choose = (client: ShopClient, at: number) => {
      const slot = slots[at % slots.length]!;
      return client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId });
    };
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(all.map((client, at) => choose(client, at + round)));
      expect(codesOf(answers).filter((code) => code !== 'timeslot.full')).toEqual([]);
    }
    const held = await Promise.all(slots.map((slot) => left(all[0]!, slot)));
    const kept = await Promise.all(all.map((client) => done(client.call(viewCart))));
    const inSlots = kept.filter(({ timeslot }) =>
      slots.some(
        (slot) =>
          timeslot?.autoAssigned === false &&
          slot.dateIso === timeslot.dateIso &&
          slot.timeslotId === timeslot.timeslotId,
      ),
    ).length;
    expect(held.every((places) => places >= 0)).toBe(true);
    expect(held.reduce((sum, places) => sum + (8 - places), 0)).toBe(inSlots);
    clock.pass(121);
    await Promise.all([
      ...Array.from({ length: 6 }, () => backend.jobs.runOnce()),
      ...Array.from({ length: 6 }, () => second.jobs.runOnce()),
    ]);
    expect(await Promise.all(slots.map((slot) => left(all[0]!, slot)))).toEqual([8, 8, 8]);
  },
);

test(
  'reliability 4: one unit, twenty buyers: one order, nobody else is charged',
  { timeout: 60_000 },
  async () => {
    const all = await shoppers();
    await Promise.all(all.map((client) => readyToShop(client, 12)));
    await Promise.all(all.map((client) => fill(client, [...plenty, ['burrata-250-g', 1]])));
    await setStock('burrata-250-g', 1_000);
    await Promise.all(all.map((client) => prepare(client)));
    const answers = await Promise.all(all.map((client) => client.call(buy, { payment_type_id: 12 })));
    expect(statuses(answers)).toBe(1);
    expect(new Set(codesOf(answers))).toEqual(new Set(['msg.cart.availability.errors']));
    expect((await product(all[0]!, 'burrata-250-g')).available).toBe(0);
    const orders = await Promise.all(
      all.map(async (client) => (await done(client.call(listOrders))).page.totItems),
    );
    expect(orders.reduce((sum, count) => sum + count, 0)).toBe(1);
  },
);

test('reliability 9: twenty adds at once are plus twenty on one line', { timeout: 60_000 }, async () => {
  const clients = await sameShopper();
  await readyToShop(clients[0]!, 14);
  const { productId } = await product(clients[0]!, 'penne-rigate-500-g');
  const answers = await Promise.all(
    clients.map((client) => client.call(addToCart, { items: [{ productId, quantity: 1 }] })),
  );
  expect(statuses(answers)).toBe(crowd);
  expect(linesOf(await done(clients[0]!.call(viewCart))).map((line) => line.quantity)).toEqual([20]);
});

test(
  'reliability 1: twenty buys with one key are one order and one answer',
  { timeout: 60_000 },
  async () => {
    const clients = await sameShopper();
    await readyToShop(clients[0]!, 15);
    await fill(clients[0]!, plenty);
    await prepare(clients[0]!);
    const before = (await done(clients[0]!.call(listOrders))).page.totItems;
    const keyed = { headers: { 'Idempotency-Key': 'venti-acquisti' } };
    const answers = await Promise.all(
      clients.map((client) => client.call(buy, { payment_type_id: 12 }, keyed)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(answers[0]!.status).toBe(0);
    expect((await done(clients[0]!.call(listOrders))).page.totItems).toBe(before + 1);
    const { orderId } = answers[0]!.data;
    const intents = sql`SELECT count(*)::integer AS n FROM payment_intents WHERE order_id = ${orderId}`;
    expect(await rowsOf(database.db, intents)).toEqual([{ n: 1 }]);
  },
);

test('reliability 1: twenty buys without a key are one order', { timeout: 60_000 }, async () => {
  const clients = await sameShopper();
  await readyToShop(clients[0]!, 16);
  await fill(clients[0]!, plenty);
  await prepare(clients[0]!);
  const answers = await Promise.all(clients.map((client) => client.call(buy, { payment_type_id: 2 })));
  expect(statuses(answers)).toBe(1);
  expect(codesOf(answers).filter((code) => code !== 'cart.empty')).toEqual([]);
});

test(
  'reliability 5: a gift code counts once, however many carts and orders race for it (C11)',
  { timeout: 60_000 },
  async () => {
    const clients = await sameShopper();
    await readyToShop(clients[0]!, 17);
    await fill(clients[0]!, plenty);
    const added = await Promise.all(clients.map((client) => client.call(addGiftCode, { code: 'GIFT5' })));
    expect(statuses(added)).toBe(crowd);
    await prepare(clients[0]!);
    const bought = await Promise.all(clients.map((client) => client.call(buy, { payment_type_id: 2 })));
    const [order] = bought.filter((answer) => answer.status === 0);
    expect(order!.data.totalPrice).toBe(59.7);
    const cancelled = await Promise.all(
      clients.map((client) => client.call(deleteOrder, { order_id: order!.data.orderId })),
    );
    expect(statuses(cancelled)).toBe(1);
    const used = sql`SELECT count(*)::integer AS n FROM user_gifts WHERE order_id IS NOT NULL`;
    expect(await rowsOf(database.db, used)).toEqual([{ n: 0 }]);
  },
);

test(
  'reliability 11: approve, decline, callback retry and cancellation of one order never disagree',
  { timeout: 60_000 },
  async () => {
    const clients = await sameShopper();
    await readyToShop(clients[0]!, 18);
    await fill(clients[0]!, plenty);
    await prepare(clients[0]!);
    const bought = await done(clients[0]!.call(buy, { payment_type_id: 12 }));
    const results = ['approve', 'decline', 'abandon', 'approve'];
    await Promise.all([
      ...clients
        .slice(0, 12)
        .map((client, at) => payAtProvider(client, bought.redirectUrl, results[at % 4]!)),
      ...clients.slice(12).map((client) => client.call(deleteOrder, { order_id: bought.orderId })),
    ]);
    const { orders } = await done(clients[0]!.call(listOrders));
    const order = orders.find((one) => one.orderId === bought.orderId)!;
    expect(order.orderStatusId).toBe(10);
    expect([4, 5]).toContain(order.transactionStatusId);
  },
);

test('amending and cancelling at once leave one truth', { timeout: 60_000 }, async () => {
  const clients = await sameShopper();
  await readyToShop(clients[0]!, 19);
  await fill(clients[0]!, plenty);
  await prepare(clients[0]!);
  const { orderId } = await done(clients[0]!.call(buy, { payment_type_id: 2 }));
  const answers = await Promise.all(
    clients.map((client, at) =>
      at % 4 === 0
        ? client.call(deleteOrder, { order_id: orderId })
        : client.call(modifyOrder, { order_id: orderId, abandon: at % 4 === 1 }),
    ),
  );
  expect(answers.every((answer) => answer.http === 200)).toBe(true);
  const cart = await done(clients[0]!.call(viewCart));
  expect([cart.cartStatusId, cart.modifyingOrderId]).toEqual([1, null]);
});
