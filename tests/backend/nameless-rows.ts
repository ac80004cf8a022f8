import { sql } from 'drizzle-orm';
import { ownedTables } from '../../backend/platform/db/name-owners.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';

/** The tables in which the shops of this test file left rows that do not say whose they are. */
export const namelessTables = new Set<string>();

/** Looks at what a shop wrote, before it is closed. */
export async function noteNameless(db: Database): Promise<void> {
  for (const { table } of ownedTables) {
    const rows = await rowsOf(
      db,
      sql`SELECT 1 AS one FROM ${sql.identifier(table)} WHERE user_id IS NULL LIMIT 1`,
    )
      // Some tests take the database away.
      .catch(() => []);
    if (rows.length > 0) namelessTables.add(table);
  }
}
