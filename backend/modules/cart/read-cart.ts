import type { CartReading, CartRow } from './cart-reading.ts';
import type { CartContext } from './cart.context.ts';

/** Reads all that is kept of an active cart now; `cart` is its row, which may have been changed since it was read. */
export async function readCart(
  context: Pick<CartContext, 'carts'>,
  { cartId, userId }: CartRow,
): Promise<CartReading> {
  const reading = await context.carts.readActive(userId);
  if (reading?.cart.cartId !== cartId) throw new Error(`cart ${cartId} vanished while it was read`);
  return reading;
}
