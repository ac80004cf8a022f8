import { readConfig } from '../backend/config.ts';
import { jsonLog } from '../backend/log.ts';
import { openShop } from '../backend/open-shop.ts';
import { seed as cestolietoSeed } from '../tenants/cestolieto/seed.ts';
import { tenant as cestolieto } from '../tenants/cestolieto/tenant.ts';
import { seed as ortaviaSeed } from '../tenants/ortavia/seed.ts';
import { tenant as ortavia } from '../tenants/ortavia/tenant.ts';
import { seed as passolestoSeed } from '../tenants/passolesto/seed.ts';
import { tenant as passolesto } from '../tenants/passolesto/tenant.ts';

const started = performance.now();
const deps = await openShop({
  config: readConfig(process.env),
  tenants: [
    { facts: cestolieto.facts, seed: cestolietoSeed },
    { facts: ortavia.facts, seed: ortaviaSeed },
    { facts: passolesto.facts, seed: passolestoSeed },
  ],
  log: jsonLog(console.error),
  onStep: ({ step, detail }) => console.log(`${step}: ${detail}`),
});
await deps.database.close();
console.log(`The demo shop is there after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
