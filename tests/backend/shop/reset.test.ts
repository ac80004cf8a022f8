import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDumpable } from '../../../backend/platform/db/client.ts';
import { migrate, readMigrations } from '../../../backend/platform/db/migrate.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { dropShop } from '../../../demo/clear.ts';

test('a reset drops the tables of the shop and nothing else of its schema', async () => {
  const database = await openDumpable();
  await database.script(
    `CREATE FUNCTION twice(one integer) RETURNS integer LANGUAGE sql AS 'SELECT 2 * one'`,
  );
  await migrate(database);
  await dropShop(database);
  const tables = await rowsOf(
    database.db,
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  expect(tables).toEqual([]);
  expect(await rowsOf(database.db, sql`SELECT twice(21) AS answer`)).toEqual([{ answer: 42 }]);
  await dropShop(database);
  expect(await migrate(database)).toEqual({
    applied: (await readMigrations()).map(({ version }) => version),
    spread: [],
  });
  await database.close();
});
