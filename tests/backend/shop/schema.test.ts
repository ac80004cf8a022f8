import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { isSpreadOver } from '../shop-copy.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

/** Tables of the version before, which processes of it still use while they are replaced. */
const retiredTables = new Set(['failed_tries', 'posts']);

async function declaredTables(): Promise<PgTable[]> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files = ['backend', 'demo'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.table.ts'))
      .map((file) => join(root, folder, file)),
  );
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ file) as Promise<object>));
  return modules.flatMap((one) => Object.values(one)).filter((value): value is PgTable => is(value, PgTable));
}

/** Ids are bigints where tables are spread, which is not for the code to know. */
const typeOf = (column: string, type: string) =>
  isSpreadOver() && column.endsWith('_id') && type === 'bigint' ? 'integer' : type;

test('tables in code and in the database are the same, column by column', async () => {
  const rows = await rowsOf<{
    table_name: string;
    column_name: string;
    data_type: string;
    is_nullable: string;
  }>(
    shop().database.db,
    sql`SELECT table_name, column_name, is_nullable,
        CASE data_type WHEN 'ARRAY' THEN udt_name::regtype::text ELSE data_type END AS data_type FROM information_schema.columns
      WHERE table_schema = 'public' AND table_name <> 'schema_migrations' AND table_name NOT LIKE 'citus\\_%'`,
  );
  const used = rows.filter((row) => !retiredTables.has(row.table_name));
  const inDatabase = used.map((row) => [
    row.table_name,
    row.column_name,
    typeOf(row.column_name, row.data_type),
    row.is_nullable === 'NO',
  ]);
  const inCode = (await declaredTables()).flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => [
      getTableName(table),
      column.name,
      typeOf(column.name, column.getSQLType()),
      column.notNull,
    ]),
  );
  const sorted = (all: unknown[][]) => all.map((one) => one.join(' ')).toSorted();
  expect(sorted(inCode)).toEqual(sorted(inDatabase));
});
