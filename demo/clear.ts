import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../backend/platform/db/client.ts';
import type { Database } from '../backend/platform/db/database.ts';
import { rowsOf } from '../backend/platform/db/rows.ts';

/** Tables of the shop, by name; what an extension brings is none of them. */
async function shopTables(db: Database): Promise<readonly string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT c.relname AS name FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
        AND NOT EXISTS (SELECT 1 FROM pg_depend d
          WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
      ORDER BY 1`,
  );
  return tables.map(({ name }) => name);
}

/** Empties every table of the shop; ids begin anew. */
export async function clearShop({ db, begin }: OpenDatabase): Promise<void> {
  const tables = (await shopTables(db)).filter((name) => name !== 'schema_migrations');
  if (tables.length === 0) return;
  const names = sql.raw(tables.map((name) => `"${name}"`).join(', '));
  await begin(async (tx) => {
    // Spread over nodes every table is many.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
  });
}

/** Drops every table of the shop, what tells of migrations last: cut short, it is done by doing it again. */
export async function dropShop({ db }: OpenDatabase): Promise<void> {
  const tables = await shopTables(db);
  const last = 'schema_migrations';
  const ordered = [...tables.filter((name) => name !== last), ...tables.filter((name) => name === last)];
  for (const name of ordered) await db.execute(sql`DROP TABLE IF EXISTS ${sql.identifier(name)} CASCADE`);
}
