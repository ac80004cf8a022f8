import { sql } from 'drizzle-orm';
import type { Database } from '../../../backend/platform/db/database.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import type { OpenDatabase } from '../../../backend/platform/db/client.ts';

type Row = Readonly<Record<string, unknown>>;

/** What became of one row: null where there was, or is, none. Columns as JSON has them. */
export interface WrittenRow {
  readonly table: string;
  /** The values of its primary key. */
  readonly key: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

type Keys = ReadonlyMap<string, readonly string[]>;

/** Every table there is, with the columns of its primary key. */
async function keysOf(db: Database): Promise<Keys> {
  const columns = await rowsOf<{ name: string; key: string | null }>(
    db,
    sql`SELECT c.relname::text AS name, a.attname::text AS key FROM pg_class c
      LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
      LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY(i.indkey)
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')`,
  );
  const byTable = Map.groupBy(columns, ({ name }) => name);
  return new Map(
    [...byTable].map(([name, of]) => [name, of.flatMap(({ key }) => (key === null ? [] : [key]))]),
  );
}

// Reading every table before and after would take 100 ms each time, of 140000 rows; this takes one.
const notebook = `
  CREATE SCHEMA watching;
  CREATE TABLE watching.written (at bigserial, name text, before jsonb, after jsonb);
  CREATE FUNCTION watching.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO watching.written (name, before, after) VALUES (TG_TABLE_NAME, to_jsonb(OLD), to_jsonb(NEW));
    RETURN NULL;
  END $$;
  CREATE FUNCTION watching.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'a table was truncated';
  END $$;`;

const triggersOf = (table: string) => `
  CREATE TRIGGER watching_rows AFTER INSERT OR UPDATE OR DELETE ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION watching.note();
  CREATE TRIGGER watching_whole BEFORE TRUNCATE ON "${table}" EXECUTE FUNCTION watching.refuse();`;

/** Notes from now on every row that a committed transaction writes, in every table of the shop. */
async function watch(database: OpenDatabase): Promise<Keys> {
  const keys = await keysOf(database.db);
  await database.script(notebook + [...keys.keys()].map(triggersOf).join(''));
  return keys;
}

const watched = new WeakMap<OpenDatabase, Promise<Keys>>();

/** What was written since it was last asked, a row's changes taken together: what is as it was before is left out. */
export async function takeWritten(database: OpenDatabase): Promise<readonly WrittenRow[]> {
  const watching = watched.get(database) ?? watch(database);
  watched.set(database, watching);
  const keys = await watching;
  const noted = await rowsOf<{ at: number; name: string; before: string | null; after: string | null }>(
    database.db,
    sql`DELETE FROM watching.written RETURNING at::int AS at, name, before::text AS before, after::text AS after`,
  );
  const written = new Map<string, WrittenRow>();
  for (const { name: table, ...row } of noted.toSorted((one, other) => one.at - other.at)) {
    const [before, after] = [row.before, row.after].map((text) =>
      text === null ? null : (JSON.parse(text) as Row),
    );
    const columns = keys.get(table) ?? [];
    // A row without a key is told by all it holds; a key that changes makes another row.
    const keyOf = (one: Row) =>
      columns.length === 0 ? JSON.stringify(one) : columns.map((name) => String(one[name])).join(' ');
    for (const [one, part] of [
      [before, 'before'],
      [after, 'after'],
    ] as const) {
      if (one === null || one === undefined) continue;
      const key = keyOf(one);
      const known = written.get(`${table} ${key}`);
      const fresh = { table, key, before: part === 'before' ? one : null, after: null };
      written.set(`${table} ${key}`, { ...(known ?? fresh), after: part === 'after' ? one : null });
    }
  }
  return [...written.values()].filter(
    ({ before, after }) => JSON.stringify(before) !== JSON.stringify(after),
  );
}
