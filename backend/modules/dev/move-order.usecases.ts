import { orderStatusCodes } from '../../../contract/api/codes.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { cancelOrder } from '../order/cancel-order.ts';
import type { CancelOrderContext } from '../order/cancel-order.ts';
import { isDelivered } from '../order/order-statuses.ts';
import { deliverOrder, tellDelivered } from '../order/deliver-order.ts';
import type { DeliverOrderContext } from '../order/deliver-order.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { moveStatus } from '../order/news/move-status.ts';
import { placeOrder, suspendOrder, tellPaid } from '../order/payment-outcome.ts';
import type { DevContext } from './dev.context.ts';

/** What the functions of this file touch. */
type MoveOrderContext = CancelOrderContext & DeliverOrderContext & Pick<DevContext, 'addresses' | 'parking'>;

/** Moves an order as the warehouse and the van would, with all that follows from it (D04); null for an unknown one. */
export async function moveOrder(
  context: Transactional<MoveOrderContext>,
  orderId: number,
  statusId: number,
): Promise<OrderRow | null> {
  const known = await context.orders.findAny(orderId);
  if (known === null) return null;
  return context.transaction(async (unit) => {
    await lockActiveCart(unit, known.userId);
    const order = await unit.orders.lock(orderId);
    if (order === null || order.statusId === statusId) return order;
    if (statusId !== orderStatusCodes.nearlyReady) await unit.parking.free(orderId);
    if (statusId === orderStatusCodes.cancelled) return cancelOrder(unit, order, 'shop');
    if (isDelivered({ statusId })) await deliverOrder(unit, order, []);
    if (statusId === orderStatusCodes.suspended) return suspendOrder(unit, order);
    if (statusId === orderStatusCodes.placed) {
      const placed = await placeOrder(unit, order);
      await tellPaid(unit, order, placed);
      return placed;
    }
    const moved = await moveStatus(unit, order, { statusId });
    await tellDelivered(unit, order, moved);
    return moved;
  });
}
