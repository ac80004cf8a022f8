import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { sendOrderMail } from './order-mail.ts';
import type { OrderMailContext } from './order-mail.ts';
import type { OrderContext } from './order.context.ts';
import type { NewOrder, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type PaymentOutcomeContext = OrderMailContext & Pick<OrderContext, 'orders'>;

/**
 * Moves a locked order to placed (3), with `fields` of the payment that did it. The mail of the buy confirmed it already,
 * unless a later one told that its payment failed: then this one tells that it is paid (CHK-19).
 */
export async function placeOrder(
  unit: PaymentOutcomeContext,
  order: OrderRow,
  fields: Partial<Pick<NewOrder, 'paymentTypeId' | 'transactionId'>> = {},
): Promise<OrderRow> {
  const placed = await unit.orders.move(
    order.orderId,
    { statusId: orderStatusCodes.placed, at: unit.now },
    { ...fields, dueUntil: null, paymentFailureMailed: false },
  );
  if (order.paymentFailureMailed) await sendOrderMail(unit, placed, { kind: 'payment_recovered' });
  return placed;
}

/** Suspends a locked order (2) whose payment failed, and tells the shopper (CHK-19). */
export async function suspendOrder(unit: PaymentOutcomeContext, order: OrderRow): Promise<OrderRow> {
  const suspended = await unit.orders.move(
    order.orderId,
    { statusId: orderStatusCodes.suspended, at: unit.now },
    { paymentFailureMailed: true },
  );
  await sendOrderMail(unit, suspended, { kind: 'payment_failed' });
  return suspended;
}
