import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** An id as a column of a table holds it; both names as statements write them. */
export interface IdColumn {
  readonly table: string;
  readonly column: string;
}

/**
 * The integer columns of tables with a tenant_id that hold an identity or point at one: by a foreign key, by a name that
 * ends with the identity's ("modifying_order_id"), or as the parent_id of a table that has an identity.
 */
export function integerIds(db: Database): Promise<readonly IdColumn[]> {
  return rowsOf<IdColumn & Record<string, unknown>>(
    db,
    sql`WITH columns AS (
        SELECT a.attrelid, a.attnum, a.attname, a.atttypid, a.attidentity FROM pg_class c
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace AND EXISTS (SELECT 1
          FROM pg_attribute t WHERE t.attrelid = c.oid AND t.attname = 'tenant_id' AND NOT t.attisdropped)
      ), identities AS (SELECT * FROM columns WHERE attidentity <> '')
      SELECT c.attrelid::regclass::text AS "table", quote_ident(c.attname) AS "column" FROM columns c
      WHERE c.atttypid = 'integer'::regtype AND EXISTS (SELECT 1 FROM identities i
        WHERE c.attname = i.attname OR right(c.attname, length(i.attname) + 1) = '_' || i.attname
          OR (c.attname = 'parent_id' AND c.attrelid = i.attrelid)
          OR EXISTS (SELECT 1 FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = c.attrelid
            AND f.confrelid = i.attrelid
            AND f.confkey[array_position(f.conkey, c.attnum)] = i.attnum))
      ORDER BY 1, c.attnum`,
  );
}

/**
 * Makes the ids of tables that stand on the coordinator alone bigints, before they are spread: a node numbers its rows from
 * 2^48 times its group on, and a spread table keeps the type of its identity.
 */
export async function widenIds(db: Database, tables: readonly string[]): Promise<void> {
  const ids = (await integerIds(db)).filter(({ table }) => tables.includes(table));
  for (const [table, columns] of Map.groupBy(ids, (id) => id.table)) {
    const changes = columns.map(({ column }) => `ALTER COLUMN ${column} TYPE bigint`);
    await db.execute(sql.raw(`ALTER TABLE ${table} ${changes.join(', ')}`));
  }
}
