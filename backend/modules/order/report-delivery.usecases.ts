import type { Order } from '../../../contract/api/ordering/order.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { deliverOrder, tellDelivered } from './deliver-order.ts';
import { confirmedStatuses, isDelivered } from './order-statuses.ts';
import type { DeliverOrderContext } from './deliver-order.ts';
import { DeliveryReportError } from './delivery-report.ts';
import type { DeliveryReport } from './delivery-report.ts';
import { moveStatus } from './news/move-status.ts';
import type { MoveStatusContext } from './news/move-status.ts';
import type { OrderMailContext } from './mail/order-mail.ts';
import type { OrderContext } from './order.context.ts';
import { shortDelivery } from './short-delivery.ts';
import { ordersView } from './order.usecases.ts';

/** What the functions of this file touch. */
type ReportDeliveryContext = DeliverOrderContext &
  OrderMailContext &
  MoveStatusContext &
  Pick<OrderContext, 'addresses' | 'carts' | 'language' | 'log' | 'parking'>;

/**
 * Takes a store's word for what it delivered (B-22): the order is handed over, whole or in part. Told again, nothing
 * changes. Null for an unknown order; throws DeliveryReportError for a report that does not fit.
 */
export async function reportDelivery(
  context: Transactional<ReportDeliveryContext>,
  report: DeliveryReport,
): Promise<Order | null> {
  const known = await context.orders.findAny(report.order_id);
  if (known === null) return null;
  const after = await context.transaction(async (unit) => {
    // Cart before order, as everywhere.
    await lockActiveCart(unit, known.userId);
    const order = await unit.orders.lock(known.orderId);
    if (order === null || isDelivered(order)) return order;
    if (!confirmedStatuses.includes(order.statusId))
      throw new DeliveryReportError('the order is not on its way');
    const lines =
      report.short === true
        ? await shortDelivery(unit, order, await unit.orders.listLines([order.orderId]))
        : report.lines;
    const statusId = await deliverOrder(unit, order, lines);
    await unit.parking.free(order.orderId);
    const moved = await moveStatus(unit, order, { statusId });
    await tellDelivered(unit, order, moved);
    return moved;
  });
  if (after === null) return null;
  const [view] = await ordersView(context, [after], { withLines: true, withReplaced: false });
  return view ?? null;
}
