import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** A line that leaves the cart, with what puts the same back: quantity in pieces or in the selling unit, options, manner. */
export interface EmptiedLine {
  itemId: number;
  item: ListedProduct;
}

/** What was in a cart that was emptied, its shopper, and the time left to put it back, in ms. */
export interface EmptiedCart {
  userId: number;
  cartId: number | null;
  items: readonly ListedProduct[];
  left: number;
}

/** Null where nothing is stored. */
export interface StoredOffer {
  emptied: EmptiedCart | null;
}

export interface CartEmptyingContext {
  /** What can be put back. */
  emptied: EmptiedCart | null;
  /** What the shopper said yes to, until it is out. */
  lines: readonly EmptiedLine[];
}

interface CartEmptyingEvents {
  'emptying.ask': object;
  'emptying.dismiss': object;
  /** Yes, with the lines of the cart at that moment. */
  'emptying.confirm': { lines: readonly EmptiedLine[] };
  /** The cart is shown: what was emptied before the page was loaded may be stored. */
  'offer.recall': object;
  'session.closed': { reason: SessionEnd };
}
export type CartEmptyingEvent = EventOf<CartEmptyingEvents>;

export type CartEmptyingEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  /** `items` put back everything that was in it. */
  | { type: 'cart.emptied'; items: readonly ListedProduct[]; hadMessages: boolean }
  | { type: 'failure.raised'; operation: 'emptyCart'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    cartEmptying: CartEmptyingEmitted;
  }
}
