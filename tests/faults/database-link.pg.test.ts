import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createBackend } from '../../backend/app.ts';
import type { Backend } from '../../backend/app.ts';
import { openPostgres } from '../../backend/platform/db/client.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { idempotencyHeaders } from '../../contract/api/headers.ts';
import { listOrders } from '../../contract/api/ordering/order.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import { done, plenty, readyToBuy } from '../backend/journeys.ts';
import { openPostgresShop } from '../backend/postgres-shop.ts';
import type { PostgresShop } from '../backend/postgres-shop.ts';
import { ShopClient } from '../backend/shop-client.ts';
import { openingStock, wrongs } from './ledger.ts';
import type { OpeningStock } from './ledger.ts';
import { openTcpProxy } from './tcp-proxy.ts';
import type { TcpProxy } from './tcp-proxy.ts';

const shoppers = 4;

let shop: PostgresShop;
let proxy: TcpProxy;
let backend: Backend;
let opening: OpeningStock;

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.deps.database, shoppers);
  opening = await openingStock(shop.deps.database.db);
  const direct = new URL(shop.url);
  proxy = await openTcpProxy({ host: direct.hostname, port: Number(direct.port) });
  direct.port = String(proxy.port);
  backend = createBackend({
    ...shop.deps,
    database: openPostgres({ url: direct.href, preparedStatements: true, onLost: () => {} }),
  });
  await backend.warm();
}, 120_000);

afterAll(async () => {
  await backend?.close();
  await proxy?.close();
  await shop?.close();
});

/** Buys with one key until the shop answers; a 500 or 503 says nothing of what was done. */
async function insistToBuy(client: ShopClient): Promise<number> {
  const options = { headers: { [idempotencyHeaders.key]: randomUUID() } };
  for (;;) {
    const answer = await client.call(buy, { payment_type_id: 2 }, options);
    if (answer.status === 0) return answer.data.orderId;
    expect([answer.http, answer.code]).toEqual([expect.toBeOneOf([500, 503]), 'server.error']);
  }
}

test.each([
  ['cut', (link: TcpProxy) => link.cut(false)],
  ['reset', (link: TcpProxy) => link.cut(true)],
])(
  'a buy whose line to the database is %s at any moment happens once',
  async (_, harm) => {
    const clients = await Promise.all(
      Array.from({ length: shoppers }, (__, at) => new ShopClient(backend, 'cestolieto').logIn(`folla${at}`)),
    );
    for (let afterMs = 0; afterMs < 40; afterMs += 4) {
      await Promise.all(clients.map((client) => readyToBuy(client)));
      const before = await Promise.all(clients.map((client) => done(client.call(listOrders))));
      const buying = Promise.all(clients.map(insistToBuy));
      await pause(afterMs);
      harm(proxy);
      const bought = await buying;
      for (const [at, client] of clients.entries()) {
        const { orders, page } = await done(client.call(listOrders));
        expect(orders[0]?.orderId).toBe(bought[at]);
        expect(page.totItems).toBe((before[at]?.page.totItems ?? 0) + 1);
      }
    }
    expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);
  },
  120_000,
);

test('a slow line makes slow answers, and no wrong ones', async () => {
  const client = await new ShopClient(backend, 'cestolieto').logIn('folla0');
  proxy.delay(30);
  await readyToBuy(client, plenty);
  await insistToBuy(client);
  proxy.delay(0);
  expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);
}, 120_000);

test('a database that is away is told as such, and the shop answers again by itself', async () => {
  const client = await new ShopClient(backend, 'cestolieto').logIn('folla1');
  proxy.block();
  proxy.cut(true);
  const answer = await client.call(viewCart);
  expect([answer.http, answer.status, answer.code]).toEqual([503, -1, 'server.error']);
  expect(await backend.isReady()).toBe(false);
  await vi.waitFor(() => expect(backend.changes.versionOf('cestolieto')).toBeNull());
  proxy.restore();
  await vi.waitFor(async () => expect(await backend.isReady()).toBe(true), 10_000);
  expect((await client.call(viewCart)).status).toBe(0);
  await vi.waitFor(() => expect(backend.changes.versionOf('cestolieto')).not.toBeNull(), 10_000);
}, 60_000);
