import { ensureActiveCart } from './active-cart.usecases.ts';
import { cartStateOf, loadCartState, partsOf } from './cart-state.ts';
import type { CartStateContext, UserCartState } from './cart-state.ts';

/** A user's active cart priced now, without a lock; who has none gets one. */
export async function loadActiveCart(context: CartStateContext, userId: number): Promise<UserCartState> {
  const reading = await context.carts.readActive(userId);
  if (reading === null) return loadCartState(context, await ensureActiveCart(context, userId));
  return cartStateOf(context, reading.cart, await partsOf(context, reading));
}
