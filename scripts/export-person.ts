import { createBackend } from '../backend/app.ts';
import { readConfig } from '../backend/platform/config.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { mainDependencies } from '../backend/main-dependencies.ts';
import { openDatabase } from '../backend/open-shop.ts';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';

/*
 * Prints everything a brand knows of a person as JSON (art. 15 and 20 GDPR):
 * node scripts/export-person.ts <tenantId> <e-mail>
 */
const [tenantId = '', email = ''] = process.argv.slice(2);
const log = jsonLog(console.error);
const config = readConfig(process.env);
const database = await openDatabase(config, log);
const backend = createBackend(mainDependencies({ database, config, log, tenants: await loadBrands(root) }));
try {
  const found = await backend.exportPerson(tenantId, email);
  if (found === null) {
    console.error(`Nobody has an account of ${email} at ${tenantId}.`);
    process.exitCode = 1;
  } else {
    console.log(JSON.stringify(found, null, 2));
  }
} finally {
  await backend.close();
}
