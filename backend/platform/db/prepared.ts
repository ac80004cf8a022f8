import type { Database } from './database.ts';

interface Query<Rows> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> };
}

/**
 * A statement that is put together once per connection, not once per call: for those that a busy shop runs all the time.
 * `build` writes what changes as `sql.placeholder('name')`; the answer takes the values by these names.
 */
export function prepared<Rows>(
  build: (db: Database) => Query<Rows>,
): (db: Database, values: Record<string, unknown>) => Promise<Rows> {
  const known = new WeakMap<Database, ReturnType<Query<Rows>['prepare']>>();
  return (db, values) => {
    // Nameless: the connection names statements itself, where it may (`NamedStatementClient`).
    const query = known.get(db) ?? build(db).prepare('');
    known.set(db, query);
    return query.execute(values);
  };
}
