import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '../../../backend/app.ts';
import { buy } from '../../../contract/api/ordering/checkout.ts';
import { done, fill, plenty, prepare, product, readyToShop } from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import type { PostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';

let shop: PostgresShop;
let second: Backend;

beforeAll(async () => {
  shop = await openPostgresShop();
  second = shop.another();
  await shop.backend.warm();
  await second.warm();
}, 120_000);

afterAll(() => shop?.close());

const versions = () => [shop.backend, second].map(({ changes }) => changes.versionOf('cestolieto') ?? 0);

async function buySomething(): Promise<void> {
  const client = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
  await readyToShop(client);
  await fill(client, plenty);
  await prepare(client);
  await done(client.call(buy, { payment_type_id: 2 }));
}

test('a buy in one process is known there at once and in the other when it hears of it', async () => {
  const seen = new ShopClient(second, 'cestolieto');
  const [slug] = plenty[0]!;
  const before = await product(seen, slug);
  const [here = 0, there = 0] = versions();
  await buySomething();
  expect(versions()[0]).toBeGreaterThan(here);
  await vi.waitFor(() => expect(versions()[1]).toBeGreaterThan(there));
  expect((await product(seen, slug)).available).toBeLessThan(before.available);
});

test('a catalogue that another process changed is read anew', async () => {
  const seen = new ShopClient(second, 'cestolieto');
  const before = await product(seen, 'penne-rigate-500-g');
  expect(before.name).not.toBe('Penne nuove');
  const [, there = 0] = versions();
  await shop.database.script(`
    UPDATE products SET name = 'Penne nuove' WHERE tenant_id = 'cestolieto' AND slug = 'penne-rigate-500-g';
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'cestolieto';
    SELECT pg_notify('shop_changed', 'cestolieto')`);
  await vi.waitFor(() => expect(versions()[1]).toBeGreaterThan(there));
  expect((await product(seen, 'penne-rigate-500-g')).name).toBe('Penne nuove');
});

test('a process that cannot hear knows no version, and a later one when it hears again', async () => {
  const [here = 0, there = 0] = versions();
  await shop.database.script(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'`,
  );
  await vi.waitFor(() => expect(versions()).toEqual([0, 0]));
  await vi.waitFor(() => expect(Math.min(...versions())).toBeGreaterThan(0), 5_000);
  expect(versions()[0]).toBeGreaterThan(here);
  expect(versions()[1]).toBeGreaterThan(there);
});
