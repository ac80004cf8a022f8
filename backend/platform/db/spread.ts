import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { parentsFirst } from './parents-first.ts';
import type { Reference } from './parents-first.ts';
import { rowsOf } from './rows.ts';
import { widenIds } from './wide-ids.ts';

/** Whether the database can spread tables over nodes: the extension citus is in it. */
export async function canSpread(db: Database): Promise<boolean> {
  const found = await rowsOf(db, sql`SELECT 1 AS one FROM pg_extension WHERE extname = 'citus'`);
  return found.length > 0;
}

/** Whether this server is a node that a coordinator spreads tables over, and not the coordinator itself. */
export async function isNode(db: Database): Promise<boolean> {
  if (!(await canSpread(db))) return false;
  const [here] = await rowsOf<{ node: boolean }>(db, sql`SELECT NOT citus_is_coordinator() AS node`);
  return here?.node ?? false;
}

/** The tables that are spread over nodes by the brand their rows are of. */
export async function spreadTables(db: Database): Promise<readonly string[]> {
  if (!(await canSpread(db))) return [];
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT logicalrelid::text AS name FROM pg_dist_partition WHERE partmethod = 'h' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The tables with a tenant_id that stand on the coordinator alone. */
export async function localTables(db: Database): Promise<readonly string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`SELECT c.oid::regclass::text AS name FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id' AND NOT a.attisdropped
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const spread = new Set(await spreadTables(db));
  return rows.map(({ name }) => name).filter((name) => !spread.has(name));
}

/**
 * Spreads every table with a tenant_id that is not spread yet, those first that others point at, and all rows of a brand
 * to one node, their ids as bigints. Tables without one stay on the coordinator. Answers what was spread, in that order.
 */
export async function spreadByTenant(db: Database): Promise<readonly string[]> {
  const local = await localTables(db);
  if (local.length === 0) return [];
  const references = await rowsOf<Reference & Record<string, unknown>>(
    db,
    sql`SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent
      FROM pg_constraint WHERE contype = 'f'`,
  );
  await widenIds(db, local);
  let [beside] = await spreadTables(db);
  const ordered = parentsFirst(local, references);
  for (const table of ordered) {
    await db.execute(
      sql`SELECT create_distributed_table(${table}, 'tenant_id', colocate_with => ${beside ?? 'none'})`,
    );
    beside ??= table;
  }
  return ordered;
}
