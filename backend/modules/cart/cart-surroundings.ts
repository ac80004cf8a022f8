import type { AddressRow } from '../address/address.repository.ts';
import { serviceOf } from '../address/address.view.ts';
import type { ExclusionRow } from '../exclusion/exclusion.repository.ts';
import type { UserGift } from '../gift/gift.repository.ts';
import { isSamePlace } from '../timeslot/slot-place.repository.ts';
import type { SlotPlace } from '../timeslot/slot-place.repository.ts';
import type { TimeslotTemplate } from '../timeslot/timeslot-calendar.ts';
import type { CartContext } from './cart.context.ts';
import type { CartReading, CartRow } from './cart-reading.ts';
import { readCart } from './read-cart.ts';

/** The slot of a cart. One that is neither held nor booked any more counts as autoAssigned (B-16). */
export interface CartSlot {
  readonly template: TimeslotTemplate;
  readonly place: SlotPlace;
  /** `held` until an instant, `booked` by the order being amended, or `lost`. */
  readonly state: 'held' | 'booked' | 'lost';
  readonly heldUntil: Date | null;
  readonly extended: boolean;
}

/** What a cart points at besides its lines. */
export interface CartSurroundings {
  readonly address: AddressRow | null;
  readonly slot: CartSlot | null;
  readonly gift: UserGift | null;
  /** What its user excludes; null for who keeps none. */
  readonly exclusions: ExclusionRow | null;
}

async function slotOf(
  context: Pick<CartContext, 'now' | 'shop' | 'slots'>,
  { cart, address, hold }: Pick<CartReading, 'address' | 'cart' | 'hold'>,
): Promise<CartSlot | null> {
  if (cart.slotDate === null || cart.timeslotId === null || address === null) return null;
  const { templates } = await context.shop();
  const template = templates.find((known) => known.timeslotId === cart.timeslotId);
  if (template === undefined) return null;
  const place: SlotPlace = {
    storeId: cart.storeId,
    deliveryServiceId: serviceOf(address.addressTypeId),
    slotDate: cart.slotDate,
    timeslotId: cart.timeslotId,
  };
  if (hold !== null && isSamePlace(hold, place) && hold.heldUntil > context.now) {
    return { template, place, state: 'held', heldUntil: hold.heldUntil, extended: hold.extended };
  }
  const booking =
    cart.modifyingOrderId === null ? null : await context.slots.findBooking(cart.modifyingOrderId);
  const state = booking !== null && isSamePlace(booking, place) ? 'booked' : 'lost';
  return { template, place, state, heldUntil: null, extended: false };
}

/** Where and when a cart that was read is to be delivered, the gift on it, and what its user excludes. */
export async function surroundingsOf(
  context: Pick<CartContext, 'now' | 'shop' | 'slots'>,
  reading: Pick<CartReading, 'address' | 'cart' | 'exclusions' | 'gift' | 'hold'>,
): Promise<CartSurroundings> {
  const { address, gift, exclusions } = reading;
  return { address, slot: await slotOf(context, reading), gift, exclusions };
}

/** The same, read now. */
export const loadCartSurroundings = async (
  context: Pick<CartContext, 'carts' | 'now' | 'shop' | 'slots'>,
  cart: CartRow,
): Promise<CartSurroundings> => surroundingsOf(context, await readCart(context, cart));
