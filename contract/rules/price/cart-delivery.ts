import type { Cart } from '../../api/shopping/cart.ts';
import type { ChosenTimeslot } from '../../api/shopping/delivery.ts';
import { missingToThreshold, slotCounts, slotTerms } from './delivery-fee.ts';
import type { DeliveryTerms } from './delivery-fee.ts';
import { toCents } from './money.ts';

/** How the delivery of a cart stands, in cents: what it costs now, from which items on it is free, what is missing to that. */
export interface CartDelivery {
  readonly fee: number;
  /** Null is never. */
  readonly freeFrom: number | null;
  readonly missing: number | null;
  readonly isFree: boolean;
}

interface CartOnWire extends Pick<Cart, 'lockedUntil' | 'itemsTotal'> {
  readonly timeslot: Pick<ChosenTimeslot, 'price' | 'freeFrom' | 'autoAssigned'> | null;
}

const inCents = ({ price, freeFrom }: Pick<ChosenTimeslot, 'price' | 'freeFrom'>) => ({
  price: toCents(price),
  freeFrom: freeFrom === null ? null : toCents(freeFrom),
});

function standing({ fee, freeFrom }: DeliveryTerms, itemsTotal: number): CartDelivery {
  const missing = freeFrom === null ? null : missingToThreshold(freeFrom, toCents(itemsTotal));
  const cost = missing === 0 ? 0 : fee;
  return { fee: cost, freeFrom, missing, isFree: cost === 0 };
}

/** The delivery of a cart as the shop counts it, for all that is said of it (CART-21, B-24, B-31). */
export function cartDelivery(cart: CartOnWire, tenant: DeliveryTerms): CartDelivery {
  const { timeslot: slot, lockedUntil, itemsTotal } = cart;
  const counts =
    slot !== null && slotCounts({ isProposed: slot.autoAssigned, isPrepared: lockedUntil !== null });
  return standing(slotTerms(counts ? inCents(slot) : null, tenant), itemsTotal);
}

/** The delivery of a cart with goods of `itemsTotal` EUR, had it this slot: its fee where there are none yet (B-31). */
export function slotDelivery(
  slot: Pick<ChosenTimeslot, 'price' | 'freeFrom'>,
  itemsTotal: number,
): CartDelivery {
  const { price: fee, freeFrom } = inCents(slot);
  return standing({ fee, freeFrom }, itemsTotal);
}
