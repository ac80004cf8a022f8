import { orderStatusCodes as codes } from '../../api/codes.ts';
import type { Order } from '../../api/ordering/order.ts';
import type { StatusChange } from '../../api/ordering/order-history.ts';

/** The stages of an order that goes well, in order, each with the statuses that belong to it (B-33). */
const orderStages: readonly (readonly number[])[] = [
  [codes.awaitingPayment, codes.suspended, codes.placed],
  [codes.preparing, codes.picking],
  [codes.nearlyReady],
  [codes.outForDelivery, codes.inTransit],
  [codes.delivered, codes.partlyDelivered],
];

/** The stage an order is in, from 0; null for one that ended otherwise, or whose status nobody knows. */
export function stageOf(orderStatusId: number): number | null {
  const at = orderStages.findIndex((ids) => ids.includes(orderStatusId));
  return at < 0 ? null : at;
}

/** When an order came to each stage, as instants; null where it did not yet, or nobody wrote it down (B-33). */
export function stageInstants({
  orderStatusId,
  createdAt,
  history,
}: Pick<Order, 'createdAt' | 'history' | 'orderStatusId'>): readonly (string | null)[] {
  const now = stageOf(orderStatusId) ?? -1;
  return orderStages.map((ids, stage) => {
    if (stage > now) return null;
    if (stage === 0) return createdAt;
    return history.find((change) => ids.includes(change.orderStatusId))?.at ?? null;
  });
}

/** When and by whom an order that is cancelled was ended; null for any other, and where nobody wrote it down. */
export function orderEnd({
  orderStatusId,
  history,
}: Pick<Order, 'history' | 'orderStatusId'>): StatusChange | null {
  if (orderStatusId !== codes.cancelled) return null;
  return history.findLast((change) => change.orderStatusId === codes.cancelled) ?? null;
}
