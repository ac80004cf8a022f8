import * as v from 'valibot';
import { id } from '../../../../contract/api/params.ts';
import type { ClaimState } from '../../../../contract/api/ordering/order-delivery.ts';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import type { Transactional } from '../../../platform/platform-context.ts';
import type { OrderContext } from '../order.context.ts';
import type { ClaimDecided } from '../order-delivery.repository.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { ordersView } from '../order.usecases.ts';
import { sendClaimMail } from './claim-mail.ts';
import type { ClaimMailContext, ClaimMailKind } from './claim-mail.ts';
import { grantClaim } from './grant-claim.ts';
import { claimOf, leftOf } from './order-claims.ts';

/** What a shop says of a claim: it is accepted, it is refused, or what it gives was handed over. */
export const claimDecisionSchema = v.object({
  order_id: id(),
  orderItemId: id(),
  decision: v.picklist(['accept', 'refuse', 'paid']),
});
export type ClaimDecision = v.InferOutput<typeof claimDecisionSchema>;

/** A decision on a claim that is not there, or not in the state it is about; nothing was changed. */
export class ClaimDecisionError extends Error {
  override readonly name = 'ClaimDecisionError';
}

/** What the functions of this file touch. */
type DecideClaimContext = ClaimMailContext &
  Pick<
    OrderContext,
    'audit' | 'language' | 'log' | 'orderDeliveries' | 'orders' | 'parking' | 'payments' | 'shop'
  >;

const decidedFrom: Readonly<Record<ClaimDecision['decision'], ClaimState>> = {
  accept: 'received',
  refuse: 'received',
  paid: 'accepted',
};
const kinds: Readonly<Record<ClaimDecision['decision'], ClaimMailKind>> = {
  accept: 'claim_accepted',
  refuse: 'claim_refused',
  paid: 'claim_refunded',
};

/** What an accepted claim gives, in cents: no more than is left beside the other claims. */
async function acceptedRefund(
  unit: DecideClaimContext,
  order: OrderRow,
  { line, lines, refund }: { line: OrderLineRow; lines: readonly OrderLineRow[]; refund: number },
): Promise<number> {
  const transaction =
    order.transactionId === null ? null : await unit.payments.findTransaction(order.transactionId);
  const others = lines.filter((one) => one !== line);
  return Math.min(refund, leftOf(order, transaction, others));
}

async function decideLocked(
  unit: DecideClaimContext,
  order: OrderRow,
  { orderItemId, decision }: ClaimDecision,
): Promise<void> {
  const { orderId, userId } = order;
  const lines = await unit.orders.listLines([orderId]);
  const line = lines.find((one) => one.orderItemId === orderItemId);
  const claim = line === undefined ? null : claimOf(line);
  if (line === undefined || claim === null) throw new ClaimDecisionError('the line has no claim');
  const from = decidedFrom[decision];
  if (claim.state !== from) throw new ClaimDecisionError(`the claim is ${claim.state}`);
  let { refund } = claim;
  let decided: ClaimDecided = { claimState: decision === 'paid' ? 'refunded' : 'refused' };
  if (decision === 'accept') {
    refund = await acceptedRefund(unit, order, { line, lines, refund });
    decided = { claimState: await grantClaim(unit, order, refund), claimRefund: refund };
  }
  const isMoved = await unit.orderDeliveries.moveClaim(orderItemId, from, {
    ...decided,
    ...(decision === 'paid' ? {} : { claimDecidedAt: unit.now }),
  });
  if (!isMoved) throw new ClaimDecisionError('the claim moved meanwhile');
  const { claimState: state } = decided;
  await unit.audit.add({ kind: 'claim.decided', userId, facts: { orderId, orderItemId, refund, state } });
  await sendClaimMail(unit, order, { line, kind: kinds[decision], refund });
}

/**
 * Takes a shop's decision on a claim (B-22): the shopper is told by mail. Null for an unknown order; throws
 * ClaimDecisionError.
 */
export async function decideClaim(
  context: Transactional<DecideClaimContext>,
  decision: ClaimDecision,
): Promise<Order | null> {
  const decided = await context.transaction(async (unit) => {
    const order = await unit.orders.lock(decision.order_id);
    if (order !== null) await decideLocked(unit, order, decision);
    return order;
  });
  if (decided === null) return null;
  const [view] = await ordersView(context, [decided], { withLines: true, withReplaced: false });
  return view ?? null;
}
