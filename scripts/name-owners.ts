import { Client } from 'pg';
import { ConfigError, readConfig } from '../backend/platform/config.ts';
import { nameOwners, ownedTables } from '../backend/platform/db/name-owners.ts';
import { loadBrands } from '../server/brands.ts';
import { failureText } from '../server/failure-text.ts';
import { root } from '../server/root.ts';

/*
 * Fills user_id in rows that a version before 0029 wrote (docs/scale.md), in the PostgreSQL at DATABASE_URL while the shop is
 * open: once every process is of a later version. Told again it goes on.
 */
const rowsOfPart = 5_000;

async function name(): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL names no PostgreSQL.');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { facts } of await loadBrands(root)) {
      for (const owned of ownedTables) {
        const filled = await nameOwners(client, owned, { brand: facts.tenantId, rows: rowsOfPart });
        if (filled > 0) console.log(`${facts.tenantId}: ${filled} rows of ${owned.table}.`);
      }
    }
  } finally {
    await client.end();
  }
}

try {
  await name();
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
