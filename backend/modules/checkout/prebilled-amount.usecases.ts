import { fromCents } from '../../../contract/rules/price/money.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import { loadActiveCart } from '../cart/load-active-cart.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { amountFor, prebilledOf } from './prebilled.ts';

/** What the functions of this file touch. */
type PrebilledAmountContext = CartStateContext & Pick<CheckoutContext, 'orders'>;

/** What a payment type would ask for the cart, or for an own order, in EUR (K03); another's order is a 404. */
export async function prebilledAmount(
  context: PrebilledAmountContext,
  userId: number,
  { paymentTypeId, orderId }: { paymentTypeId: number; orderId: number | null },
): Promise<number> {
  if (orderId !== null) {
    const order = await context.orders.find(userId, orderId);
    if (order === null) throw new UnknownResourceError('order');
    return fromCents(amountFor(paymentTypeId, { total: order.totalPrice, prebilled: order.prebilled }));
  }
  const state = await loadActiveCart(context, userId);
  const prebilled = prebilledOf(state, context.facts);
  return fromCents(amountFor(paymentTypeId, { total: state.totals.totalPrice, prebilled }));
}
