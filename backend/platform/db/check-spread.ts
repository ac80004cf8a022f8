import { sql } from 'drizzle-orm';
import { doubtful, good, wrong, type CheckResult } from '../check-result.ts';
import type { BackendConfig } from '../config.ts';
import type { OpenDatabase } from './client.ts';
import { rowsOf } from './rows.ts';
import { canSpread, localTables, spreadTables } from './spread.ts';

/** Whether tables are spread as `DATABASE_SPREAD` asks; null where nobody asks and none is. */
export async function checkSpread(
  { db }: OpenDatabase,
  { databaseSpread }: Pick<BackendConfig, 'databaseSpread'>,
): Promise<CheckResult | null> {
  const isAsked = databaseSpread === 'citus';
  if (!(await canSpread(db))) {
    return isAsked
      ? wrong('The database has no extension citus: CREATE EXTENSION citus, there and on every node.')
      : null;
  }
  const spread = await spreadTables(db);
  if (!isAsked) {
    return spread.length === 0
      ? null
      : doubtful(`${spread.length} tables are spread over nodes: set DATABASE_SPREAD=citus.`);
  }
  const nodes = await rowsOf(
    db,
    sql`SELECT 1 AS one FROM pg_dist_node WHERE noderole = 'primary' AND isactive AND shouldhaveshards`,
  );
  if (nodes.length === 0) return wrong('The coordinator knows no node that holds rows: citus_add_node.');
  const local = await localTables(db);
  if (local.length === 0) return good(`${spread.length} tables are spread over ${nodes.length} nodes.`);
  const says = `Tables of brands are not spread: ${local.join(', ')}.`;
  return doubtful(`${says} The next start spreads them, or npm run db:migrate.`);
}
