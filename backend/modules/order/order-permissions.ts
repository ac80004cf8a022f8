import type { PaymentDueStatus } from '../../../contract/api/payment.ts';
import { paymentDueStatus } from '../../../contract/rules/checkout/payment-due.ts';
import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import type { TransactionRow } from '../payment/payment.repository.ts';
import type { OrderRow } from './order.repository.ts';

const awaitingPayment = (order: OrderRow) => order.statusId === 1 || order.statusId === 2;
const beforePicking = (order: OrderRow) => awaitingPayment(order) || order.statusId === 3;
const cancelled = new Set([10, 11, 13]);

/** True while an order may be cancelled or changed: before picking and before its cut-off (ORD-06). */
export function isChangeable(order: OrderRow, now: Date): boolean {
  return beforePicking(order) && order.editableUntil > now;
}

/** True while an order waits for its payment. */
export const isAwaitingPayment = awaitingPayment;

/** Where the payment of an order stands (CHK-20). */
export function dueStatusOf(
  order: OrderRow,
  transaction: TransactionRow | null,
  now: Date,
): PaymentDueStatus {
  const neverPaid = order.dueUntil !== null && cancelled.has(order.statusId);
  const settled = transaction !== null && isPaid(transaction.statusId);
  return paymentDueStatus({
    paid: settled || !(awaitingPayment(order) || neverPaid),
    dueUntil: order.dueUntil?.getTime() ?? null,
    now: now.getTime(),
  });
}
