import * as v from 'valibot';
import { createBackend } from '../backend/app.ts';
import { readConfig } from '../backend/platform/config.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { mainDependencies } from '../backend/main-dependencies.ts';
import { deliveryReportSchema } from '../backend/modules/order/delivery-report.ts';
import { openDatabase } from '../backend/open-shop.ts';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';

/*
 * Hands an order over as a store says it was delivered, and prints what became of it:
 * node scripts/deliver-order.ts <tenantId> '{"order_id":17,"lines":[{"orderItemId":90,"quantity":1}]}'
 */
const [tenantId = '', given = ''] = process.argv.slice(2);
const report = v.parse(v.pipe(v.string(), v.parseJson(), deliveryReportSchema), given);
const log = jsonLog(console.error);
const config = readConfig(process.env);
const database = await openDatabase(config, log);
const backend = createBackend(mainDependencies({ database, config, log, tenants: await loadBrands(root) }));
try {
  const order = await backend.reportDelivery(tenantId, report);
  if (order === null) {
    console.error(`${tenantId} has no order ${report.order_id}.`);
    process.exitCode = 1;
  } else {
    console.log(JSON.stringify({ orderStatusId: order.orderStatusId, delivery: order.delivery }, null, 2));
  }
} finally {
  await backend.close();
}
