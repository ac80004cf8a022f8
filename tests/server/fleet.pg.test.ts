import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { login } from '../../contract/api/account/auth.ts';
import { addToCart, updateCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { listOrders, viewOrder } from '../../contract/api/ordering/order.ts';
import { listProducts } from '../../contract/api/shopping/product.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import {
  chooseHome,
  chooseSlot,
  done,
  fill,
  plenty,
  prepare,
  product,
  readyToShop,
} from '../backend/journeys.ts';
import { openPostgresShop } from '../backend/postgres-shop.ts';
import type { PostgresShop } from '../backend/postgres-shop.ts';
import { ShopClient } from '../backend/shop-client.ts';
import { answeringPort } from '../faults/answering-port.ts';
import { openingStock, wrongs } from '../faults/ledger.ts';
import { insist, UnansweredError } from '../faults/unanswered.ts';
import { buyInBrowser } from './browser-purchase.ts';
import { holdCart } from './held-cart.ts';
import { photographAll } from './photograph-all.ts';
import { production } from './production.ts';
import { startServerFleet } from './server-fleet.ts';
import type { ServerFleet } from './server-fleet.ts';

const patience = 30_000;
const tenantId = 'cestolieto';
const burrata = 'burrata-250-g';
const oil = 'olio-extravergine-latta-5-l';

let shop: PostgresShop;
let folder: string;
let fleet: ServerFleet;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'server-fleet-'));
  shop = await openPostgresShop();
  await createAccounts(shop.deps.database, 8);
  await photographAll(shop.deps.database.db, { dir: folder, tenantId });
  fleet = await startServerFleet(3, {
    ...production,
    DATABASE_URL: shop.url,
    TRUSTED_PROXIES: '127.0.0.1',
    DRAIN_MS: '3000',
    PHOTO_DIR: folder,
  });
}, 120_000);

afterAll(async () => {
  await fleet?.stop();
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A shopper whose every request goes to another server. */
const shopper = () => new ShopClient(answeringPort(fleet.balancer.port), tenantId);

/** Who goes to one server, past the balancer. */
const visitorOf = (port: number) => new ShopClient(answeringPort(port), tenantId);

const keyed = () => ({ headers: { [idempotencyHeaders.key]: randomUUID() } });

test.each([
  ['/', 'kept'],
  [`/product/${oil}`, 'kept'],
  ['/catalog/search?q=pasta', 'kept'],
  ['/ebsn/api/products?q=pasta', 'kept'],
  ['/cart', 'made for each'],
])('%s is the same from whichever server it comes, and %s', async (address, how) => {
  const isKept = how === 'kept';
  const look = async (port: number) => {
    const answer = await visitorOf(port).send(address);
    return { status: answer.status, tag: answer.headers.get('etag'), body: await answer.text() };
  };
  // A server keeps nothing before it hears of changes.
  const [first, ...others] = await Promise.all(
    fleet.ports.map((port) =>
      vi.waitFor(async () => {
        const seen = await look(port);
        expect([seen.status, seen.tag !== null, seen.body === '']).toEqual([200, isKept, false]);
        return seen;
      }, patience),
    ),
  );
  expect(others).toEqual([first, first]);
  if (!isKept) return;
  const known = { headers: { 'If-None-Match': first?.tag ?? '' } };
  const again = await Promise.all(fleet.ports.map((port) => visitorOf(port).send(address, known)));
  expect(again.map(({ status }) => status)).toEqual([304, 304, 304]);
});

test('a purchase goes from server to server, and one that is killed in the middle of it loses nothing', async () => {
  const opening = await openingStock(shop.deps.database.db);
  const { balancer } = fleet;
  const client = shopper();
  const wrong = { login: 'folla1@cestolieto.example', password: 'sbagliata' };
  const asked = new Set<number>();
  const step = async <T>(work: Promise<T>): Promise<T> => {
    const result = await work;
    asked.add(balancer.latest);
    return result;
  };
  await step(client.logIn('folla0'));
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await step(shopper().call(login, wrong))).code).toBe('auth.invalid');
  await step(chooseHome(client));
  const { timeslot } = await step(chooseSlot(client, 3));
  await step(fill(client, plenty));
  await step(prepare(client));
  expect(asked).toEqual(new Set(fleet.ports));

  const key = keyed();
  const cart = await holdCart(shop.deps.database, `folla0@${tenantId}.example`);
  const lost = client.call(buy, { payment_type_id: 2 }, key).catch((error: unknown) => error);
  await cart.untilWanted();
  const killed = balancer.latest;
  await fleet.at(killed).kill();
  expect(await lost).toBeInstanceOf(UnansweredError);
  await cart.letGo();
  const bought = await insist(() => done(client.call(buy, { payment_type_id: 2 }, key)));
  const again = await insist(() => client.call(buy, { payment_type_id: 2 }, key));
  expect([again.data, again.headers.get(idempotencyHeaders.replayed)]).toEqual([bought, 'true']);
  await fleet.untilInTurn(2);

  const { orders } = await done(client.call(listOrders));
  expect(orders.map(({ orderId }) => orderId)).toEqual([bought.orderId]);
  const order = await done(client.call(viewOrder, { order_id: bought.orderId }));
  expect([
    order.orderStatusId,
    order.itemsTotal,
    order.timeslot?.dateIso,
    order.timeslot?.timeslotId,
  ]).toEqual([3, 59.8, timeslot?.dateIso, timeslot?.timeslotId]);
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await shopper().call(login, wrong)).code).toBe('request.tooMany');
  expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);

  await fleet.restart(killed);
  const before = balancer.answeredBy(killed);
  await vi.waitFor(async () => {
    expect(linesOf(await done(client.call(viewCart)))).toEqual([]);
    expect(balancer.answeredBy(killed)).toBeGreaterThan(before);
  }, patience);
  expect(balancer.failed).toEqual(['POST /ebsn/api/checkout/buy']);
}, 120_000);

/** What a server keeps ready of a product: its page, and the call about it. Kept answers name no request. */
async function keptBy(port: number, slug: string) {
  const visitor = visitorOf(port);
  const page = await visitor.send(`/product/${slug}`);
  const listed = await visitor.call(listProducts, { q: slug.replaceAll('-', ' '), page_size: '1' });
  return {
    isKept: [page, listed].map(({ headers }) => !headers.has('x-request-id')),
    page: await page.text(),
    product: listed.data.products[0],
  };
}

test('what is sold or priced anew through one server is so in what the others keep', async () => {
  await shop.deps.database.script(`
    UPDATE stock SET available = 2000 WHERE tenant_id = '${tenantId}' AND product_id =
      (SELECT product_id FROM products WHERE tenant_id = '${tenantId}' AND slug = '${burrata}');
    SELECT pg_notify('shop_changed', '${tenantId}')`);
  const [one, ...others] = fleet.ports;
  for (const port of others) {
    await vi.waitFor(async () => {
      const kept = await keptBy(port, burrata);
      expect([kept.isKept, kept.product?.available]).toEqual([[true, true], 2]);
    }, patience);
  }
  const client = await visitorOf(one ?? 0).logIn('folla2');
  await readyToShop(client, 5);
  await fill(client, [...plenty, [burrata, 2]]);
  await prepare(client);
  await done(client.call(buy, { payment_type_id: 2 }, keyed()));
  for (const port of others) {
    await vi.waitFor(async () => {
      const { page, product: sold } = await keptBy(port, burrata);
      expect([sold?.slug, sold?.available, page.includes('"available":0')]).toEqual([burrata, 0, true]);
    }, patience);
  }
  await shop.deps.database.script(`
    UPDATE price_changes SET price = 3333 WHERE tenant_id = '${tenantId}' AND product_id =
      (SELECT product_id FROM products WHERE tenant_id = '${tenantId}' AND slug = '${oil}');
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = '${tenantId}';
    SELECT pg_notify('shop_changed', '${tenantId}')`);
  for (const port of fleet.ports) {
    await vi.waitFor(async () => {
      const { page, product: priced } = await keptBy(port, oil);
      expect([priced?.slug, priced?.price, page.includes('33,33')]).toEqual([oil, 33.33, true]);
    }, patience);
  }
}, 120_000);

test('a server that is told to end says so first, ends well what is under way, and nobody notices', async () => {
  const { balancer } = fleet;
  const failedBefore = balancer.failed.length;
  const [penne, tin] = [await product(shopper(), 'penne-rigate-500-g'), await product(shopper(), oil)];
  const add = (client: ShopClient, { productId }: Product) =>
    done(client.call(addToCart, { items: [{ productId, quantity: 1 }] }, keyed()));
  const crowd = await Promise.all(
    [3, 4, 5].map(async (at) => {
      const one = await shopper().logIn(`folla${at}`);
      await readyToShop(one, at);
      const [line] = linesOf(await add(one, penne));
      return { one, itemId: line?.itemId };
    }),
  );
  const client = await shopper().logIn('folla6');
  await readyToShop(client, 9);

  const cart = await holdCart(shop.deps.database, `folla6@${tenantId}.example`);
  const adding = add(client, tin);
  await cart.untilWanted();
  const port = balancer.latest;
  const over = new AbortController();
  const shopping = Promise.all(
    crowd.map(async ({ one, itemId }) => {
      for (let round = 0; !over.signal.aborted; round += 1) {
        const quantity = 1 + (round % 9);
        expect((await one.send('/')).status).toBe(200);
        await done(one.call(updateCart, { items: [{ itemId, quantity }] }));
        const lines = linesOf(await done(one.call(viewCart)));
        expect(lines.map((line) => line.quantity)).toEqual([quantity]);
      }
      return one;
    }),
  );
  // Whatever it finds is told below.
  shopping.catch(() => undefined);

  const ending = fleet.at(port).stop();
  const told = await vi.waitUntil(async () => {
    const answer = await visitorOf(port).send('/readyz');
    return answer.status === 503 ? answer : null;
  }, patience);
  expect([await told.text(), told.headers.get('connection')]).toEqual(['closing', 'close']);
  expect((await visitorOf(port).send('/')).status).toBe(200);
  await cart.letGo();
  expect(linesOf(await adding).map(({ quantity }) => quantity)).toEqual([1]);
  expect(await ending).toEqual({ code: 0, signal: null, refused: '' });
  over.abort();
  expect(await shopping).toHaveLength(3);
  expect(balancer.failed.slice(failedBefore)).toEqual([]);
  await fleet.untilInTurn(2);
  await fleet.restart(port);
}, 120_000);

test('a shopper in a browser buys while a server goes, and does not notice', async () => {
  const { balancer } = fleet;
  const failedBefore = balancer.failed.length;
  const bought = await buyInBrowser({
    origin: `http://${tenantId}.localhost:${balancer.port}`,
    login: `folla7@${tenantId}.example`,
    between: async () => void (await fleet.at(balancer.latest).stop()),
  });
  expect(bought).toEqual({ orderId: bought.orderId, faults: [] });
  expect(balancer.failed.slice(failedBefore)).toEqual([]);
  const client = await shopper().logIn('folla7');
  const order = await done(client.call(viewOrder, { order_id: bought.orderId }));
  expect([order.orderStatusId, order.orderItems?.map(({ quantity }) => quantity)]).toEqual([3, [2]]);
}, 240_000);

test('nothing of all that is an error to any server', () => {
  expect(fleet.said().filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
