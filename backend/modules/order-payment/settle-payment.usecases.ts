import { transactionStatusCodes } from '../../../contract/api/codes.ts';
import { addMonths } from '../../../contract/rules/time/calendar-day.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { Said } from '../../platform/said.ts';
import { cancelOverdueOrders } from '../order/due-orders.ts';
import type { DueOrdersContext } from '../order/due-orders.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { placeOrder, suspendOrder, tellPaid } from '../order/payment-outcome.ts';
import type { PaymentOutcomeContext } from '../order/payment-outcome.ts';
import type { IntentRow } from '../payment/payment.repository.ts';
import type { IntentState } from '../payment/payment.table.ts';
import type { OrderPaymentContext } from './order-payment.context.ts';

/** What the functions of this file touch. */
type SettlePaymentContext = DueOrdersContext & Pick<OrderPaymentContext, 'today'>;

/** What a provider says of an intent. */
export type PaymentResult = 'approve' | 'decline' | 'abandon' | 'pending';

const stateOf: Readonly<Record<PaymentResult, IntentState>> = {
  approve: 'approved',
  decline: 'declined',
  abandon: 'abandoned',
  pending: 'pending',
};

type FailedStatus = typeof transactionStatusCodes.error | typeof transactionStatusCodes.cancelled;

async function approve(
  unit: PaymentOutcomeContext & Pick<OrderPaymentContext, 'payments'>,
  order: OrderRow,
  intent: IntentRow,
): Promise<void> {
  const { transactionId, amount } = intent;
  await unit.payments.moveTransaction(transactionId, {
    from: transactionStatusCodes.inProgress,
    to: transactionStatusCodes.authorised,
    authorizedAmount: amount,
  });
  await tellPaid(unit, order, await placeOrder(unit, order));
}

async function fail(
  unit: SettlePaymentContext,
  order: OrderRow,
  step: { intent: IntentRow; to: FailedStatus },
): Promise<void> {
  await unit.payments.moveTransaction(step.intent.transactionId, {
    from: transactionStatusCodes.inProgress,
    to: step.to,
  });
  await suspendOrder(unit, order);
}

const savedCard: Said = { it: 'Carta salvata', 'en-US': 'Saved card' };

async function keepCard(
  unit: Pick<OrderPaymentContext, 'language' | 'payments' | 'today'>,
  order: OrderRow,
): Promise<void> {
  const { userId, paymentTypeId } = order;
  const usable = await unit.payments.listAuths({ userId, paymentTypeId, today: unit.today });
  // One that was removed leaves its number free; no two cards share one.
  const names = new Set((await unit.payments.listAllAuths(userId)).map(({ name }) => name));
  let number = 1;
  while (names.has(`${savedCard[unit.language]} ${number}`)) number += 1;
  await unit.payments.addAuth({
    userId,
    paymentTypeId,
    name: `${savedCard[unit.language]} ${number}`,
    expiresOn: addMonths(unit.today, 36),
    preferred: !usable.some(({ preferred }) => preferred),
  });
}

/** Whose word it is: what the shopper left pending only the provider settles. */
export type Settler = 'shopper' | 'provider';

const settles: Readonly<Record<Settler, readonly IntentState[]>> = {
  shopper: ['open'],
  provider: ['open', 'pending'],
};

/**
 * Settles a payment once: the browser's way back (D02) and the provider's callback (D06) may both come, in any order
 * and often. A voided or settled intent stays as it is. Null for an unknown token; else the intent as it then is.
 */
export async function settlePayment(
  context: Transactional<SettlePaymentContext>,
  token: string,
  { by, result, save }: { by: Settler; result: PaymentResult; save: boolean },
): Promise<IntentRow | null> {
  const known = await context.payments.findIntent(token);
  if (known === null) return null;
  const asked = await context.orders.findAny(known.orderId);
  if (asked !== null) await cancelOverdueOrders(context, asked.userId);
  await context.transaction(async (unit) => {
    const order = await unit.orders.lock(known.orderId);
    if (order === null || order.transactionId !== known.transactionId) return;
    const step = { from: settles[by], to: stateOf[result] };
    if (!(await unit.payments.moveIntent(token, step))) return;
    if (result === 'approve') {
      await approve(unit, order, known);
      if (save) await keepCard(unit, order);
    }
    if (result === 'decline') await fail(unit, order, { intent: known, to: transactionStatusCodes.error });
    if (result === 'abandon')
      await fail(unit, order, { intent: known, to: transactionStatusCodes.cancelled });
    const { orderId, userId } = order;
    await unit.audit.add({
      kind: 'payment.settled',
      userId,
      facts: { orderId, transactionId: known.transactionId, amount: known.amount, result, by },
    });
    unit.log.info('payment.settled', { tenant: unit.facts.tenantId, orderId: order.orderId, result });
  });
  const after = await context.payments.findIntent(token);
  if (result === 'approve' && after?.state === 'void') {
    // Real money may have moved for an order that is gone: somebody must give it back.
    const { orderId, amount } = known;
    await context.audit.add({
      kind: 'payment.approvedAfterVoid',
      userId: asked?.userId ?? null,
      facts: { orderId, amount },
      onceKey: `approvedAfterVoid:${known.transactionId}`,
    });
    context.log.error('payment.approvedAfterVoid', {
      tenant: context.facts.tenantId,
      orderId: known.orderId,
    });
  }
  return after;
}

/** Where the shopper goes after the provider's page. */
export function returnPath(intent: IntentRow): string {
  const page = intent.state === 'approved' || intent.state === 'pending' ? 'completed' : 'error';
  return `/cart/payment-${page}/${intent.orderId}`;
}
