import { expect, test } from 'vitest';
import { createCatalogueCache } from '../../../backend/catalogue-cache.ts';
import type { Database } from '../../../backend/platform/db/database.ts';
import { demoTenants } from '../demo-tenants.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const { facts } = demoTenants[0]!;
const today = new Date().toISOString().slice(0, 10);

/** The shop's database, with the number of statements that were run on it. */
function countedDatabase(): { db: Database; statements: () => number } {
  const { db } = shop().database;
  let count = 0;
  const counted = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        if (['select', 'selectDistinct', 'execute', 'update', 'insert', 'delete'].includes(String(name)))
          count += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { db: counted, statements: () => count };
}

const request = (db: Database) => ({ db, isInTransaction: false, today, version: 1, exact: false });

test('a catalogue that many requests wait for is loaded once, and every one gets it', async () => {
  const one = countedDatabase();
  await createCatalogueCache(facts).current(request(one.db));
  const many = countedDatabase();
  const cache = createCatalogueCache(facts);
  const snapshots = await Promise.all(Array.from({ length: 20 }, () => cache.current(request(many.db))));
  expect(new Set(snapshots).size).toBe(1);
  expect(many.statements()).toBe(one.statements());
});

test('who is inside a transaction waits for nobody outside of it', async () => {
  const { database } = shop();
  const cache = createCatalogueCache(facts);
  const outside = await database.begin(async (tx) => {
    // The embedded database has one connection, which this transaction holds: the load outside cannot begin.
    const waiting = cache.current(request(database.db));
    const { catalogue } = await cache.current({ ...request(tx), isInTransaction: true });
    expect(catalogue.shelf.length).toBeGreaterThan(2_000);
    return { waiting };
  });
  expect((await outside.waiting).catalogue.shelf.length).toBeGreaterThan(2_000);
});
