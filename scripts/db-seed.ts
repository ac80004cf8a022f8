import { readConfig } from '../backend/platform/config.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { openShop } from '../backend/open-shop.ts';
import { demoSeed } from '../demo/demo-seed.ts';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';

const started = performance.now();
const brands = await loadBrands(root);
const deps = await openShop({
  config: readConfig(process.env),
  tenants: brands,
  seed: demoSeed(brands),
  log: jsonLog(console.error),
  onStep: ({ step, detail }) => console.log(`${step}: ${detail}`),
});
await deps.database.close();
console.log(`The demo shop is there after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
