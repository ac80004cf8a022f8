import * as v from 'valibot';
import { createBackend } from '../backend/app.ts';
import { mainDependencies } from '../backend/main-dependencies.ts';
import { claimDecisionSchema } from '../backend/modules/order/claim/decide-claim.usecases.ts';
import { openDatabase } from '../backend/open-shop.ts';
import { readConfig } from '../backend/platform/config.ts';
import { jsonLog } from '../backend/platform/log.ts';
import { loadBrands } from '../server/brands.ts';
import { root } from '../server/root.ts';

/*
 * Decides a claim on a line of an order, and prints what became of it; `decision` is accept, refuse or paid:
 * node scripts/decide-claim.ts <tenantId> '{"order_id":17,"orderItemId":90,"decision":"accept"}'
 */
const [tenantId = '', given = ''] = process.argv.slice(2);
const decision = v.parse(v.pipe(v.string(), v.parseJson(), claimDecisionSchema), given);
const log = jsonLog(console.error);
const config = readConfig(process.env);
const database = await openDatabase(config, log);
const backend = createBackend(mainDependencies({ database, config, log, tenants: await loadBrands(root) }));
try {
  const order = await backend.decideClaim(tenantId, decision);
  if (order === null) {
    console.error(`${tenantId} has no order ${decision.order_id}.`);
    process.exitCode = 1;
  } else {
    const item = order.orderItems?.find(({ orderItemId }) => orderItemId === decision.orderItemId);
    console.log(JSON.stringify({ claim: item?.claim, sums: order.delivery?.sums }, null, 2));
  }
} finally {
  await backend.close();
}
