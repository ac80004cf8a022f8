import { fromCents } from '../../../contract/rules/price/money.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { amountFor, prebilledOf } from './prebilled.ts';

/** What a payment type would ask for the cart, or for an own order, in EUR (K03); another's order is a 404. */
export async function prebilledAmount(
  context: TenantContext,
  userId: number,
  { paymentTypeId, orderId }: { paymentTypeId: number; orderId: number | null },
): Promise<number> {
  if (orderId !== null) {
    const order = await context.orders.find(userId, orderId);
    if (order === null) throw new UnknownResourceError('order');
    return fromCents(amountFor(paymentTypeId, { total: order.totalPrice, prebilled: order.prebilled }));
  }
  const state = await loadCartState(context, await ensureActiveCart(context, userId));
  const prebilled = prebilledOf(state, context.facts);
  return fromCents(amountFor(paymentTypeId, { total: state.totals.totalPrice, prebilled }));
}
