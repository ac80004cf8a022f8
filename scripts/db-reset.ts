import { readConfig } from '../backend/platform/config.ts';
import { dropShop } from '../demo/clear.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { openDatabase } from '../backend/open-shop.ts';

const config = readConfig(process.env);
if (config.production)
  throw new Error('db:reset drops every table: it does not run with NODE_ENV=production.');
const database = await openDatabase(config, jsonLog(console.error));
try {
  await dropShop(database);
  console.log(`Everything was dropped from ${config.databaseUrl === null ? config.dataDir : 'PostgreSQL'}.`);
} finally {
  await database.close();
}
