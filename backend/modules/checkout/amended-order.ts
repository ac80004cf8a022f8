import { isPaid } from '../../../contract/rules/checkout/transaction-status.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { startPayment } from '../order-payment/start-payment.ts';
import type { StartPaymentContext } from '../order-payment/start-payment.ts';
import type { StartedPayment } from '../order-payment/start-payment.ts';
import { isChangeable } from '../order/order-permissions.ts';
import { notEditable } from '../order/order.errors.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { endTransaction } from '../payment/end-transaction.ts';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import { claimPlace } from '../timeslot/hold-slot.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { orderFields } from './order-fields.ts';
import type { BuyableCart } from './order-fields.ts';
import { takeStock } from './take-stock.ts';

/** What the functions of this file touch. */
export type AmendedOrderContext = StartPaymentContext &
  Pick<CheckoutContext, 'slots' | 'stock' | 'today' | 'users'>;

/** The order a cart amends, locked; null for a normal cart. Throws `order.notEditable` past its cut-off. */
export async function lockAmended(
  unit: Pick<CheckoutContext, 'now' | 'orders'>,
  cart: CartRow,
): Promise<OrderRow | null> {
  if (cart.modifyingOrderId === null) return null;
  const order = await unit.orders.lock(cart.modifyingOrderId);
  if (order === null || !isChangeable(order, unit.now)) throw notEditable();
  return order;
}

async function moveBooking(
  unit: Pick<CheckoutContext, 'now' | 'slots' | 'today'>,
  state: BuyableCart,
  order: OrderRow,
): Promise<void> {
  if (state.slot.state === 'booked') return;
  await claimPlace(unit, state.cart.cartId, state.slot);
  const before = await unit.slots.endBooking(order.orderId);
  if (before !== null) await unit.slots.giveBack(before);
  await unit.slots.addBooking(order, state.slot.place);
}

/** Replaces what an order is by what its cart became; it keeps its id, and stock moves by the difference (O04). */
export async function placeAmended(
  unit: AmendedOrderContext,
  state: BuyableCart,
  order: OrderRow,
): Promise<OrderRow> {
  await moveBooking(unit, state, order);
  await takeStock(unit, state, order);
  const fields = await orderFields(unit, state);
  const isMoved = fields.slotDate !== order.slotDate || fields.slotBegin !== order.slotBegin;
  const hasNewTerm = fields.editableUntil.getTime() !== order.editableUntil.getTime();
  const replaced = await unit.orders.update(order.orderId, {
    ...fields,
    // Devices were told of another slot, and of another term.
    ...(isMoved && { deliveryRemindedAt: null }),
    ...(hasNewTerm && { changeTermToldAt: null }),
    // The mail of this buy is the last word.
    paymentFailureMailed: false,
  });
  await unit.orders.deleteLines(order.orderId);
  return replaced;
}

/** Pays an amended order: an authorisation that still covers the new total is kept, else another one is asked. */
export async function payAmended(
  unit: AmendedOrderContext,
  paid: { order: OrderRow; before: OrderRow; choice: ChosenPayment },
): Promise<StartedPayment> {
  const { order, before, choice } = paid;
  const current =
    before.transactionId === null ? null : await unit.payments.findTransaction(before.transactionId);
  const sameType = choice.paymentTypeId === before.paymentTypeId;
  const covers = current !== null && order.totalPrice <= current.authorizedAmount;
  if (current !== null && sameType && isPaid(current.statusId) && covers) {
    return { order, transaction: current, redirectUrl: null };
  }
  if (current !== null) await endTransaction(unit, current.transactionId);
  return startPayment(unit, order, choice);
}
