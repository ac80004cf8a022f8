import { sql } from 'drizzle-orm';
import { readFile, readdir } from 'node:fs/promises';
import { ConfigError } from '../config.ts';
import type { OpenDatabase } from './client.ts';
import { rowsOf } from './rows.ts';
import { canSpread, isNode, spreadByTenant, spreadTables } from './spread.ts';
import { statementsOf } from './statements.ts';

const folder = new URL('./migrations/', import.meta.url);

/** A hand-written step of the schema; `version` is its file name without extension. */
export interface Migration {
  readonly version: string;
  readonly statements: string;
}

/** The migrations in their order. */
export async function readMigrations(): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      version: file.slice(0, -'.sql'.length),
      statements: await readFile(new URL(file, folder), 'utf8'),
    })),
  );
}

/** What `migrate` did: versions it applied, tables it spread over the nodes of the database. */
export interface Migrated {
  readonly applied: readonly string[];
  readonly spread: readonly string[];
}

/** One statement at a time, as on spread tables each is planned by itself; a table is spread before the next one uses it. */
async function applyToSpread(
  { begin }: OpenDatabase,
  { version, statements }: Migration,
): Promise<readonly string[]> {
  return begin(async (tx) => {
    // A statement goes to every shard, over one connection to each node: the foreign keys between shards want it so.
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SET LOCAL citus.multi_shard_modify_mode = 'sequential'`);
    const spread: string[] = [];
    for (const statement of statementsOf(statements)) {
      await tx.execute(sql.raw(statement));
      if (/^create\s+table\b/i.test(statement)) spread.push(...(await spreadByTenant(tx)));
    }
    await tx.execute(sql`INSERT INTO schema_migrations (version) VALUES (${version})`);
    return spread;
  });
}

/** Refuses to spread what cannot be. Throws ConfigError. */
async function checkSpreading({ db }: OpenDatabase): Promise<void> {
  if (!(await canSpread(db))) {
    throw new ConfigError(
      'DATABASE_SPREAD=citus needs the extension citus in the database: CREATE EXTENSION citus, and citus_add_node for each node.',
    );
  }
  const [{ people } = { people: false }] = await rowsOf<{ people: boolean }>(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM users) AS people`,
  ).catch(() => []);
  if (people && (await spreadTables(db)).length === 0) {
    throw new ConfigError('DATABASE_SPREAD=citus begins with an empty database: this one holds a shop.');
  }
}

/**
 * Applies what is missing, each step whole or not at all, and spreads the tables of brands where `isSpread` asks for it or
 * they are spread already. A node of a spread database is the coordinator's to change. Call it alone (`OpenDatabase.alone`). Throws ConfigError where the database cannot spread.
 */
export async function migrate(database: OpenDatabase, { isSpread = false } = {}): Promise<Migrated> {
  const { db } = database;
  if (await isNode(db)) return { applied: [], spread: [] };
  if (isSpread) await checkSpreading(database);
  await database.script(
    'CREATE TABLE IF NOT EXISTS schema_migrations (version text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const known = await rowsOf<{ version: string }>(db, sql`SELECT version FROM schema_migrations`);
  const applied = new Set(known.map((row) => row.version));
  const missing = (await readMigrations()).filter((migration) => !applied.has(migration.version));
  const wasSpread = (await spreadTables(db)).length > 0;
  const spread: string[] = [];
  for (const migration of missing) {
    const { version, statements } = migration;
    if (wasSpread) spread.push(...(await applyToSpread(database, migration)));
    // Statements sent together are one transaction.
    else
      await database.script(`${statements}; INSERT INTO schema_migrations (version) VALUES ('${version}')`);
  }
  if (isSpread || wasSpread) spread.push(...(await spreadByTenant(db)));
  return { applied: missing.map(({ version }) => version), spread };
}
