import type { TenantContext } from '../../tenant-context.ts';
import type { CartRow } from './cart.repository.ts';

/** Drops the slot of a locked cart and frees its place (GATE-08). */
export async function dropSlot(unit: TenantContext, cart: CartRow): Promise<void> {
  const held = await unit.slots.endHold(cart.cartId);
  if (held !== null) await unit.slots.giveBack(held);
  await unit.carts.update(cart.cartId, { slotDate: null, timeslotId: null });
}
