import type { CartContext } from './cart.context.ts';
import type { CartRow } from './cart-reading.ts';

/** Drops the slot of a locked cart and frees its place (GATE-08). */
export async function dropSlot(unit: Pick<CartContext, 'carts' | 'slots'>, cart: CartRow): Promise<void> {
  const held = await unit.slots.endHold(cart.cartId);
  if (held !== null) await unit.slots.giveBack(held);
  await unit.carts.update(cart.cartId, { slotDate: null, timeslotId: null });
}
