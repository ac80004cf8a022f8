import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import { deliveryFee, slotCounts } from '../../../contract/rules/price/delivery-fee.ts';
import type { Message } from '../../platform/domain-errors.ts';
import { serviceOf } from '../address/address.view.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { loadCartSurroundings } from '../cart/cart-surroundings.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import type { CartState, CartStateContext } from '../cart/cart-state.ts';
import { changedCostText, termsOf } from '../timeslot/slot-terms.ts';

/**
 * What to tell of a cart whose delivery costs another sum than it did with the slot it had before, or without one: both
 * sums, by the goods it has now; nothing where they are the same (CART-21, B-31, decision 087).
 */
export function changedCostNote(
  context: Pick<CartStateContext, 'facts'>,
  state: CartState,
  before: CartSlot | null,
): Message[] {
  const { itemsTotal, deliveryFee: now } = state.totals;
  const counted = before !== null && slotCounts({ isProposed: before.state === 'lost', isPrepared: false });
  const terms = termsOf(counted ? before.template : null, context.facts);
  const paid = deliveryFee({ ...terms, itemsTotal, hasItems: state.lines.length > 0 });
  if (now === paid) return [];
  const isPickup =
    state.address !== null && serviceOf(state.address.addressTypeId) === deliveryServiceCodes.pickup;
  const { freeFrom } = state.terms;
  return [
    {
      text: changedCostText({
        before: paid,
        now,
        freeFrom,
        slot: state.slot,
        isPickup,
        currency: context.facts.currency,
      }),
    },
  ];
}

/** The slot a cart is about to lose; null without one. */
export const slotBefore = async (unit: CartStateContext, cart: CartRow): Promise<CartSlot | null> =>
  cart.timeslotId === null ? null : (await loadCartSurroundings(unit, cart)).slot;

/** The same of a cart whose place was changed, which took the slot it had. */
export const droppedNote = (
  context: Pick<CartStateContext, 'facts'>,
  state: CartState,
  dropped: CartSlot | null,
): Message[] => (dropped === null ? [] : changedCostNote(context, state, dropped));
