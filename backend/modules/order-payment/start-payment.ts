import { orderStatusCodes, transactionStatusCodes } from '../../../contract/api/codes.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import { newToken } from '../auth/token.ts';
import { isAwaitingPayment } from '../order/order-statuses.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { placeOrder } from '../order/payment-outcome.ts';
import type { PaymentOutcomeContext } from '../order/payment-outcome.ts';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import { typeNotAllowed } from '../payment/payment.errors.ts';
import type { TransactionRow } from '../payment/payment.repository.ts';
import type { OrderPaymentContext } from './order-payment.context.ts';

/** What the functions of this file touch. */
export type StartPaymentContext = PaymentOutcomeContext &
  Pick<OrderPaymentContext, 'paymentProvider' | 'payments'>;

const minuteMs = 60_000;

/** An order with the transaction that pays it; follow `redirectUrl` when there is one. */
export interface StartedPayment {
  readonly order: OrderRow;
  readonly transaction: TransactionRow;
  readonly redirectUrl: string | null;
}

/** What the audit trail keeps of a payment; amounts in cents. */
export const moneyFacts = ({ order, transaction }: StartedPayment) => ({
  orderId: order.orderId,
  totalPrice: order.totalPrice,
  paymentTypeId: transaction.paymentTypeId,
  transactionId: transaction.transactionId,
  authorizedAmount: transaction.authorizedAmount,
});

async function settled(
  unit: StartPaymentContext,
  order: OrderRow,
  { choice, authorized }: { choice: ChosenPayment; authorized: number },
): Promise<StartedPayment> {
  const transaction = await unit.payments.openTransaction({
    orderId: order.orderId,
    userId: order.userId,
    paymentTypeId: choice.paymentTypeId,
    statusId: transactionStatusCodes.authorised,
    amount: order.totalPrice,
    authorizedAmount: authorized,
    openedAt: unit.now,
  });
  const { paymentTypeId, transactionId } = transaction;
  const placed = await placeOrder(unit, order, { paymentTypeId, transactionId });
  return { order: placed, transaction, redirectUrl: null };
}

/**
 * Opens a transaction for a locked order and moves the order with it: paid later, or held on a saved card, it is
 * ordered (3) at once; else it waits (1) for the provider, which is asked for the prebilled amount (K02).
 */
export async function startPayment(
  unit: StartPaymentContext,
  order: OrderRow,
  choice: ChosenPayment,
): Promise<StartedPayment> {
  if (!isOnlinePayment(choice.paymentTypeId)) return settled(unit, order, { choice, authorized: 0 });
  // Nothing to hold, or a card that was approved before: no page of the provider is needed.
  if (choice.authId !== null || order.prebilled === 0) {
    return settled(unit, order, { choice, authorized: order.prebilled });
  }
  const provider = unit.paymentProvider;
  if (provider === null) throw typeNotAllowed();
  const transaction = await unit.payments.openTransaction({
    orderId: order.orderId,
    userId: order.userId,
    paymentTypeId: choice.paymentTypeId,
    statusId: transactionStatusCodes.inProgress,
    amount: order.prebilled,
    authorizedAmount: 0,
    openedAt: unit.now,
  });
  const token = Buffer.from(newToken(), 'base64url').toString('hex');
  const request = { token, orderId: order.orderId, amount: order.prebilled };
  await unit.payments.addIntent({
    ...request,
    userId: order.userId,
    transactionId: transaction.transactionId,
    state: 'open',
    openedAt: unit.now,
  });
  const due = new Date(unit.now.getTime() + unit.facts.payments.dueMinutes * minuteMs);
  const moved = await unit.orders.move(
    order.orderId,
    { statusId: orderStatusCodes.awaitingPayment, at: unit.now },
    {
      paymentTypeId: choice.paymentTypeId,
      transactionId: transaction.transactionId,
      // Another attempt gives no more time than the first one did.
      dueUntil: isAwaitingPayment(order) ? (order.dueUntil ?? due) : due,
    },
  );
  return { order: moved, transaction, redirectUrl: provider.redirectUrl(request) };
}
