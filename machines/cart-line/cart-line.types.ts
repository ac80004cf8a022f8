import type { ActorRef, Snapshot } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { CartItem, ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { QuantityHint } from '../../contract/rules/quantity/quantity-result.ts';
import type { EventOf } from '../chart.types.ts';

/** What a line tells the cart that spawned it. */
export type CartLineReport =
  /** A write of this line was answered with the cart; the line has read its own quantity already. */
  | { type: 'cart.answered'; answer: CartAnswer; itemId: number }
  | { type: 'cart.outcomeUnknown' }
  /** What the line holds until it is saved; null once it holds nothing. */
  | { type: 'line.held'; itemId: number; quantity: number | null };

export interface CartLineContext {
  itemId: number;
  /** The cart this line belongs to. */
  cart: ActorRef<Snapshot<unknown>, CartLineReport>;
  product: Product;
  customWeight: string | null;
  /** Chosen options, and whether something else may come: what puts the line back as it was. */
  infos: CartItem['cartItemInfo'];
  /** The quantity the server has, in pieces or in the selling unit. */
  saved: number;
  /** The quantity the shopper wants: shown at once. */
  wanted: number;
  /** The quantity on its way to the server. */
  sent: number;
  /** Why the last step went no further (QTY-03, QTY-09). */
  hint: QuantityHint | null;
  /** Saved as it changes, or held until saved (CART-06, CART-07). */
  isLive: boolean;
}

/** What the server's cart has of a line. */
export interface SyncedLine {
  product: Product;
  quantity: number;
  infos: CartItem['cartItemInfo'];
}

interface CartLineEvents {
  'quantity.increase': object;
  'quantity.decrease': object;
  'quantity.entered': { text: string };
  'line.remove': object;
  /** What was added to this line is taken back: so much less of it, without a question. */
  'addition.undo': { quantity: number };
  'removal.confirm': object;
  'removal.dismiss': object;
  /** The server's truth of this line, from whatever call. */
  'line.synced': SyncedLine;
  /** The server's cart has this line no more. */
  'line.gone': object;
  'line.save': object;
  /** The held quantity is given up: the saved one counts. */
  'line.discard': object;
  /** The page is hidden or closed and may never come back: what is not saved is saved now. */
  'page.left': object;
  'session.opened': object;
  'service.resumed': object;
}
export type CartLineEvent = EventOf<CartLineEvents>;

export type CartLineEmitted =
  /** What the server said about a write of this line. */
  | { type: 'messages.received'; answer: CartAnswer; subject: number }
  /** `item` puts it back. */
  | { type: 'line.removed'; product: Product; item: ListedProduct; hadMessages: boolean }
  | { type: 'failure.raised'; operation: 'setProduct' | 'removeProduct'; subject: number; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    cartLine: CartLineEmitted;
  }
}

export type CartLineInput = Pick<
  CartLineContext,
  'itemId' | 'cart' | 'product' | 'customWeight' | 'infos' | 'saved' | 'isLive'
> & {
  /** Held before the page was loaded anew; undefined where nothing was. */
  held?: number | undefined;
};
