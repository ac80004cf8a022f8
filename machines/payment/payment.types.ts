import type { FlowError } from '../../contract/api/failure.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { PaymentChoice } from '../checkout/checkout.types.ts';
import type { EventOf } from '../chart.types.ts';

export interface PaymentInput {
  orderId: number;
  /** The shop's types that are paid at the provider, with an amount held. */
  onlineTypes: readonly PaymentTypeId[];
  /** What the shopper came for: to see what became of the payment, or to choose how to pay at once. */
  wanted: 'result' | 'method';
}

export interface PaymentContext extends PaymentInput {
  order: Order | null;
  /** The idempotency key of the attempt on its way. */
  key: string;
  choice: PaymentChoice | null;
  /** The stored cards. */
  auths: readonly PaymentAuth[];
  /** What an online payment of this order holds, in EUR; null until it is known. */
  heldAmount: number | null;
  /** The provider's page for this payment. */
  redirectUrl: string | null;
  error: FlowError | null;
}

interface PaymentEvents {
  'payment.retry': { key: string };
  'method.change': object;
  'method.dismiss': object;
  'method.choose': { choice: PaymentChoice; key: string };
  'order.reload': object;
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
}
export type PaymentEvent = EventOf<PaymentEvents>;

export type PaymentEmitted =
  | { type: 'provider.requested'; url: string }
  /** The order is to be paid otherwise, and nothing is due at the provider. */
  | { type: 'paymentMethod.changed'; orderId: number }
  /** The order is paid, or can be paid no more. */
  | { type: 'payment.settled'; orderId: number }
  | { type: 'failure.raised'; operation: 'payOrder'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    payment: PaymentEmitted;
  }
}
