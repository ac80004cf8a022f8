import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import type { OrderContext } from './order.context.ts';

/** Brings back the cart that waited while an order was amended; the amending cart must be out of the way already. */
export async function bringBackCart(
  unit: Pick<OrderContext, 'carts'>,
  userId: number,
): Promise<CartRow | null> {
  const waiting = await unit.carts.findSetAside(userId);
  return waiting === null ? null : unit.carts.update(waiting.cartId, { setAside: false });
}

/** Gives an amendment up: its slot is freed, the order stays as it was, the normal cart comes back (ORD-08). */
export async function giveUpAmendment(
  unit: Pick<OrderContext, 'carts' | 'gifts' | 'slots'>,
  amending: CartRow,
): Promise<void> {
  const hold = await unit.slots.endHold(amending.cartId);
  if (hold !== null) await unit.slots.giveBack(hold);
  await unit.gifts.takeOffCart(amending.cartId);
  await unit.carts.update(amending.cartId, {
    statusId: cartStatusCodes.abandoned,
    lockedUntil: null,
    preparedDigest: null,
  });
  await bringBackCart(unit, amending.userId);
}
