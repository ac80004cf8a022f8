import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../backend/platform/config.ts';
import { openDumpable } from '../../backend/platform/db/client.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { openShop } from '../../backend/open-shop.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from './demo-tenants.ts';
import { openSeededPostgres, type SeededPostgres } from './seeded-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A dumped embedded database with the demo shop of every brand; empty where PostgreSQL is used. */
    shopTemplate: string;
    /** A PostgreSQL database with the same, to be copied; empty where the embedded one is used. */
    shopDatabaseUrl: string;
  }
}

let seeded: SeededPostgres | null = null;

const backend = fileURLToPath(new URL('../../backend/', import.meta.url));

/** Names the template by all that decides what is in it: schema, seed, brands, the day it was made. */
async function templateName(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(demoTenants));
  for (const folder of ['platform/db/migrations', '../demo']) {
    const files = await readdir(path.join(backend, folder), { recursive: true });
    for (const file of files.toSorted()) {
      if (/\.(?:ts|sql)$/.test(file)) hash.update(await readFile(path.join(backend, folder, file)));
    }
  }
  const day = dayOfInstant(Date.now());
  return `shop-template-${day}-${hash.digest('hex').slice(0, 16)}.tar`;
}

const aDay = 86_400_000;

/** Templates of other days are of no use any more; one of another seed may be another checkout's. */
async function dropOldTemplates(): Promise<void> {
  const templates = (await readdir(tmpdir())).filter((file) => file.startsWith('shop-template-'));
  await Promise.all(
    templates.map(async (file) => {
      const template = path.join(tmpdir(), file);
      // Another run may have moved or dropped it meanwhile.
      const made = (await stat(template).catch(() => null))?.mtimeMs ?? Infinity;
      if (made < Date.now() - aDay) await rm(template, { force: true });
    }),
  );
}

async function dumpedTemplate(): Promise<string> {
  const file = path.join(tmpdir(), await templateName());
  if (existsSync(file)) return file;
  await dropOldTemplates();
  const database = await openDumpable();
  await openShop({
    tenants: demoTenants,
    seed: demoSeed(demoTenants),
    log: silentLog,
    config: readConfig({}),
    overrides: { database },
  });
  const dump = await database.dump();
  await database.close();
  // Two runs at once may both make it: each moves a whole one to its place.
  const own = `${file}.${process.pid}.part`;
  await writeFile(own, Buffer.from(await dump.arrayBuffer()));
  await rename(own, file);
  return file;
}

/** Seeds the demo shop once; every test file works on a copy. TEST_DATABASE=postgres runs all of them on a server. */
export async function setup(project: TestProject): Promise<void> {
  if (process.env['TEST_DATABASE'] !== 'postgres') {
    project.provide('shopTemplate', await dumpedTemplate());
    project.provide('shopDatabaseUrl', '');
    return;
  }
  seeded = await openSeededPostgres();
  project.provide('shopTemplate', '');
  project.provide('shopDatabaseUrl', seeded.url);
}

export async function teardown(): Promise<void> {
  await seeded?.stop();
}
