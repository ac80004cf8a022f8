import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** The order as it was when the shop was last asked, and when that was by the device's clock, in ms. */
export interface OrderSeen {
  order: Order;
  seenAt: number;
}

export interface AmendmentContext {
  /** The order that is changed, or is to be. */
  orderId: number | null;
  seen: OrderSeen | null;
  /** The order the cart amends, as last heard. */
  inCart: number | null;
  hasLines: boolean;
  /** The cart that was prepared. */
  cartId: number | null;
  /** The idempotency key of the confirmation on its way. */
  key: string;
  redirectUrl: string | null;
  /** What was put in besides and is wanted although the order stays as it was. */
  wanted: readonly ListedProduct[];
  /** A confirmation was sent, and the shop says that nothing came of it. */
  isNotConfirmed: boolean;
  error: FlowError | null;
}

interface AmendmentEvents {
  'amendment.begin': { orderId: number };
  /** `key` is the idempotency key of the purchase. */
  'amendment.confirm': { key: string };
  /** `isChanged`: something would be lost, so it is asked first. */
  'amendment.leave': { isChanged: boolean };
  'leave.confirm': object;
  'leave.dismiss': object;
  /** The order stays as it was; what was put in besides goes into the cart. */
  'additions.keep': { items: readonly ListedProduct[] };
  'amendment.reload': object;
  'outcome.check': object;
  'cart.changed': { summary: CartSummary };
  'order.cancelled': { orderId: number };
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type AmendmentEvent = EventOf<AmendmentEvents>;

export type AmendmentEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  /** Quantities that are typed and not saved yet are saved. */
  | { type: 'lines.wanted' }
  | { type: 'amendment.begun'; orderId: number; hadLines: boolean }
  | { type: 'amendment.confirmed'; orderId: number }
  | { type: 'amendment.left'; orderId: number }
  /** The cart stopped amending the order, and not from here: in another tab, or on another device. */
  | { type: 'amendment.ended'; orderId: number }
  | { type: 'additions.wanted'; items: readonly ListedProduct[] }
  /** The order is not what the pages that show it know. */
  | { type: 'order.outdated'; orderId: number }
  | { type: 'provider.requested'; url: string }
  | { type: 'failure.raised'; operation: 'amendOrder' | 'leaveAmendment'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    amendment: AmendmentEmitted;
  }
}

/** The confirmation of a prepared cart, paid as its order is. */
export interface ConfirmInput {
  paymentTypeId: PaymentTypeId;
  key: string;
}

/** A changed order; `redirectUrl` where its bank has to authorise more. */
export interface ChangedOrder {
  orderId: number;
  redirectUrl: string | null;
}
