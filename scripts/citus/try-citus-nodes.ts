import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { Client } from 'pg';
import { createBackend } from '../../backend/app.ts';
import { mainDependencies } from '../../backend/main-dependencies.ts';
import { openDatabase } from '../../backend/open-shop.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { requestPasswordReset } from '../../contract/api/account/account.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { root } from '../../server/root.ts';
import { demoTenants } from '../../tests/backend/demo-tenants.ts';
import { done, purchase } from '../../tests/backend/journeys.ts';
import { ShopClient } from '../../tests/backend/shop-client.ts';
import { openSpreadShop, tell } from './spread-shop.ts';

/**
 * Tries a Citus cluster of a coordinator and two nodes: a brand moves to a node of its own while somebody buys there, then
 * that node is stopped and started again. `--stop` and `--start` are commands of the shell that do so to the last `--node`.
 * Ends with an error where a purchase is lost, or a brand on another node is disturbed. The database it makes it drops.
 */
const { values } = parseArgs({
  options: {
    coordinator: { type: 'string' },
    node: { type: 'string', multiple: true },
    stop: { type: 'string' },
    start: { type: 'string' },
  },
});
const { coordinator = '', node: nodes = [], stop = '', start = '' } = values;
if (coordinator === '' || nodes.length !== 2 || stop === '' || start === '')
  throw new TypeError(
    'try-citus-nodes.ts --coordinator URL --node URL --node URL --stop COMMAND --start COMMAND',
  );

const [moved, ...others] = demoTenants.map(({ facts }) => facts.tenantId) as [string, ...string[]];
const [home, own] = nodes.map((node) => new URL(node).host) as [string, string];
const patience = 60_000;

const run = promisify(execFile);
const shell = (command: string) => run('/bin/sh', ['-c', command]);
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

const spread = await openSpreadShop({ coordinator, nodes, shards: 8 });
const move = (brand: string, to: string) =>
  run(process.execPath, [path.join(root, 'scripts/move-brand.ts'), brand, '--to', to], {
    env: { ...process.env, DATABASE_URL: spread.url },
  });

const sent: string[] = [];
const config = readConfig({ DATABASE_URL: spread.url, DATABASE_SPREAD: 'citus' });
const backend = createBackend(
  mainDependencies({
    database: await openDatabase(config, silentLog),
    config,
    log: silentLog,
    tenants: demoTenants,
    mailer: {
      send: ({ recipient }) => {
        sent.push(recipient);
        return Promise.resolve();
      },
    },
  }),
);
const visitor = (brand: string) => new ShopClient(backend, brand);

async function ordersOf(brand: string): Promise<number> {
  const client = new Client({ connectionString: spread.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      'SELECT count(*)::integer AS n FROM orders WHERE tenant_id = $1',
      [brand],
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

/** Somebody who buys again and again until told to stop; answers how many orders, and how long the slowest took in ms. */
function keepBuying(client: ShopClient) {
  const over = new AbortController();
  const buying = (async () => {
    let orders = 0;
    let slowest = 0;
    while (!over.signal.aborted) {
      const began = performance.now();
      await purchase(client);
      orders += 1;
      slowest = Math.max(slowest, performance.now() - began);
    }
    return { orders, slowest };
  })();
  // Heard where it is stopped.
  buying.catch(() => undefined);
  return {
    stop: () => {
      over.abort();
      return buying;
    },
  };
}

/** Takes a brand to the other node, with whoever is in its shard and with nobody there meanwhile. */
const takeHome = (brand: string) => {
  const { hostname, port } = new URL(`postgres://${home}`);
  return tell(coordinator, spread.name, [
    `SELECT citus_move_shard_placement(s.shardid, n.nodename, n.nodeport, '${hostname}', ${port}, 'block_writes')
    FROM pg_dist_shard s JOIN pg_dist_placement p USING (shardid) JOIN pg_dist_node n ON n.groupid = p.groupid
    WHERE s.shardid = get_shard_id_for_distribution_column('users', '${brand}'::text)
      AND (n.nodename, n.nodeport) <> ('${hostname}', ${port})`,
  ]);
};

async function tryMoving(): Promise<void> {
  await rejects(move('nessuno', own), /There is no brand nessuno/);
  await rejects(move(moved, 'nowhere.example:5432'), /knows no node nowhere\.example:5432/);
  for (const brand of others) await takeHome(brand);
  const shopper = await visitor(moved).logIn('demo');
  const before = await ordersOf(moved);
  const buyer = keepBuying(shopper);
  const began = performance.now();
  const { stdout } = await move(moved, own);
  console.log(stdout.trim());
  match(stdout, new RegExp(`${moved} is on ${own}`));
  const took = seconds(began);
  const { orders, slowest } = await buyer.stop();
  equal(await ordersOf(moved), before + orders);
  ok(orders > 0);
  console.log(
    `${moved} moved in ${took} s while ${orders} orders were bought, the slowest purchase in ${(slowest / 1000).toFixed(1)} s; none is lost.`,
  );
}

const viewed = async (client: ShopClient) => (await client.call(viewCart)).http;

async function tryWithout(): Promise<void> {
  const gone = await visitor(moved).logIn('demo');
  const buyers = await Promise.all(others.slice(0, 2).map((brand) => visitor(brand).logIn('demo')));
  await backend.jobs.runOnce();
  sent.length = 0;
  await shell(stop);
  try {
    equal(await viewed(gone), 503);
    for (const buyer of buyers) {
      await purchase(buyer);
      const e_mail = `demo@${buyer.tenantId}.example`;
      await done(visitor(buyer.tenantId).call(requestPasswordReset, { e_mail }));
    }
    equal(await viewed(gone), 503);
    await rejects(backend.jobs.runOnce(), AggregateError);
    const brands = new Set(sent.map((recipient) => recipient.replace(/^.*@(.*)\.example$/, '$1')));
    deepEqual([...brands].toSorted(), others.slice(0, 2).toSorted());
    console.log(
      `Without ${own}: ${moved} answers 503, ${others.slice(0, 2).join(' and ')} sell and send their mails.`,
    );
  } finally {
    await shell(start);
  }
  const began = performance.now();
  while ((await viewed(gone)) !== 200) {
    if (performance.now() - began > patience) throw new Error(`${moved} did not come back`);
    await pause(200);
  }
  await purchase(gone);
  await backend.jobs.runOnce();
  console.log(`${moved} came back by itself ${seconds(began)} s after its node, sells and does its jobs.`);
}

try {
  await tryMoving();
  await tryWithout();
} finally {
  await backend.close();
  await spread.drop();
}
