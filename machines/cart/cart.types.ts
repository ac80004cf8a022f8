import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { cartLineMachine } from '../cart-line/cart-line.machine.ts';
import type { HeldQuantities } from '../../contract/rules/quantity/held-quantities.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The place kept for this cart; instants by the device's clock, in ms since the epoch. */
export interface SlotHold {
  dateIso: string;
  timeslotId: number;
  holdUntil: number;
  learntAt: number;
  isExtended: boolean;
}

/** What other flows may know of the cart. */
export interface CartSummary {
  isLoggedIn: boolean;
  isAddressAssigned: boolean;
  isTimeslotAssigned: boolean;
  hasLines: boolean;
  /** A line of it cannot be bought as it stands (CART-18). */
  isShort: boolean;
  statusId: number;
  /** Locked for its payment until a write or its time opens it again; an amended cart keeps its status (CART-23). */
  isLocked: boolean;
  /** The order the cart changes; null for a cart of its own (ORD-07). */
  amendedOrderId: number | null;
  /** Cache key of prices and availability (CAT-13). */
  hash: string;
  hold: SlotHold | null;
  deliveryServiceId: DeliveryServiceId;
  isLocker: boolean;
  addressId: number | null;
  /** Day of the cart's slot. */
  cartDay: string | null;
  /** The note for whoever prepares the order. */
  note: string;
  /** The order is to be invoiced (CHK-05). */
  needsInvoice: boolean;
  /** How far the shopper's profile has come (SES-26). */
  profileLevel: number;
}

export type CartLineRef = ActorRefFrom<typeof cartLineMachine>;

export interface CartContext {
  cart: Cart | null;
  /** Start order of the call the cart came from, and when it was answered by the shop's and the device's clock. */
  order: number;
  answeredAt: number;
  receivedAt: number;
  /** The actor of each line, by itemId. */
  lines: Readonly<Record<number, CartLineRef>>;
  error: FlowError | null;
  /** What its lines hold until it is saved; null where they hold nothing. */
  held: HeldQuantities | null;
  /** The cart as it will be once that is saved; null where nothing is held. */
  expected: Cart | null;
  /** Quantities are saved as they change, or held (CART-06, CART-07). */
  isLive: boolean;
  /** Where autoAssigned counts as assigned (TEN-08). */
  bypass: { address: boolean; timeslot: boolean };
}

export type CartInput = Pick<CartContext, 'isLive' | 'bypass'> & {
  /** What the device has stored; left out where nothing is. */
  held?: HeldQuantities | null;
};

interface CartEvents {
  /** Any call answered a cart; `itemId` names the line whose own write it was. */
  'cart.answered': { answer: CartAnswer; itemId?: number };
  'cart.reload': object;
  /** A write ended without a sure answer. */
  'cart.outcomeUnknown': object;
  'session.opened': object;
  'session.unanswered': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
  /** Something for one line. */
  'lines.save': object;
  'lines.discard': object;
  /** What a line holds until it is saved; null once it holds nothing. */
  'line.held': { itemId: number; quantity: number | null };
  /** The page is hidden or closed and may never come back. */
  'page.left': object;
}
export type CartEvent = EventOf<CartEvents>;

export type CartEmitted =
  | { type: 'cart.changed'; summary: CartSummary }
  | { type: 'cart.unavailable' }
  /** A write of this page changed the cart it shows. */
  | { type: 'cart.written'; before: Cart | null; after: Cart | null };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    cart: CartEmitted;
  }
}
