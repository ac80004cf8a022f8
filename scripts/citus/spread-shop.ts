import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { readConfig } from '../../backend/platform/config.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { openShop } from '../../backend/open-shop.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from '../../tests/backend/demo-tenants.ts';

/** Servers with citus preloaded, reached by somebody who may create databases and extensions. */
export interface CitusServers {
  readonly coordinator: string;
  readonly nodes: readonly string[];
  /** How many shards each table is spread into. */
  readonly shards: number;
}

/** The demo shop of every brand in a database that is spread over the servers. */
export interface SpreadShop {
  readonly name: string;
  /** Its address at the coordinator. */
  readonly url: string;
  drop(): Promise<void>;
}

/** The address of a database of a server. */
const inDatabase = (server: string, name: string) => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs statements in a database of a server. */
export async function tell(server: string, name: string, statements: readonly string[]): Promise<void> {
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

async function prepare({ coordinator, nodes, shards }: CitusServers, name: string): Promise<void> {
  for (const server of [coordinator, ...nodes]) {
    await tell(server, 'postgres', [`CREATE DATABASE ${name}`]);
    await tell(server, name, ['CREATE EXTENSION citus']);
  }
  await tell(coordinator, name, [
    `ALTER DATABASE ${name} SET citus.shard_count = ${shards}`,
    `SELECT citus_set_coordinator_host(${addressOf(coordinator)})`,
    ...nodes.map((server) => `SELECT citus_add_node(${addressOf(server)})`),
  ]);
}

/** Makes a database on each of the servers, spreads the shop over them and fills it; says how far it is. */
export async function openSpreadShop(servers: CitusServers): Promise<SpreadShop> {
  const { coordinator, nodes } = servers;
  const started = performance.now();
  const name = `shop_seeded_${randomBytes(4).toString('hex')}`;
  const url = inDatabase(coordinator, name);
  const drop = async () => {
    for (const server of [coordinator, ...nodes])
      await tell(server, 'postgres', [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]);
  };
  try {
    await prepare(servers, name);
    const deps = await openShop({
      config: readConfig({ DATABASE_URL: url, DATABASE_SPREAD: 'citus' }),
      tenants: demoTenants,
      seed: demoSeed(demoTenants),
      log: silentLog,
      onStep: ({ step, detail }) => console.log(`${step}: ${detail}`),
    });
    await deps.database.close();
  } catch (error) {
    await drop();
    throw error;
  }
  console.log(`The seeded shop is there after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return { name, url, drop };
}
