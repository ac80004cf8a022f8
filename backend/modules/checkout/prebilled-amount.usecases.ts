import { fromCents } from '../../../contract/rules/money.ts';
import { UnknownResourceError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { ensureActiveCart } from '../cart/active-cart.usecases.ts';
import { loadCartState } from '../cart/cart-state.ts';
import { amountFor, prebilledOf } from '../checkout/prebilled.ts';

/** What a payment type would ask for the cart, or for an own order, in EUR (K03); another's order is a 404. */
export async function prebilledAmount(
  scope: TenantScope,
  userId: number,
  { paymentTypeId, orderId }: { paymentTypeId: number; orderId: number | null },
): Promise<number> {
  if (orderId !== null) {
    const order = await scope.orders.find(userId, orderId);
    if (order === null) throw new UnknownResourceError('order');
    return fromCents(amountFor(paymentTypeId, { total: order.totalPrice, prebilled: order.prebilled }));
  }
  const state = await loadCartState(scope, await ensureActiveCart(scope, userId));
  const prebilled = prebilledOf(state, scope.facts);
  return fromCents(amountFor(paymentTypeId, { total: state.totals.totalPrice, prebilled }));
}
