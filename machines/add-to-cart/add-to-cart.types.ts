import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { QuantityHint } from '../../contract/rules/quantity/quantity-result.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/**
 * One request to add. `requestId` is the idempotency key it keeps through gates, retry and resume (decision 004);
 * `quantity` in pieces or in the selling unit; `chosen` holds a key per option parameterName.
 */
export interface ProductRequest {
  kind: 'product';
  requestId: string;
  product: Product;
  quantity: number;
  chosen: Readonly<Record<string, string>>;
  acceptAlternatives: boolean;
  /** The shopper excludes the product, and wants it all the same (B-23). */
  acceptsExclusions?: boolean;
}

/** Everything of a past order, through the gates once (GATE-18). */
export interface OrderRequest {
  kind: 'order';
  requestId: string;
  orderId: number;
}

/** Everything of a list, through the gates once (LIST-11). */
export interface ListRequest {
  kind: 'list';
  requestId: string;
  listId: number;
}

/** Many products, through the gates once (GATE-18); `quantity` in pieces or in the selling unit. */
export interface ProductsRequest {
  kind: 'products';
  requestId: string;
  items: readonly ListedProduct[];
}

export type AddToCartRequest = ProductRequest | OrderRequest | ListRequest | ProductsRequest;

/** What has to be settled before the add is sent, in the order it is asked for (GATE-01). */
export type Gate = 'login' | 'address' | 'timeslot' | 'options';

export interface AddToCartContext {
  isLoggedIn: boolean;
  isAddressAssigned: boolean;
  isTimeslotAssigned: boolean;
  pending: AddToCartRequest | null;
  /** Why the last step of its quantity went no further, while its options are asked for. */
  hint: QuantityHint | null;
  /** How often the server found a gate of the pending request closed: each time its key is a new one. */
  keyVersion: number;
  queue: readonly AddToCartRequest[];
  /** An add nobody knows the outcome of; the same request again keeps its key. */
  unconfirmed: AddToCartRequest | null;
}

interface AddToCartEvents {
  'cart.add': { request: AddToCartRequest };
  'cart.changed': { summary: CartSummary };
  'cart.unavailable': object;
  'session.opened': object;
  /** The start found nobody logged in. */
  'session.absent': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
  /** The dialogs of address and slot were closed after a choice: whoever still waits for one asks again. */
  'delivery.closed': object;
  /** The shopper closed the gate's dialog. */
  'gate.dismiss': object;
  'option.choose': { parameterName: string; key: string };
  'quantity.increase': object;
  'quantity.decrease': object;
  'quantity.entered': { text: string };
  'options.confirm': object;
}
export type AddToCartEvent = EventOf<AddToCartEvents>;

/** What was to be added, as it is told when it fails (ERR-11); `subject` is the id of product, order or list. */
export interface Addition {
  operation: 'addToCart' | 'addFromOrder' | 'addFromList';
  subject: number | null;
}

export type AddToCartEmitted =
  | { type: 'gate.opened'; gate: Gate }
  /** `request` is what was added; nothing where it is not known any more. */
  | { type: 'cart.answered'; answer: CartAnswer; request: AddToCartRequest | null }
  | { type: 'cart.outcomeUnknown' }
  /** `isWhole`: the shop left nothing of it out, and trimmed nothing. */
  | {
      type: 'cart.added';
      request: AddToCartRequest;
      answer: CartAnswer;
      hadMessages: boolean;
      isWhole: boolean;
    }
  | ({ type: 'failure.raised'; error: unknown } & Addition);

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    addToCart: AddToCartEmitted;
  }
}
