import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createBackend } from '../../../backend/app.ts';
import { openShop } from '../../../backend/open-shop.ts';
import { readConfig } from '../../../backend/platform/config.ts';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { silentLog } from '../../../backend/platform/log.ts';
import { listOrders, viewOrder } from '../../../contract/api/ordering/order.ts';
import { demoSeed } from '../../../demo/demo-seed.ts';
import { openingStock, wrongs } from '../../faults/ledger.ts';
import { startArchivingPostgres } from '../base-backup.ts';
import { demoTenants } from '../demo-tenants.ts';
import { done, payAtProvider, purchase } from '../journeys.ts';
import { ShopClient } from '../shop-client.ts';

const tenants = demoTenants.slice(0, 1);
const tenantId = 'cestolieto';

async function openAt(url: string) {
  const deps = await openShop({
    config: { ...readConfig({}), databaseUrl: url },
    tenants,
    seed: demoSeed(tenants),
    log: silentLog,
  });
  return { db: deps.database.db, backend: createBackend(deps), database: deps.database };
}

/** A shopper's orders, each as it is shown. */
async function ordersOf(client: ShopClient) {
  const { orders } = await done(client.call(listOrders));
  return Promise.all(orders.map(({ orderId }) => done(client.call(viewOrder, { order_id: orderId }))));
}

test('a shop that is restored to the minute before a disaster has every order to the cent, and goes on', async () => {
  const postgres = await startArchivingPostgres();
  try {
    const shop = await openAt(postgres.server.url);
    const opening = await openingStock(shop.db);
    const shopper = await new ShopClient(shop.backend, tenantId).logIn('demo');
    const paid = await purchase(shopper, { paymentTypeId: 12 });
    await payAtProvider(shopper, paid.redirectUrl, 'approve');
    const backup = await postgres.backUp();
    // These are in the archive alone.
    const open = await purchase(shopper, { paymentTypeId: 12 });
    const bought = await purchase(shopper);
    const before = await ordersOf(shopper);
    expect(before.map(({ orderId }) => orderId).slice(0, 3)).toEqual([
      bought.orderId,
      open.orderId,
      paid.orderId,
    ]);
    const time = await postgres.now();
    await shop.database.script(`UPDATE orders SET items_total = 0 WHERE tenant_id = '${tenantId}';
      DELETE FROM payment_intents WHERE tenant_id = '${tenantId}'`);
    await postgres.untilArchived();
    await shop.backend.close();
    await postgres.server.stop();

    const restored = await postgres.restore(backup, time);
    try {
      const again = await openAt(restored.url);
      const known = new ShopClient(again.backend, tenantId);
      for (const [name, value] of shopper.cookies) known.cookies.set(name, value);
      // Who was logged in still is, and the password is still right.
      expect(await ordersOf(known)).toEqual(before);
      const anew = await new ShopClient(again.backend, tenantId).logIn('demo');
      expect(await ordersOf(anew)).toEqual(before);
      expect(
        await rowsOf(
          again.db,
          sql`SELECT order_id AS id, state, amount::integer AS amount FROM payment_intents
            WHERE tenant_id = ${tenantId} AND order_id IN (${paid.orderId}, ${open.orderId}) ORDER BY order_id`,
        ),
      ).toEqual([
        { id: paid.orderId, state: 'approved', amount: expect.any(Number) },
        { id: open.orderId, state: 'open', amount: expect.any(Number) },
      ]);
      // A payment that was under way is paid, and numbers go on where they were.
      await payAtProvider(anew, open.redirectUrl, 'approve');
      const next = await purchase(anew);
      expect(next.orderId).toBeGreaterThan(bought.orderId);
      const after = await ordersOf(anew);
      // A page of the list holds as many as before.
      const numbers = [next, ...before].map(({ orderId }) => orderId).slice(0, before.length);
      expect(after.map(({ orderId }) => orderId)).toEqual(numbers);
      expect(after.find(({ orderId }) => orderId === open.orderId)?.orderStatusId).toBe(3);
      expect(await wrongs(again.db, opening)).toEqual([]);
      await again.backend.close();
    } finally {
      await restored.stop();
    }
  } finally {
    await postgres.server.stop();
    await postgres.remove();
  }
}, 240_000);
