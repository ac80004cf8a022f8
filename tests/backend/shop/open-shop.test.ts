import { sql } from 'drizzle-orm';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '../../../backend/app.ts';
import { ConfigError, readConfig } from '../../../backend/platform/config.ts';
import { openFolder } from '../../../backend/platform/db/client.ts';
import { DatabaseInUseError } from '../../../backend/platform/db/folder-lock.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { silentLog } from '../../../backend/platform/log.ts';
import { openShop } from '../../../backend/open-shop.ts';
import { demoSeed } from '../../../demo/demo-seed.ts';
import type { OpeningStep } from '../../../backend/open-shop.ts';
import { demoTenants } from '../demo-tenants.ts';

let folder: string;
const tenants = demoTenants.slice(0, 1);
const open = async (seeded = tenants) => {
  const steps: OpeningStep[] = [];
  const config = { ...readConfig({}), dataDir: path.join(folder, 'shop') };
  const deps = await openShop({
    config,
    tenants: seeded,
    seed: demoSeed(seeded),
    log: silentLog,
    onStep: (step) => steps.push(step),
  });
  return { deps, steps: steps.map(({ step }) => step), details: steps.map(({ detail }) => detail) };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'open-shop-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test(
  'an empty folder is migrated and seeded once, and kept until the seed is another',
  { timeout: 60_000 },
  async () => {
    const first = await open();
    expect(new Set(first.steps)).toEqual(new Set(['open', 'migrate', 'seed', 'ready']));
    const backend = createBackend(first.deps);
    await backend.warm();
    await first.deps.database.script(`UPDATE users SET points = 7 WHERE login = 'demo@cestolieto.example'`);
    await backend.close();

    const second = await open();
    expect(second.steps).toEqual(['open', 'ready']);
    await second.deps.database.close();

    const [tenant] = tenants;
    const changed = { ...tenant!, seed: { ...tenant!.seed, slides: tenant!.seed.slides.slice(1) } };
    const third = await open([changed]);
    expect(third.details).toContain('clearing an older demo shop');
    await third.deps.database.script('TRUNCATE demo_seeds');
    await third.deps.database.close();
  },
);

test('a folder another process has open is left alone', async () => {
  const taken = path.join(folder, 'taken');
  await writeFile(`${taken}.lock`, String(process.ppid));
  await expect(openFolder(taken)).rejects.toThrow(DatabaseInUseError);
});

test('a shop that is not the demo one is never cleared', async () => {
  await expect(open()).rejects.toThrow(ConfigError);
});

test('reliability 23: production refuses before anything is opened', async () => {
  const config = { ...readConfig({}), production: true, dataDir: path.join(folder, 'never') };
  await expect(openShop({ config, tenants, seed: demoSeed(tenants), log: silentLog })).rejects.toThrow(
    /PSP_SECRET[\s\S]*DEMO_DATA[\s\S]*EMBEDDED/,
  );
});

test('a database that cannot spread its tables is refused before anything is made in it', async () => {
  const dataDir = path.join(folder, 'unspread');
  const config = { ...readConfig({ DATABASE_SPREAD: 'citus' }), dataDir };
  await expect(openShop({ config, tenants, seed: demoSeed(tenants), log: silentLog })).rejects.toThrow(
    new ConfigError(
      'DATABASE_SPREAD=citus needs the extension citus in the database: CREATE EXTENSION citus, and citus_add_node for each node.',
    ),
  );
  const database = await openFolder(dataDir);
  const tables = await rowsOf(
    database.db,
    sql`SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  await database.close();
  expect(tables).toEqual([]);
});
