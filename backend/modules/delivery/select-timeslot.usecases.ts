import type { Transactional } from '../../platform/platform-context.ts';
import { serviceOf } from '../address/address.view.ts';
import { loadCartSurroundings } from '../cart/cart-surroundings.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import { addressRequired } from '../cart/cart.errors.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { editCart } from '../cart/edit-cart.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { assertAddress } from '../cart/gates.ts';
import { assertOpen, holdEnd, holdSlot } from '../timeslot/hold-slot.ts';
import { isSamePlace } from '../timeslot/slot-place.repository.ts';
import { extendedOnce, unknownTimeslot } from '../timeslot/timeslot.errors.ts';
import { changedCostNote } from './changed-cost.ts';

/** Answers the slot the cart had before. */
async function choose(
  unit: CartStateContext,
  cart: CartRow,
  wanted: { day: string; timeslotId: number },
): Promise<CartSlot | null> {
  const { address, slot: current } = await loadCartSurroundings(unit, cart);
  assertAddress({ cart, address, slot: current }, unit.facts);
  if (address === null) throw addressRequired();
  const deliveryServiceId = serviceOf(address.addressTypeId);
  const { templates } = await unit.shop();
  const template = templates.find(
    (known) => known.timeslotId === wanted.timeslotId && known.deliveryServiceId === deliveryServiceId,
  );
  if (template === undefined) throw unknownTimeslot();
  const place = {
    storeId: cart.storeId,
    deliveryServiceId,
    slotDate: wanted.day,
    timeslotId: wanted.timeslotId,
  };
  const same = current !== null && isSamePlace(current.place, place);
  if (same && current.state === 'booked') return current;
  if (same && current.state === 'held') {
    if (current.extended) throw extendedOnce();
    await unit.slots.renewHold(cart.cartId, holdEnd(unit));
    return current;
  }
  const booking = cart.modifyingOrderId === null ? null : await unit.slots.findBooking(cart.modifyingOrderId);
  if (booking !== null && isSamePlace(booking, place)) {
    // Back to the slot of the order being amended, which is still booked: only the other one is freed.
    const held = await unit.slots.endHold(cart.cartId);
    if (held !== null) await unit.slots.giveBack(held);
  } else {
    assertOpen(unit, template, wanted.day);
    await holdSlot(unit, cart, { place, template });
  }
  await unit.carts.update(cart.cartId, { slotDate: wanted.day, timeslotId: wanted.timeslotId });
  return current;
}

/**
 * Holds one place for the cart (S15): the previous one is freed, the held one is renewed once (decision 013). Expired
 * holds of others are freed first, so that their places can be had.
 */
export async function selectTimeslot(
  context: Transactional<CartStateContext>,
  userId: number,
  wanted: { day: string; timeslotId: number },
): Promise<EditedCart> {
  await context.slots.freeExpired(context.now);
  let before: CartSlot | null = null;
  const { state, notes } = await editCart(context, userId, async (unit, cart) => {
    before = await choose(unit, cart, wanted);
    return { isMoved: cart.slotDate !== wanted.day };
  });
  return { state, notes: { ...notes, infos: changedCostNote(context, state, before) } };
}
