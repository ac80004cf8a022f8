import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { ConfigError, readConfig } from '../backend/platform/config.ts';
import { moveBrand } from '../backend/platform/db/move-brand.ts';
import { loadBrands } from '../server/brands.ts';
import { failureText } from '../server/failure-text.ts';
import { root } from '../server/root.ts';

/*
 * Moves a brand to a node of its cluster while the shop is open (docs/scale.md), as the coordinator at DATABASE_URL knows it:
 * node scripts/move-brand.ts <brand> --to host:port
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });

async function move(): Promise<void> {
  const [brand = ''] = positionals;
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(values.to ?? '') ?? [];
  if (brand === '' || host === '') throw new ConfigError('node scripts/move-brand.ts <brand> --to host:port');
  const brands = (await loadBrands(root)).map(({ facts }) => facts.tenantId);
  if (!brands.includes(brand))
    throw new ConfigError(`There is no brand ${brand}; there are ${brands.join(', ')}.`);
  const { databaseUrl } = readConfig(process.env);
  if (databaseUrl === null) throw new ConfigError('DATABASE_URL names no coordinator.');
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const started = performance.now();
    await moveBrand(client, { brand, host, port: Number(port) }, (step) => console.log(step));
    console.log(`It took ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } finally {
    await client.end();
  }
}

try {
  await move();
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
