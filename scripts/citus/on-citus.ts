import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { root } from '../../server/root.ts';
import { openSpreadShop, tell } from './spread-shop.ts';
import type { SpreadShop } from './spread-shop.ts';

/**
 * Runs the tests of the API on a Citus cluster, where a statement of the shop that would go to more than one shard is an
 * error. `--coordinator` and each `--node` are addresses of servers with citus preloaded, reached by somebody who may
 * create databases and extensions; what follows picks test files. With `--through` the shops connect to that node, whose rows
 * get ids that no integer holds. Databases it makes it drops again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    coordinator: { type: 'string' },
    node: { type: 'string', multiple: true },
    through: { type: 'string', default: '' },
    shards: { type: 'string', default: '8' },
  },
});
const { coordinator = '', node: nodes = [], through, shards } = values;
if (coordinator === '' || nodes.length === 0)
  throw new TypeError(
    'on-citus.ts --coordinator URL --node URL [--node URL] [--through URL] [--shards 8] [test files]',
  );
const servers = [coordinator, ...nodes];

/** A database is copied while nobody is in it; the maintenance of Citus would come back. */
async function close({ name }: SpreadShop): Promise<void> {
  for (const server of servers) {
    await tell(server, 'postgres', [
      `ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
    ]);
  }
}

async function runTests({ url }: SpreadShop): Promise<number> {
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
        TEST_SHOP_URL: url,
        TEST_SHOP_DAY: dayOfInstant(Date.now()),
        TEST_SHOP_NODES: nodes.join(' '),
        TEST_SHOP_THROUGH: through,
      },
    },
  );
  const [code] = (await once(run, 'exit')) as [number | null];
  return code ?? 1;
}

const shop = await openSpreadShop({ coordinator, nodes, shards: Number(shards) });
try {
  await close(shop);
  process.exitCode = await runTests(shop);
} finally {
  await shop.drop();
}
