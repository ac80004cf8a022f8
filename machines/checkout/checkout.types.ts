import type { PurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { FlowPage } from '../navigation/navigation.types.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { EventOf } from '../chart.types.ts';

/** How the order is to be paid; `authId` a stored card. */
export interface PaymentChoice {
  paymentTypeId: PaymentTypeId;
  authId: number | null;
}

/** An order that exists: where its result is shown. */
export interface PlacedOrder {
  orderId: number;
  redirectUrl: string | null;
}

export interface CheckoutContext {
  summary: CartSummary;
  /** The terms of sale, accepted by the shopper (CHK-04). */
  hasAcceptedTerms: boolean;
  /** Whether an invoice is wanted, and whether its data is saved (CHK-05). */
  invoice: { isNeeded: boolean; isSaved: boolean };
  /** The note for whoever prepares the order, as typed and as the server has it (CART-17). */
  note: string;
  savedNote: string;
  restriction: PurchaseRestriction | null;
  prepared: PreparedCart | null;
  preparedAt: number;
  auths: readonly PaymentAuth[];
  choice: PaymentChoice | null;
  /** The idempotency key of the buy on its way (decision 005). */
  key: string;
  placed: PlacedOrder | null;
  /** A buy was sent, and the shop says that no order came of it: nothing is charged. */
  isNotPlaced: boolean;
  /** It was asked what became of the buy, and nobody answered. */
  hasAskedInVain: boolean;
  error: FlowError | null;
}

export interface CheckoutInput {
  summary: CartSummary;
}

interface CheckoutEvents {
  'cart.changed': { summary: CartSummary };
  'note.changed': { text: string };
  'terms.accept': { isAccepted: boolean };
  'invoice.changed': { isNeeded: boolean; isSaved: boolean };
  /** What stands against the purchase is asked once more. */
  'review.retry': object;
  'checkout.continue': object;
  'page.entered': { page: FlowPage };
  'payment.choose': { choice: PaymentChoice };
  'order.place': { key: string };
  'outcome.check': object;
  'session.opened': object;
  'service.resumed': object;
}
export type CheckoutEvent = EventOf<CheckoutEvents>;

export type CheckoutEmitted =
  /** The cart is locked for its payment. */
  | { type: 'cart.prepared' }
  /** The cart must be looked through again before it can be paid. */
  | { type: 'review.requested' }
  | { type: 'order.placed'; orderId: number }
  | { type: 'provider.requested'; url: string }
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  /** Whether address and slot are fixed because the cart is being ordered (RULE-CHECKOUT-10). */
  | { type: 'delivery.fixed'; isFixed: boolean }
  /** A part of the page failed; the rest works on. */
  | { type: 'failure.raised'; operation: 'openDialog'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    checkout: CheckoutEmitted;
  }
}

export interface BuyInput {
  cartId: number;
  choice: PaymentChoice;
  key: string;
}
