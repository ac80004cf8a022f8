import type { Order } from '../../../contract/api/ordering/order.ts';
import type { PaymentDueStatus } from '../../../contract/api/ordering/payment.ts';
import { isUnpaidOrder } from '../../../contract/rules/checkout/order-status.ts';
import { canRetryPayment, paymentDueStatus } from '../../../contract/rules/checkout/payment-due.ts';
import { useNow } from '../words/use-now.ts';

interface DueNow {
  status: PaymentDueStatus;
  /** It still waits for its payment. */
  isPayable: boolean;
  /** Time left to pay it in ms, null without a term. */
  left: number | null;
}

/** Where the payment of an order stands as time goes by; a cancelled one waits for none (CHK-20, CHK-24). */
export function useDueStatus(order: Order): DueNow {
  const now = useNow();
  const dueUntil = order.paymentDueUntil === null ? null : Date.parse(order.paymentDueUntil);
  const status = canRetryPayment(order.paymentDueStatus)
    ? paymentDueStatus({ paid: false, dueUntil, now })
    : order.paymentDueStatus;
  return {
    status,
    isPayable: isUnpaidOrder(order.orderStatusId) && canRetryPayment(status),
    left: dueUntil === null ? null : dueUntil - now,
  };
}
