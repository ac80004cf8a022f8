import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../backend/platform/db/database.ts';
import { jsonb, rowsOf } from '../backend/platform/db/rows.ts';

const rowsAtOnce = 1_000;

const quoted = (names: readonly string[]) => sql.raw(names.map((name) => `"${name}"`).join(', '));

/**
 * Inserts many rows in few statements; every row has the fields of the first one. `returning` names columns to answer,
 * in the order of the rows.
 */
export async function insertRows<T extends PgTable, Returned extends Record<string, unknown>>(
  db: Database,
  table: T,
  rows: readonly T['$inferInsert'][],
  returning: readonly (keyof Returned & string)[] = [],
): Promise<Returned[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([, column]) => column.name);
  const shape = columns.map(([, column]) => `"${column.name}" ${column.getSQLType()}`).join(', ');
  const returned: Returned[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const records = rows.slice(start, start + rowsAtOnce).map((row) => {
      const fields: Readonly<Record<string, unknown>> = row;
      return Object.fromEntries(columns.map(([key, column]) => [column.name, fields[key] ?? null]));
    });
    const answer = returning.length === 0 ? sql.empty() : sql` RETURNING ${quoted(returning)}`;
    const inserted = await rowsOf<Returned>(
      db,
      sql`INSERT INTO ${sql.identifier(getTableName(table))} (${quoted(names)})
        SELECT ${quoted(names)} FROM jsonb_to_recordset(${jsonb(records)}) AS record (${sql.raw(shape)})${answer}`,
    );
    returned.push(...inserted);
  }
  return returned;
}
