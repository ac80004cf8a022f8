import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { nameOwners, ownedTables } from '../../../backend/platform/db/name-owners.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { fill, payAtProvider, plenty, purchase, readyToShop } from '../journeys.ts';
import { openPostgresShop } from '../postgres-shop.ts';
import { ShopClient } from '../shop-client.ts';

test('rows from before say whose they are once told, in parts, and those of others stay', async () => {
  const shop = await openPostgresShop();
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const shopper = await new ShopClient(shop.backend, 'cestolieto').logIn('demo');
    const { redirectUrl } = await purchase(shopper, { paymentTypeId: 12 });
    await payAtProvider(shopper, redirectUrl, 'approve');
    await readyToShop(shopper);
    await fill(shopper, plenty);
    const { db } = shop.database;
    const owners = async (brand: string) => {
      const found: unknown[] = [];
      for (const { table, key, parent, parentKey } of ownedTables) {
        const rows = await rowsOf(
          db,
          sql.raw(`SELECT '${table}' AS "table", t.${key} AS id, t.user_id, p.user_id AS owner FROM ${table} t
            JOIN ${parent} p ON p.tenant_id = t.tenant_id AND p.${parentKey} = t.${parentKey}
            WHERE t.tenant_id = '${brand}' ORDER BY 2`),
        );
        found.push([table, rows]);
      }
      return found as [string, { user_id: number | null; owner: number }[]][];
    };
    const before = await owners('cestolieto');
    for (const [table, rows] of before) expect([table, rows.length > 0]).toEqual([table, true]);
    for (const { table } of ownedTables) await client.query(`UPDATE ${table} SET user_id = NULL`);
    const others = await owners('ortavia');
    for (const owned of ownedTables) {
      const [, rows = []] = before.find(([table]) => table === owned.table) ?? [];
      expect([owned.table, await nameOwners(client, owned, { brand: 'cestolieto', rows: 2 })]).toEqual([
        owned.table,
        rows.length,
      ]);
      expect(await nameOwners(client, owned, { brand: 'cestolieto', rows: 2 })).toBe(0);
    }
    const after = await owners('cestolieto');
    expect(after).toEqual(
      before.map(([table, rows]) => [table, rows.map((row) => ({ ...row, user_id: row.owner }))]),
    );
    expect(await owners('ortavia')).toEqual(others);
  } finally {
    await client.end();
    await shop.close();
  }
});
