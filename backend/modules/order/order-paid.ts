import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../platform/db/rows.ts';
import { transactions } from '../payment/payment.table.ts';
import { deliveredStatuses } from './order-statuses.ts';
import { orderLines, orders } from './order.table.ts';

/** Returns what was paid for an order of one tenant, in cents, as `orderMoney` computes it: taken less given back (ORD-01). */
export function paidOf(tenantId: string): SQL<string> {
  const captured = sql`(SELECT ${transactions.capturedAmount} FROM ${transactions} WHERE ${and(
    eq(transactions.tenantId, tenantId),
    eq(transactions.transactionId, orders.transactionId),
  )})`;
  const givenBack = sql`(SELECT coalesce(sum(${orderLines.claimRefund}), 0) FROM ${orderLines} WHERE ${and(
    eq(orderLines.tenantId, tenantId),
    eq(orderLines.orderId, orders.orderId),
    eq(orderLines.claimState, 'refunded'),
  )})`;
  return sql`CASE WHEN ${oneOf(orders.statusId, deliveredStatuses)}
    THEN coalesce(${captured}, ${orders.deliveredTotal}, 0) - ${givenBack} ELSE 0 END`;
}
