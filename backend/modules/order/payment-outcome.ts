import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { moveStatus } from './news/move-status.ts';
import type { MoveStatusContext } from './news/move-status.ts';
import { sendOrderMail } from './order-mail.ts';
import type { OrderMailContext } from './order-mail.ts';
import type { NewOrder, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type PaymentOutcomeContext = OrderMailContext & MoveStatusContext;

/**
 * Moves a locked order to placed (3), with `fields` of the payment that did it. The mail of the buy confirmed it already,
 * unless a later one told that its payment failed: then this one tells that it is paid (CHK-19).
 */
export async function placeOrder(
  unit: PaymentOutcomeContext,
  order: OrderRow,
  fields: Partial<Pick<NewOrder, 'paymentTypeId' | 'transactionId'>> = {},
): Promise<OrderRow> {
  const placed = await moveStatus(
    unit,
    order,
    { statusId: orderStatusCodes.placed },
    { ...fields, dueUntil: null, paymentFailureMailed: false },
  );
  if (order.paymentFailureMailed) await sendOrderMail(unit, placed, { kind: 'payment_recovered' });
  return placed;
}

/** Suspends a locked order (2) whose payment failed, and tells the shopper (CHK-19). */
export async function suspendOrder(unit: PaymentOutcomeContext, order: OrderRow): Promise<OrderRow> {
  const suspended = await moveStatus(
    unit,
    order,
    { statusId: orderStatusCodes.suspended },
    { paymentFailureMailed: true },
  );
  await sendOrderMail(unit, suspended, { kind: 'payment_failed' });
  return suspended;
}
