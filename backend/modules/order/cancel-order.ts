import type { TenantContext } from '../../tenant-context.ts';
import { returned } from '../catalogue/stock.repository.ts';
import { sendOrderMail } from './order-mail.ts';
import { endTransaction } from '../payment/end-transaction.ts';
import { giveUpAmendment } from './amendment.ts';
import type { OrderRow } from './order.repository.ts';

/** Cancels a locked order: slot, stock and gift are free again, the payment is undone, the shopper is told (O03). */
export async function cancelOrder(unit: TenantContext, order: OrderRow): Promise<OrderRow> {
  const amending = await unit.carts.findAmending(order.orderId);
  if (amending !== null) await giveUpAmendment(unit, amending);
  const booking = await unit.slots.endBooking(order.orderId);
  if (booking !== null) await unit.slots.giveBack(booking);
  const taken = await unit.orders.stockTaken(order.orderId, order.warehouseId);
  await unit.stock.take({ warehouseId: order.warehouseId, day: order.slotDate }, returned(taken));
  await unit.gifts.release(order.orderId);
  if (order.transactionId !== null) await endTransaction(unit, order.transactionId);
  const cancelled = await unit.orders.update(order.orderId, { statusId: 10 });
  await sendOrderMail(unit, 'order_cancelled', cancelled);
  const { orderId, userId, totalPrice } = order;
  await unit.audit.add({ kind: 'order.cancelled', userId, facts: { orderId, totalPrice } });
  unit.log.info('order.cancelled', { tenant: unit.facts.tenantId, orderId });
  return cancelled;
}
