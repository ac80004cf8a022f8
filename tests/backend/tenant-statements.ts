import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../backend/platform/db/client.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';

/** Every statement the shops of this test file ran, by its text. */
export const ranStatements = new Set<string>();

/** The tables that belong to tenants. */
export const tenantTables = new Set<string>();

/** How many of them ran in all. */
let runs = 0;

interface PreparedQuery {
  execute(...args: unknown[]): unknown;
}

interface Session {
  prepareQuery(query: { readonly sql: string }, ...rest: unknown[]): PreparedQuery;
}

const watched = new WeakMap<Database, Database>();

/** The same database, which notes each statement before it runs. */
function watch(db: Database): Database {
  const known = watched.get(db);
  if (known !== undefined) return known;
  // Drizzle hands every statement of either driver to its session; it keeps the session out of its types.
  const { session } = db as unknown as { readonly session: Session };
  const noting: Session = Object.create(session, {
    prepareQuery: {
      value: (query: { readonly sql: string }, ...rest: unknown[]) => {
        const preparedQuery = session.prepareQuery(query, ...rest);
        const execute = preparedQuery.execute.bind(preparedQuery);
        preparedQuery.execute = (...args) => {
          ranStatements.add(query.sql);
          runs += 1;
          return execute(...args);
        };
        return preparedQuery;
      },
    },
  }) as Session;
  const noted = Object.create(db, { session: { value: noting } }) as Database;
  watched.set(db, noted);
  return noted;
}

/** How many statements the shops ran while the work was done. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const before = runs;
  await work();
  return runs - before;
}

/** The database as the shop gets it: what the shop runs is noted, what a test runs by itself is not. */
export async function watchStatements(database: OpenDatabase): Promise<OpenDatabase> {
  const tables = await rowsOf<{ name: string }>(
    database.db,
    sql`SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'tenant_id'`,
  );
  for (const { name } of tables) tenantTables.add(name);
  return {
    ...database,
    db: watch(database.db),
    begin: (work) => database.begin((tx) => work(watch(tx))),
  };
}

// A name before a dot is a column, as in extract(epoch FROM "table"."column").
const mention = /\b(?:from|join|update|into|using)\s+(?:only\s+)?"?(\w+)\b(?!"?\.)/gi;
// A tenant taken from another table's row would be right as well, but a distributed database asks every node for it.
const border = /\btenant_id"?\s*(?:=\s*|in\s*\(\s*|=\s*any\s*\(\s*)\$\d+/gi;
const insertion = /^\s*insert\s+into\s+"?\w+"?\s*\([^)]*\btenant_id\b/i;

/** The tables of tenants that a statement mentions more often than a parameter says whose rows it means; none where one does. */
export function unboundTables(statement: string, tables: ReadonlySet<string>): readonly string[] {
  const mentioned = [...statement.matchAll(mention)].flatMap(([, name = '']) =>
    tables.has(name) ? [name] : [],
  );
  const borders = (statement.match(border)?.length ?? 0) + (insertion.test(statement) ? 1 : 0);
  return borders < mentioned.length ? mentioned : [];
}
