import type { ClaimState } from '../../../../contract/api/ordering/order-delivery.ts';
import type { OrderContext } from '../order.context.ts';
import type { OrderRow } from '../order.repository.ts';
import { refundWayOf } from './order-claims.ts';

/**
 * Grants `refund` cents of a locked order and answers the state its claim then has: what was paid online goes back by
 * its payment at once, anything else is owed (decision 071).
 */
export async function grantClaim(
  unit: Pick<OrderContext, 'payments'>,
  order: OrderRow,
  refund: number,
): Promise<ClaimState> {
  if (refundWayOf(order) !== 'payment') return 'accepted';
  const isGiven = order.transactionId !== null && (await unit.payments.giveBack(order.transactionId, refund));
  if (!isGiven) throw new Error(`order ${order.orderId} has no ${refund} cents left to give back`);
  return 'refunded';
}
