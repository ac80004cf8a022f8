import { deliveryServiceCodes, orderStatusCodes } from '../../../contract/api/codes.ts';
import type { PaymentDueStatus } from '../../../contract/api/ordering/payment.ts';
import { paymentDueStatus } from '../../../contract/rules/checkout/payment-due.ts';
import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import type { TransactionRow } from '../payment/payment.repository.ts';
import { isAwaitingPayment } from './order-statuses.ts';
import type { OrderRow } from './order.repository.ts';

const beforePicking = (order: OrderRow) =>
  isAwaitingPayment(order) || order.statusId === orderStatusCodes.placed;
const cancelled = new Set<number>([
  orderStatusCodes.cancelled,
  orderStatusCodes.voided,
  orderStatusCodes.failed,
]);

/** True while an order may be cancelled or changed: before picking and before its cut-off (ORD-06). */
export function isChangeable(order: OrderRow, now: Date): boolean {
  return beforePicking(order) && order.editableUntil > now;
}

/** True while a parking place may be kept for an order: it waits in the store to be picked up (ORD-11). */
export const canPark = (order: Pick<OrderRow, 'deliveryServiceId' | 'statusId'>): boolean =>
  order.deliveryServiceId === deliveryServiceCodes.pickup && order.statusId === orderStatusCodes.nearlyReady;

/** Where the payment of an order stands (CHK-20). */
export function dueStatusOf(
  order: OrderRow,
  transaction: TransactionRow | null,
  now: Date,
): PaymentDueStatus {
  const neverPaid = order.dueUntil !== null && cancelled.has(order.statusId);
  const settled = transaction !== null && isPaid(transaction.statusId);
  return paymentDueStatus({
    paid: settled || !(isAwaitingPayment(order) || neverPaid),
    dueUntil: order.dueUntil?.getTime() ?? null,
    now: now.getTime(),
  });
}
