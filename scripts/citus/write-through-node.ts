import { deepEqual, ok } from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { createBackend } from '../../backend/app.ts';
import type { Backend } from '../../backend/app.ts';
import { openShop } from '../../backend/open-shop.ts';
import { readConfig } from '../../backend/platform/config.ts';
import { silentLog } from '../../backend/platform/log.ts';
import { login } from '../../contract/api/account/auth.ts';
import { viewOrder } from '../../contract/api/ordering/order.ts';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { demoSeed } from '../../demo/demo-seed.ts';
import { demoTenants } from '../../tests/backend/demo-tenants.ts';
import { done, fill, homes, plenty, purchase, readyToShop } from '../../tests/backend/journeys.ts';
import { joined, newPassword } from '../../tests/backend/people.ts';
import { ShopClient } from '../../tests/backend/shop-client.ts';
import { openSpreadShop } from './spread-shop.ts';

/**
 * Writes through every node of a Citus cluster: at each brand with homes somebody registers, fills a cart and buys at a process that
 * connects to a node, and finds the order at one that connects to the coordinator. The database it makes it drops.
 */
const { values } = parseArgs({
  options: { coordinator: { type: 'string' }, node: { type: 'string', multiple: true } },
});
const { coordinator = '', node: nodes = [] } = values;
if (coordinator === '' || nodes.length === 0)
  throw new TypeError('write-through-node.ts --coordinator URL --node URL [--node URL]');

/** A node numbers rows from this times its group on. */
const rangeOfGroup = 2 ** 48;

const spread = await openSpreadShop({ coordinator, nodes, shards: 8 });

/** A process of the shop that connects to one of the servers. */
async function processAt(server: string): Promise<Backend> {
  const url = new URL(spread.url);
  url.host = new URL(server).host;
  const deps = await openShop({
    config: readConfig({ DATABASE_URL: url.href, DATABASE_SPREAD: 'citus' }),
    tenants: demoTenants,
    seed: demoSeed(demoTenants),
    log: silentLog,
  });
  return createBackend(deps);
}

/** What somebody new did at a process, and another process must know. */
async function tryBrand(
  brand: string,
  at: Backend,
  { elsewhere, host }: { elsewhere: Backend; host: string },
) {
  const email = `${host.replace(/\W/g, '.')}@posta.example`;
  const account = { login: email, password: newPassword };
  const shopper = new ShopClient(at, brand);
  await joined(shopper, email, { phone: '3331234567' });
  await done(shopper.call(login, account));
  const { orderId } = await purchase(shopper);
  await readyToShop(shopper);
  const { cartItems: [line] = [] } = await fill(shopper, plenty);
  const ids = [orderId, line?.itemId ?? 0];
  for (const id of ids) ok(id >= rangeOfGroup, `${id} is of no node`);
  const other = new ShopClient(elsewhere, brand);
  await done(other.call(login, account));
  const order = await done(other.call(viewOrder, { order_id: orderId }));
  const { cartItems: [sameLine] = [] } = await done(other.call(viewCart));
  deepEqual([order.orderId, sameLine?.itemId], ids);
  console.log(`${brand} through ${host}: order ${ids[0]}, line ${ids[1]}, found through the coordinator.`);
}

try {
  const first = await processAt(coordinator);
  try {
    for (const server of nodes) {
      const backend = await processAt(server);
      try {
        for (const brand of Object.keys(homes))
          await tryBrand(brand, backend, { elsewhere: first, host: new URL(server).host });
      } finally {
        await backend.close();
      }
    }
  } finally {
    await first.close();
  }
} finally {
  await spread.drop();
}
