import type { OrderContext } from '../order/order.context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type DevContext = OrderContext;
