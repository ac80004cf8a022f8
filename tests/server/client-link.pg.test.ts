import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addToCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { addGiftCode } from '../../contract/api/shopping/cart-gift.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { listOrders, viewOrder } from '../../contract/api/ordering/order.ts';
import { selectTimeslot } from '../../contract/api/shopping/timeslot.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import { chooseHome, done, openSlots, payAtProvider, prepare, product } from '../backend/journeys.ts';
import { openPostgresShop } from '../backend/postgres-shop.ts';
import type { PostgresShop } from '../backend/postgres-shop.ts';
import { ShopClient } from '../backend/shop-client.ts';
import { answeringPort } from '../faults/answering-port.ts';
import { openingStock, wrongs } from '../faults/ledger.ts';
import type { OpeningStock } from '../faults/ledger.ts';
import { openTcpProxy } from '../faults/tcp-proxy.ts';
import type { TcpProxy } from '../faults/tcp-proxy.ts';
import { insist } from '../faults/unanswered.ts';
import type { Fault } from '../faults/wire.ts';
import { halfOpen } from './half-open.ts';
import { freePort } from '../free-port.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const crowd = 400;

let shop: PostgresShop;
let opening: OpeningStock;
let server: ServerProcess;
let port: number;
let operations: number;
let unfinished: Promise<readonly string[]>;

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.deps.database, crowd);
  opening = await openingStock(shop.deps.database.db);
  port = await freePort();
  operations = await freePort();
  server = startServer({
    PORT: String(port),
    OPERATIONS_PORT: String(operations),
    DATABASE_URL: shop.url,
    DEMO_DATA: 'off',
  });
  await server.ready();
  // They stay during everything that follows.
  unfinished = halfOpen(port, 40);
}, 120_000);

afterAll(async () => {
  await server?.stop();
  await shop?.close();
});

const fault: fc.Arbitrary<Fault> = fc.record({
  during: fc.constantFrom('request', 'work', 'answer'),
  share: fc.nat(99).map((percent) => percent / 100),
  brings: fc.constantFrom('cut', 'reset'),
});
const faults = fc.array(fault, { maxLength: 2 });
/** What befalls each step of a purchase. */
const trouble = fc.record({
  slot: faults,
  add: faults,
  gift: faults,
  prepare: faults,
  buy: faults,
  pay: faults,
  delayMs: fc.constantFrom(0, 0, 10, 40),
  /** Looks into the cart after an add of unknown outcome, as the storefront does. */
  looks: fc.boolean(),
  isPaidOnline: fc.boolean(),
});
type Trouble = typeof trouble extends fc.Arbitrary<infer T> ? T : never;

let shoppers = 0;
let replays = 0;

const keyed = () => ({ headers: { [idempotencyHeaders.key]: randomUUID() } });

/** Does it until there is an answer, and asks the cart between whether it was done without one. */
async function insistUnless(isDone: () => Promise<boolean>, work: () => Promise<unknown>): Promise<void> {
  let isUnclear = false;
  await insist(async () => {
    if (isUnclear && (await isDone())) return;
    isUnclear = true;
    await work();
  });
}

/** Buys two tins of oil with a gift code over a line with these faults, and looks at the books of this shopper. */
async function buyOver(line: TcpProxy, plan: Trouble): Promise<void> {
  const at = shoppers;
  shoppers += 1;
  const client = await new ShopClient(answeringPort(line.port), 'cestolieto').logIn(`folla${at}`);
  await chooseHome(client);
  const slots = await openSlots(client);
  const slot = slots[at % slots.length]!;
  const { productId } = await product(client, 'olio-extravergine-latta-5-l');
  line.delay(plan.delayMs);

  line.strike(...plan.slot);
  // A slot that is held already would be extended.
  await insistUnless(
    async () => (await done(client.call(viewCart))).timeslot?.autoAssigned === false,
    () => done(client.call(selectTimeslot, { sel_date: slot.dateIso, timeslot_id: slot.timeslotId })),
  );
  line.strike(...plan.add);
  const addKey = keyed();
  await insistUnless(
    async () => plan.looks && linesOf(await done(client.call(viewCart))).length > 0,
    () => done(client.call(addToCart, { items: [{ productId, quantity: 2 }] }, addKey)),
  );
  line.strike(...plan.gift);
  await insist(() => done(client.call(addGiftCode, { code: 'GIFT5' })));
  line.strike(...plan.prepare);
  const prepared = await insist(() => prepare(client));
  line.strike(...plan.buy);
  const buyKey = keyed();
  const payment = { payment_type_id: plan.isPaidOnline ? 12 : 2 };
  const bought = await insist(() => client.call(buy, payment, buyKey));
  if (bought.headers.has(idempotencyHeaders.replayed)) replays += 1;
  line.strike(...plan.pay);
  const { orderId, redirectUrl } = bought.data;
  expect([bought.status, redirectUrl !== null]).toEqual([0, plan.isPaidOnline]);
  if (redirectUrl !== null) await insist(() => payAtProvider(client, redirectUrl, 'approve'));

  line.strike();
  line.delay(0);
  const { orders } = await done(client.call(listOrders));
  expect(orders.map((one) => one.orderId)).toEqual([orderId]);
  const order = await done(client.call(viewOrder, { order_id: orderId }));
  expect({
    status: order.orderStatusId,
    cart: order.cartId,
    lines: order.orderItems?.map((line) => [line.product.productId, line.quantity, line.grossTotal]),
    gifts: order.giftCertificates.map(({ code, status }) => [code, status]),
    slot: [order.timeslot?.dateIso, order.timeslot?.timeslotId],
    totals: [order.itemsTotal, order.giftTotal, order.deliveryFee, order.totalPrice],
  }).toEqual({
    status: 3,
    cart: prepared.cartId,
    lines: [[productId, 2, 59.8]],
    gifts: [['GIFT5', 'used']],
    slot: [slot.dateIso, slot.timeslotId],
    totals: [59.8, 5, prepared.deliveryFee, prepared.totalPrice],
  });
  const next = await done(client.call(viewCart));
  expect([linesOf(next), next.giftCertificates, next.timeslot]).toEqual([[], [], null]);
}

async function figures(...names: readonly string[]): Promise<number[]> {
  const text = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
  return names.map((name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]));
}

/** Every connection to the database came back, and nobody waits for one. */
async function expectNothingUnderWay(): Promise<void> {
  await vi.waitFor(async () => {
    const [all, idle, waiting] = await figures(
      'shop_database_connections',
      'shop_database_idle',
      'shop_database_waiting',
    );
    expect([idle, waiting]).toEqual([all, 0]);
  }, 30_000);
}

const complaints = () => server.said.filter((line) => line.includes('"level":"error"'));

test('a purchase over a line that breaks at any moment happens once, and whole', async () => {
  const lines = await Promise.all(Array.from({ length: 4 }, () => openTcpProxy({ host: '127.0.0.1', port })));
  const purchases = fc.asyncProperty(fc.array(trouble, { minLength: 4, maxLength: 4 }), async (plans) => {
    await Promise.all(plans.map((plan, at) => buyOver(lines[at]!, plan)));
    expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);
  });
  await fc.assert(purchases, { numRuns: 8, endOnFailure: true });
  expect(replays).toBeGreaterThan(0);
  await Promise.all(lines.map((line) => line.close()));
  await expectNothingUnderWay();
  expect(complaints()).toEqual([]);
}, 300_000);

test('who leaves in the middle of a big answer harms nobody', async () => {
  const home = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  const [, script = ''] = /<script[^>]+src="(\/assets\/[^"]+)"/.exec(home) ?? [];
  const paths = ['/', script, '/ebsn/api/products?page_size=100', '/catalog/search?q=pasta'];
  const line = await openTcpProxy({ host: '127.0.0.1', port });
  const visitor = answeringPort(line.port).app;
  const ask = async (path: string) => visitor.fetch(new Request(`http://cestolieto.localhost${path}`));
  const whole = await Promise.all(paths.map(async (path) => (await ask(path)).status));
  expect(whole).toEqual([200, 200, 200, 200]);
  for (const brings of ['cut', 'reset'] as const) {
    line.strike(...Array.from({ length: 60 }, () => ({ during: 'answer' as const, share: 0.5, brings })));
    const broken = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => ask(paths[at % 4]!)));
    expect(broken.filter(({ status }) => status === 'rejected')).toHaveLength(60);
  }
  expect(await Promise.all(paths.map(async (path) => (await ask(path)).status))).toEqual(whole);
  await line.close();
  await expectNothingUnderWay();
  expect(complaints()).toEqual([]);
}, 120_000);

test('requests that never end are ended by the server', async () => {
  const timeout = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';
  expect(new Set(await unfinished)).toEqual(new Set([timeout]));
  await expectNothingUnderWay();
  expect(complaints()).toEqual([]);
}, 120_000);

test('the server was the same all the time, and ends well', async () => {
  expect(await server.stop()).toEqual({ code: 0, signal: null, refused: '' });
}, 60_000);
