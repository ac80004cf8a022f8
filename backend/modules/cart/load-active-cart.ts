import { ensureActiveCart } from './active-cart.usecases.ts';
import { loadCartState } from './cart-state.ts';
import type { CartStateContext, UserCartState } from './cart-state.ts';
import { keptState } from './kept-state.ts';

/** A user's active cart priced now, without a lock; who has none gets one. */
export async function loadActiveCart(context: CartStateContext, userId: number): Promise<UserCartState> {
  const reading = await context.carts.readActive(userId, [], context.keptCarts.find(userId));
  if (reading === null) return loadCartState(context, await ensureActiveCart(context, userId));
  context.keptCarts.keep(reading);
  return keptState(context, reading);
}
