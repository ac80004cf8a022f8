import type { OrderContext } from '../order/order.context.ts';
import type { WishlistContext } from '../wishlist/wishlist.context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type BrowseContext = OrderContext & WishlistContext;
