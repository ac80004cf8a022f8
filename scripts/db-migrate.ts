import { readConfig } from '../backend/platform/config.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { openDatabase } from '../backend/open-shop.ts';

const config = readConfig(process.env);
const database = await openDatabase(config, jsonLog(console.error));
try {
  const { applied, spread } = await database.alone(() =>
    migrate(database, { isSpread: config.databaseSpread === 'citus' }),
  );
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  if (spread.length > 0) console.log(`Spread by brand: ${spread.join(', ')}.`);
} finally {
  await database.close();
}
