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

const query = /^\s*(?:select|with|insert|update|delete)\b/i;

/** The queries of a statement, each without those inside of it. */
function queriesOf(statement: string): readonly string[] {
  const queries: string[] = [];
  const open: { text: string; readonly isQuery: boolean }[] = [{ text: '', isQuery: true }];
  const tokens = [...statement.matchAll(/'[^']*'|[()]|[^'()]+/g)].map(([token]) => token);
  for (const [at, token] of tokens.entries()) {
    const inner = open.at(-1)!;
    if (token === '(') open.push({ text: '', isQuery: query.test(tokens[at + 1] ?? '') });
    else if (token !== ')') inner.text += token;
    else {
      open.pop();
      if (inner.isQuery) queries.push(inner.text);
      open.at(-1)!.text += inner.isQuery ? '()' : `(${inner.text})`;
    }
  }
  return [...queries, ...open.map(({ text }) => text)];
}

function unboundIn(text: string, tables: ReadonlySet<string>): readonly string[] {
  const mentioned = [...text.matchAll(mention)].flatMap(([, name = '']) => (tables.has(name) ? [name] : []));
  const borders = (text.match(border)?.length ?? 0) + (insertion.test(text) ? 1 : 0);
  return borders < mentioned.length ? mentioned : [];
}

/** The tables of tenants that one query of a statement mentions more often than a parameter says whose rows it means; none where each does. */
export function unboundTables(statement: string, tables: ReadonlySet<string>): readonly string[] {
  return queriesOf(statement).flatMap((text) => unboundIn(text, tables));
}

/** Whether an INSERT asks for something in brackets, which tables that are spread over nodes refuse. */
export function asksWithinInsert(statement: string): boolean {
  return /^\s*insert\b/i.test(statement) && /\(\s*select\b/i.test(statement);
}
