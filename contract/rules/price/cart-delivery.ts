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

/** The delivery of a cart as the shop counts it, for all that is said of it (CART-21, B-24, B-31). */
export function cartDelivery(cart: CartOnWire, tenant: DeliveryTerms): CartDelivery {
  const { timeslot: slot, lockedUntil, itemsTotal } = cart;
  const counts =
    slot !== null && slotCounts({ isProposed: slot.autoAssigned, isPrepared: lockedUntil !== null });
  const { fee, freeFrom } = slotTerms(
    counts
      ? { price: toCents(slot.price), freeFrom: slot.freeFrom === null ? null : toCents(slot.freeFrom) }
      : null,
    tenant,
  );
  const missing = freeFrom === null ? null : missingToThreshold(freeFrom, toCents(itemsTotal));
  const cost = missing === 0 ? 0 : fee;
  return { fee: cost, freeFrom, missing, isFree: cost === 0 };
}
