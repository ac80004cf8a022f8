/** Reads that say nothing of a person and are good to look at without network: catalogue and texts. */
export const publicReads: readonly string[] = [
  '/ebsn/api/category',
  '/ebsn/api/category-block/info',
  '/ebsn/api/products',
  '/ebsn/api/products/alternatives',
  '/ebsn/api/products/named',
];

/** Where a brand's texts are read. */
export const textReads = '/p/wp-json/';

/** Reads of a shopper's own that are shown without network: cart, lists, what is usual, orders and card. */
export const personalReads: readonly string[] = [
  '/ebsn/api/cart/view',
  '/ebsn/api/wishlist/list',
  '/ebsn/api/wishlist/view',
  '/ebsn/api/order/usuals',
  '/ebsn/api/order/list',
  '/ebsn/api/order/view',
  '/ebsn/api/registration/user_detail',
  '/ebsn/api/giftcertificate/list',
  '/ebsn/api/giftcertificate/list-manual-assigned',
];

/** The cart, as the app reads it. */
export const cartRead = '/ebsn/api/cart/view?show_sectors=true';

/** Where the cart is written; most of it answers the cart. */
export const cartWrites = '/ebsn/api/cart/';

/** What ends a session, or begins another's. */
export const sessionCalls: readonly string[] = [
  '/ebsn/api/auth/logout',
  '/ebsn/api/auth/login',
  '/ebsn/api/auth/restore',
];
