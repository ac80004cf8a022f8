import { orderStatusCodes } from '../../../contract/api/codes.ts';
import { moveStatus } from './news/move-status.ts';
import type { MoveStatusContext } from './news/move-status.ts';
import { sendOrderMail } from './mail/order-mail.ts';
import type { OrderMailContext } from './mail/order-mail.ts';
import { isAwaitingPayment } from './order-statuses.ts';
import type { NewOrder, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type PaymentOutcomeContext = OrderMailContext & MoveStatusContext;

/** Moves a locked order to placed (3), with `fields` of the payment that did it; the caller tells the shopper. */
export async function placeOrder(
  unit: PaymentOutcomeContext,
  order: OrderRow,
  fields: Partial<Pick<NewOrder, 'paymentTypeId' | 'transactionId'>> = {},
): Promise<OrderRow> {
  return moveStatus(
    unit,
    order,
    { statusId: orderStatusCodes.placed },
    { ...fields, dueUntil: null, paymentFailureMailed: false },
  );
}

/**
 * Tells by mail that an order which waited for its payment is paid (CHK-19): the mail of its buy said only that it waits,
 * a later one perhaps that the payment failed. `before` is the order as it was.
 */
export async function tellPaid(
  unit: PaymentOutcomeContext,
  before: OrderRow,
  placed: OrderRow,
): Promise<void> {
  if (!isAwaitingPayment(before) || isAwaitingPayment(placed)) return;
  await sendOrderMail(unit, placed, {
    kind: before.paymentFailureMailed ? 'payment_recovered' : 'payment_confirmed',
  });
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
