import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { EventOf } from '../chart.types.ts';

/** An order that waits for its payment; instants in ms since the epoch, the total in EUR. */
export interface UnpaidOrder {
  orderId: number;
  totalPrice: number;
  /** Until when it can be paid; null where the shop sets no term. */
  dueUntil: number | null;
  /** When it was found, by the device's clock. */
  foundAt: number;
}

export interface UnpaidOrderContext {
  order: UnpaidOrder | null;
}

interface UnpaidOrderEvents {
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
  'route.entered': object;
  /** An order was made, paid or not. */
  'order.placed': object;
  'order.cancelled': { orderId: number };
  'paymentMethod.changed': { orderId: number };
  'payment.settled': { orderId: number };
  /** The shopper wants the goods back in the cart instead of the order. */
  'order.return': object;
}
export type UnpaidOrderEvent = EventOf<UnpaidOrderEvents>;

export type UnpaidOrderEmitted =
  /** The order is cancelled and what it had is in the cart, but for what the warnings tell. */
  | { type: 'order.returned'; orderId: number; warnings: readonly ServerMessage[] }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'failure.raised'; operation: 'returnOrder'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    unpaidOrder: UnpaidOrderEmitted;
  }
}
