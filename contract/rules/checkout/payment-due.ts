import type { Order } from '../../api/ordering/order.ts';
import type { PaymentDueStatus } from '../../api/ordering/payment.ts';
import { isUnpaidOrder } from './order-status.ts';

const expiringMs = 900_000;

/** Due status at `now`: expiring in the last 15 minutes before `dueUntil`, expired from it on (CHK-20). Times in ms. */
export function paymentDueStatus(input: {
  readonly paid: boolean;
  readonly dueUntil: number | null;
  readonly now: number;
}): PaymentDueStatus {
  if (input.paid) return 'paid';
  if (input.dueUntil === null) return 'pending';
  const left = input.dueUntil - input.now;
  if (left <= 0) return 'expired';
  return left <= expiringMs ? 'expiring' : 'pending';
}

/** True for the due statuses in which payment can be tried again (CHK-24). */
export function canRetryPayment(status: PaymentDueStatus): boolean {
  return status === 'pending' || status === 'expiring';
}

/** Whether an order still waits for its payment: one that was cancelled never does, however much of its term is left (CHK-24). */
export const isPayable = ({
  orderStatusId,
  paymentDueStatus: due,
}: Pick<Order, 'orderStatusId' | 'paymentDueStatus'>): boolean =>
  isUnpaidOrder(orderStatusId) && canRetryPayment(due);
