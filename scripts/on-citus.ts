import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { readConfig } from '../backend/platform/config.ts';
import { silentLog } from '../backend/platform/log.ts';
import { openShop } from '../backend/open-shop.ts';
import { dayOfInstant } from '../contract/rules/time/zone-time.ts';
import { demoSeed } from '../demo/demo-seed.ts';
import { root } from '../server/root.ts';
import { demoTenants } from '../tests/backend/demo-tenants.ts';

/**
 * Runs the tests of the API on a Citus cluster, where a statement of the shop that would go to more than one shard is an
 * error. `--coordinator` and each `--node` are addresses of servers with citus preloaded, reached by somebody who may
 * create databases and extensions; what follows picks test files. Databases it makes it drops again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    coordinator: { type: 'string' },
    node: { type: 'string', multiple: true },
    shards: { type: 'string', default: '8' },
  },
});
const { coordinator = '', node: nodes = [], shards } = values;
if (coordinator === '' || nodes.length === 0)
  throw new TypeError('on-citus.ts --coordinator URL --node URL [--node URL] [--shards 8] [test files]');
const servers = [coordinator, ...nodes];
const template = `shop_seeded_${randomBytes(4).toString('hex')}`;

const inDatabase = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function tell(server: string, name: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: inDatabase(server, name) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const addressOf = (server: string) => {
  const { hostname, port } = new URL(server);
  return `'${hostname}', ${port === '' ? 5432 : port}`;
};

async function prepare(): Promise<void> {
  for (const server of servers) {
    await tell(server, 'postgres', [`CREATE DATABASE ${template}`]);
    await tell(server, template, ['CREATE EXTENSION citus']);
  }
  await tell(coordinator, template, [
    `ALTER DATABASE ${template} SET citus.shard_count = ${Number(shards)}`,
    `SELECT citus_set_coordinator_host(${addressOf(coordinator)})`,
    ...nodes.map((server) => `SELECT citus_add_node(${addressOf(server)})`),
  ]);
}

async function fill(): Promise<void> {
  const deps = await openShop({
    config: readConfig({ DATABASE_URL: inDatabase(coordinator, template), DATABASE_SPREAD: 'citus' }),
    tenants: demoTenants,
    seed: demoSeed(demoTenants),
    log: silentLog,
    onStep: ({ step, detail }) => console.log(`${step}: ${detail}`),
  });
  await deps.database.close();
}

/** A database is copied while nobody is in it; the maintenance of Citus would come back. */
async function close(): Promise<void> {
  for (const server of servers) {
    await tell(server, 'postgres', [
      `ALTER DATABASE ${template} WITH ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${template}'`,
    ]);
  }
}

async function runTests(): Promise<number> {
  const files = positionals.length === 0 ? ['tests/backend'] : positionals;
  const run = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'backend',
      '--project',
      'postgres',
      ...files,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_DATABASE: 'postgres',
        TEST_SHOP_URL: inDatabase(coordinator, template),
        TEST_SHOP_DAY: dayOfInstant(Date.now()),
        TEST_SHOP_NODES: nodes.join(' '),
      },
    },
  );
  const [code] = (await once(run, 'exit')) as [number | null];
  return code ?? 1;
}

try {
  const started = performance.now();
  await prepare();
  await fill();
  console.log(`The seeded shop is there after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  await close();
  process.exitCode = await runTests();
} finally {
  for (const server of servers)
    await tell(server, 'postgres', [`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`]);
}
