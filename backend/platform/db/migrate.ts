import { sql } from 'drizzle-orm';
import { readFile, readdir } from 'node:fs/promises';
import type { OpenDatabase } from './client.ts';
import { rowsOf } from './rows.ts';

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

/** Applies what is missing, each step whole or not at all. Call it alone (`OpenDatabase.alone`). */
export async function migrate(database: OpenDatabase): Promise<readonly string[]> {
  await database.script(
    'CREATE TABLE IF NOT EXISTS schema_migrations (version text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  const known = await rowsOf<{ version: string }>(database.db, sql`SELECT version FROM schema_migrations`);
  const applied = new Set(known.map((row) => row.version));
  const missing = (await readMigrations()).filter((migration) => !applied.has(migration.version));
  for (const { version, statements } of missing) {
    // Statements sent together are one transaction.
    await database.script(`${statements}; INSERT INTO schema_migrations (version) VALUES ('${version}')`);
  }
  return missing.map((migration) => migration.version);
}
