import { orderStatusCodes } from '../../../contract/api/codes.ts';
import type { OrderEnder } from '../../../contract/api/ordering/order-history.ts';
import { returned } from '../catalogue/stock.repository.ts';
import { endTransaction } from '../payment/end-transaction.ts';
import { giveUpAmendment } from './amendment.ts';
import { moveStatus } from './news/move-status.ts';
import type { MoveStatusContext } from './news/move-status.ts';
import { sendOrderMail } from './mail/order-mail.ts';
import type { OrderMailContext } from './mail/order-mail.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type CancelOrderContext = OrderMailContext &
  MoveStatusContext &
  Pick<OrderContext, 'audit' | 'carts' | 'gifts' | 'log' | 'orders' | 'payments' | 'slots' | 'stock'>;

/** Cancels a locked order: slot, stock and gift are free again, the payment is undone, the shopper is told (O03). */
export async function cancelOrder(
  unit: CancelOrderContext,
  order: OrderRow,
  by: OrderEnder,
): Promise<OrderRow> {
  const amending = await unit.carts.findAmending(order.orderId);
  if (amending !== null) await giveUpAmendment(unit, amending);
  const booking = await unit.slots.endBooking(order.orderId);
  if (booking !== null) await unit.slots.giveBack(booking);
  const taken = await unit.orders.stockTaken(order.orderId, order.warehouseId);
  await unit.stock.take({ warehouseId: order.warehouseId, day: order.slotDate }, returned(taken));
  await unit.gifts.release(order.orderId);
  if (order.transactionId !== null) await endTransaction(unit, order.transactionId);
  const cancelled = await moveStatus(
    unit,
    order,
    { statusId: orderStatusCodes.cancelled, by },
    // A term that is over says why; one that is not says nothing any more.
    { dueUntil: order.dueUntil !== null && order.dueUntil <= unit.now ? order.dueUntil : null },
  );
  await sendOrderMail(unit, cancelled, { kind: 'order_cancelled' });
  const { orderId, userId, totalPrice } = order;
  await unit.audit.add({ kind: 'order.cancelled', userId, facts: { orderId, totalPrice } });
  unit.log.info('order.cancelled', { tenant: unit.facts.tenantId, orderId });
  return cancelled;
}
