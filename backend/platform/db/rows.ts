import { sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * The rows of a hand-written statement. Their shape is the caller's claim: both drivers answer `{ rows }`, timestamps
 * come as text from one of them, so such statements return whole numbers and text only.
 */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<readonly Row[]> {
  const result = await db.execute(statement);
  // Drizzle leaves the result of a driver-neutral database untyped.
  return (result as { rows: Row[] }).rows;
}

/** A value as a jsonb parameter. */
export const jsonb = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** True for rows whose id is among the given ones: one parameter, however many there are, and bigints, as ids are where tables are spread. */
export const oneOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  sql`${column} = ANY(${sql.param([...ids])}::bigint[])`;
