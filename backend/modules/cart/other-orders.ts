import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { dayOfInstant, startOfDay } from '../../../contract/rules/time/zone-time.ts';
import type { CartContext } from './cart.context.ts';
import type { CartRow } from './cart-reading.ts';

/** What other orders of the day have of a product, in the unit of a line; the day may be that of an order being changed. */
export interface OtherOrders {
  readonly quantity: number;
  readonly isToday: boolean;
}

/** The day a cart's order counts for: today, or the day the order it changes was placed. */
async function dayOf(context: Pick<CartContext, 'orders' | 'today'>, cart: CartRow): Promise<string> {
  const { modifyingOrderId: orderId, userId } = cart;
  if (orderId === null) return context.today;
  const placed = (await context.orders.placedAt(userId, [orderId])).get(orderId);
  return placed === undefined ? context.today : dayOfInstant(placed.getTime());
}

/** What the cart's user has of some products in other orders of its day (QTY-11, decision 088). */
export async function otherOrdersOf(
  context: Pick<CartContext, 'orders' | 'today'>,
  cart: CartRow,
  productIds: readonly number[],
): Promise<(productId: number) => OtherOrders> {
  if (productIds.length === 0) return () => ({ quantity: 0, isToday: true });
  const day = await dayOf(context, cart);
  const ordered = await context.orders.orderedWithin(cart.userId, {
    productIds,
    from: new Date(startOfDay(day)),
    until: new Date(startOfDay(addDays(day, 1))),
    besides: cart.modifyingOrderId,
  });
  const isToday = day === context.today;
  return (productId) => ({ quantity: fromThousandths(ordered.get(productId) ?? 0), isToday });
}
