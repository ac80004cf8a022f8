import type { Order } from '../../contract/api/ordering/order.ts';
import type { Product } from '../../contract/api/shopping/product.ts';

/** What a page shows that is worth counting, once its data are there. */
export type Viewed =
  | { readonly kind: 'product'; readonly product: Product }
  /** `name` tells one list from another: a category's slug, `search`. */
  | { readonly kind: 'list'; readonly name: string; readonly products: readonly Product[] }
  | { readonly kind: 'checkout' }
  /** An order that is placed and paid, or to be paid at the door. */
  | { readonly kind: 'order'; readonly order: Order };
