import type { AddressType } from '../../contract/api/shopping/delivery.ts';
import type { CartSummary, CartInput } from '../cart/cart.types.ts';
import type { SlotChoice } from '../timeslot-picker/timeslot-picker.types.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';
import type { FlowPage } from '../navigation/navigation.types.ts';
import type { Gate } from '../add-to-cart/add-to-cart.types.ts';

export interface ShopInput {
  /** Where the visit begins, for the navigation flow. */
  path: string;
  /** How the tenant's cart works (TEN-08). */
  cart: CartInput;
  /** This device holds nothing a session could be restored from (SES-04). */
  isStranger: boolean;
  /** Id of the user whose data the server rendered; null where it rendered nobody's. */
  staleUserId: number | null;
  /** Below it a shopper completes the profile before ordering (SES-26). */
  minProfileLevel: number;
}

export interface ShopContext extends ShopInput {
  /** The page the shopper is at; 'other' until the router says. */
  page: FlowPage;
  summary: CartSummary | null;
  want: 'address' | 'timeslot';
  /** Where the address is looked for first; null is as the cart has it. */
  addressType: AddressType | null;
  /** The slot that was pressed, to be taken at once; null where one is chosen in the dialog. */
  slot: SlotChoice | null;
  /** An order is being made of the cart: address and slot stay as they are. */
  isDeliveryFixed: boolean;
}

/** What is to be changed: the address, beginning with homes, stores or lockers; or the slot, the one pressed at once. */
export interface DeliveryWish {
  want: 'address' | 'timeslot';
  addressType?: AddressType;
  slot?: SlotChoice;
}

interface ShopEvents {
  'route.entered': { page: FlowPage };
  'gate.opened': { gate: Gate };
  'login.requested': object;
  'login.withdrawn': object;
  'login.dismissed': object;
  'delivery.open': DeliveryWish;
  /** The checkout is at work on the cart, or has done (RULE-CHECKOUT-10). */
  'delivery.fixed': { isFixed: boolean };
  /** The shopper asks once more for a checkout that did not come. */
  'checkout.retry': object;
  'cart.changed': { summary: CartSummary };
  'profile.saved': { level: number };
  'session.closed': { reason: SessionEnd };
}
export type ShopEvent = EventOf<ShopEvents>;

export type ShopEmitted =
  /** Another slot or warehouse: prices and availability are to be read again. */
  | { type: 'hash.changed'; hash: string }
  /** The checkout is for those whose profile is complete. */
  | { type: 'profile.required' }
  | { type: 'failure.raised'; operation: 'openDialog'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    shop: ShopEmitted;
  }
}
