import type { StartedPayment as StartedPaymentData } from '../../../contract/api/ordering/order.ts';
import type { BoughtOrder } from '../../../contract/api/ordering/payment.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { isOnlinePayment } from '../../../contract/rules/price/payment-types.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { cancelOverdueOrders } from '../order/due-orders.ts';
import type { DueOrdersContext } from '../order/due-orders.ts';
import { isAwaitingPayment } from '../order/order-statuses.ts';
import { isChangeable } from '../order/order-permissions.ts';
import { notPayable, unknownOrder } from '../order/order.errors.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { tellPaid } from '../order/payment-outcome.ts';
import { endTransaction } from '../payment/end-transaction.ts';
import { assertChoice } from '../payment/payment-choice.ts';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import type { OrderPaymentContext } from './order-payment.context.ts';
import { moneyFacts, startPayment } from './start-payment.ts';
import type { StartedPayment } from './start-payment.ts';

/** What the functions of this file touch. */
type PayOrderContext = DueOrdersContext & Pick<OrderPaymentContext, 'paymentProvider' | 'today'>;

/** The outcome of a buy or of a change of payment, as the API answers it. */
export function boughtView({ order, transaction, redirectUrl }: StartedPayment): BoughtOrder {
  return {
    orderId: order.orderId,
    orderTransactionId: transaction.transactionId,
    orderStatusId: order.statusId,
    transactionStatusId: transaction.statusId,
    paymentTypeId: order.paymentTypeId,
    authorizedAmount: fromCents(transaction.authorizedAmount),
    totalPrice: fromCents(order.totalPrice),
    redirectUrl,
  };
}

async function lockOwn(unit: PayOrderContext, userId: number, orderId: number): Promise<OrderRow> {
  await lockActiveCart(unit, userId);
  const order = await unit.orders.lock(orderId);
  if (order === null || order.userId !== userId) throw unknownOrder();
  return order;
}

/** Tries an unpaid order again at the bank: the open attempt is void, a new one begins (O05, decision 006). */
export async function retryPayment(
  context: Transactional<PayOrderContext>,
  userId: number,
  orderId: number,
): Promise<StartedPaymentData> {
  await cancelOverdueOrders(context, userId);
  const { order, transaction, redirectUrl } = await context.transaction(async (unit) => {
    const order = await lockOwn(unit, userId, orderId);
    if (!isAwaitingPayment(order) || !isOnlinePayment(order.paymentTypeId)) throw notPayable();
    if (order.transactionId !== null) await endTransaction(unit, order.transactionId);
    const started = await startPayment(unit, order, { paymentTypeId: order.paymentTypeId, authId: null });
    await unit.audit.add({ kind: 'payment.started', userId, facts: moneyFacts(started) });
    return started;
  });
  if (redirectUrl === null) throw new Error(`order ${orderId} waits for a payment that needs no provider`);
  return {
    orderId: order.orderId,
    orderTransactionId: transaction.transactionId,
    transactionStatusId: transaction.statusId,
    redirectUrl,
  };
}

/** Changes how an order is paid while it may still be changed; id, lines and total stay (O06, O07, RULE-PAYMENT-8). */
export async function changePayment(
  context: Transactional<PayOrderContext>,
  user: SessionUser,
  { orderId, choice }: { orderId: number; choice: ChosenPayment },
): Promise<BoughtOrder> {
  await cancelOverdueOrders(context, user.userId);
  const started = await context.transaction(async (unit) => {
    const order = await lockOwn(unit, user.userId, orderId);
    if (!isAwaitingPayment(order) && !isChangeable(order, unit.now)) throw notPayable();
    await assertChoice(unit, user, choice);
    if (order.transactionId !== null) await endTransaction(unit, order.transactionId);
    const started = await startPayment(unit, order, choice);
    await tellPaid(unit, order, started.order);
    await unit.audit.add({ kind: 'payment.changed', userId: user.userId, facts: moneyFacts(started) });
    return started;
  });
  return boughtView(started);
}
