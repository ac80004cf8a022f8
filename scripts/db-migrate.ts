import { readConfig } from '../backend/platform/config.ts';
import { migrate } from '../backend/platform/db/migrate.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { openDatabase } from '../backend/open-shop.ts';

const database = await openDatabase(readConfig(process.env), jsonLog(console.error));
try {
  const applied = await database.alone(() => migrate(database));
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
} finally {
  await database.close();
}
