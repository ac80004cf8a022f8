import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../backend/platform/db/client.ts';
import { rowsOf } from '../backend/platform/db/rows.ts';

/** Empties every table of the shop; ids begin anew. */
export async function clearShop(database: OpenDatabase): Promise<void> {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'`,
  );
  if (tables.length === 0) return;
  const names = tables.map((table) => `"${table.name}"`).join(', ');
  await database.script(`TRUNCATE ${names} RESTART IDENTITY CASCADE`);
}

/** Drops the whole schema, migrations included. */
export async function dropShop(database: OpenDatabase): Promise<void> {
  await database.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public;');
}
