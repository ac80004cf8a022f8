import { cartStatusCodes } from '../../contract/api/codes.ts';
import { isAddressEditable, isTimeslotEditable } from '../../contract/rules/checkout/cart-editability.ts';
import { shopMachine } from './shop.machine.ts';
import { pricesHash } from './shop.selectors.ts';
import type { ShopContext } from './shop.types.ts';

/** Neither while the cart is ordered nor where the rules of the cart forbid it (ADR-08, SLOT-14, RULE-CHECKOUT-10). */
function isEditable({ page, summary, isDeliveryFixed }: ShopContext, want: 'address' | 'timeslot'): boolean {
  const view = { route: `/${page}`, cartStatusId: summary?.statusId ?? cartStatusCodes.open };
  return !isDeliveryFixed && (want === 'address' ? isAddressEditable(view) : isTimeslotEditable(view));
}

/** The root with the rules of prices and of the cart's editability; its actors are provided by the composition root. */
export const shopLogic = shopMachine.provide({
  guards: {
    hasNewHash: ({ context }, { summary }) => summary.hash !== pricesHash({ context }),
    isFrozenGate: ({ context }, { gate }) =>
      (gate === 'address' || gate === 'timeslot') && !isEditable(context, gate),
    canChangeDelivery: ({ context }, { want }) =>
      context.summary !== null && context.summary.isLoggedIn && isEditable(context, want),
  },
});
