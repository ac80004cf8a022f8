import type { Transactional } from '../../platform/platform-context.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { cancelOrder } from './cancel-order.ts';
import type { CancelOrderContext } from './cancel-order.ts';
import { isAwaitingPayment } from './order-statuses.ts';
import type { OrderContext } from './order.context.ts';

/** What the functions of this file touch. */
export type DueOrdersContext = CancelOrderContext &
  Pick<OrderContext, 'addresses' | 'language' | 'parking' | 'shop'>;

/** Cancels unpaid orders whose time is over, of one user or of all; each is cancelled once (CHK-20). */
export async function cancelOverdueOrders(
  context: Transactional<DueOrdersContext>,
  userId: number | null,
): Promise<void> {
  for (const overdue of await context.orders.listOverdue(context.now, userId)) {
    await context.transaction(async (unit) => {
      // Cart before order, as everywhere: two roads to the same rows never wait for each other.
      await lockActiveCart(unit, overdue.userId);
      const order = await unit.orders.lock(overdue.orderId);
      if (order === null || !isAwaitingPayment(order)) return;
      if (order.dueUntil !== null && order.dueUntil <= unit.now) await cancelOrder(unit, order, 'term');
    });
  }
}
