import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../backend/platform/db/rows.ts';
import { addToCart, updateCart, viewCart } from '../../contract/api/shopping/cart.ts';
import { buy } from '../../contract/api/ordering/checkout.ts';
import { viewOrder } from '../../contract/api/ordering/order.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import { createAccounts } from '../backend/create-accounts.ts';
import { chooseHome, chooseSlot, done, prepare, product, readyToShop } from '../backend/journeys.ts';
import { overNetwork } from '../backend/over-network.ts';
import { openPostgresShop } from '../backend/postgres-shop.ts';
import type { PostgresShop } from '../backend/postgres-shop.ts';
import { ShopClient } from '../backend/shop-client.ts';
import { openingStock, wrongs } from '../faults/ledger.ts';
import { freePort } from '../free-port.ts';
import { production } from './production.ts';
import { startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const tenantId = 'cestolieto';
const oil = 'olio-extravergine-latta-5-l';
const next = '9999_of_the_next_version';

let shop: PostgresShop;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  shop = await openPostgresShop();
  await createAccounts(shop.deps.database, 3);
}, 120_000);

afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await shop?.close();
});

async function start(): Promise<{ port: number; server: ServerProcess }> {
  const port = await freePort();
  const server = startServer({ ...production, DATABASE_URL: shop.url, PORT: String(port) });
  servers.push(server);
  await server.ready();
  return { port, server };
}

/** A shopper whose requests go to these ports in turn. */
function shopperAt(...ports: readonly number[]): ShopClient {
  let turn = 0;
  const fetch = (request: Request) => {
    turn += 1;
    return overNetwork(request, ports[turn % ports.length] ?? 0);
  };
  return new ShopClient({ app: { fetch } }, tenantId);
}

/** What a next version may do to the database: every table gets columns, there is a new table, and an index on an old one. */
async function migrateToNext(): Promise<number> {
  const { database } = shop.deps;
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'`,
  );
  const added = tables.map(
    ({ name }) =>
      `ALTER TABLE ${name} ADD COLUMN next_note text, ADD COLUMN next_count integer NOT NULL DEFAULT 7;`,
  );
  await database.script(`${added.join('\n')}
    CREATE TABLE next_things (tenant_id text NOT NULL, thing_id integer NOT NULL, PRIMARY KEY (tenant_id, thing_id));
    CREATE INDEX next_index ON orders (tenant_id, next_count);
    INSERT INTO schema_migrations (version) VALUES ('${next}')`);
  return tables.length;
}

test('a server goes on while the next version migrates under its shoppers, and one started after beside it', async () => {
  const opening = await openingStock(shop.deps.database.db);
  const before = await start();
  const busy = await shopperAt(before.port).logIn('folla0');
  await readyToShop(busy, 1);
  const { productId } = await product(busy, oil);
  const [line] = linesOf(await done(busy.call(addToCart, { items: [{ productId, quantity: 1 }] })));
  const over = new AbortController();
  let rounds = 0;
  const shopping = (async () => {
    while (!over.signal.aborted) {
      rounds += 1;
      const quantity = 1 + (rounds % 9);
      expect((await busy.send('/')).status).toBe(200);
      await done(busy.call(updateCart, { items: [{ itemId: line?.itemId, quantity }] }));
      expect(linesOf(await done(busy.call(viewCart))).map((one) => one.quantity)).toEqual([quantity]);
    }
  })();
  shopping.catch(() => undefined);

  expect(await migrateToNext()).toBeGreaterThan(50);
  const after = await start();
  expect(after.server.said.filter((said) => said.startsWith('Migrating'))).toEqual([]);
  const client = await shopperAt(before.port, after.port).logIn('folla1');
  await chooseHome(client);
  await chooseSlot(client, 4);
  await done(client.call(addToCart, { items: [{ productId, quantity: 2 }] }));
  await prepare(client);
  const bought = await done(client.call(buy, { payment_type_id: 2 }));
  const seen = await Promise.all(
    [before, after].map(async ({ port }) => {
      const again = await shopperAt(port).logIn('folla1');
      return done(again.call(viewOrder, { order_id: bought.orderId }));
    }),
  );
  expect(seen[0]).toEqual(seen[1]);
  expect([seen[0]?.orderStatusId, seen[0]?.itemsTotal]).toEqual([3, 59.8]);

  const roundsThen = rounds;
  await expect.poll(() => rounds, { timeout: 20_000 }).toBeGreaterThan(roundsThen + 2);
  over.abort();
  await shopping;
  expect(await before.server.stop()).toEqual({ code: 0, signal: null, refused: '' });
  const left = await shopperAt(after.port).logIn('folla0');
  expect(linesOf(await done(left.call(viewCart))).map((one) => one.product.productId)).toEqual([productId]);
  expect(await wrongs(shop.deps.database.db, opening)).toEqual([]);
  const errors = servers.flatMap(({ said }) => said).filter((said) => said.includes('"level":"error"'));
  expect(errors).toEqual([]);
}, 120_000);
