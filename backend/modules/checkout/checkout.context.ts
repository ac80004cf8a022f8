import type { BrowseContext } from '../browse/browse.context.ts';
import type { OrderPaymentContext } from '../order-payment/order-payment.context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type CheckoutContext = OrderPaymentContext & BrowseContext;
