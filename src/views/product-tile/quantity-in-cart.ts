import type { Product } from '../../../contract/api/shopping/product.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { cartLines } from '../../../machines/cart/cart.selectors.ts';
import type { Flows } from '../flows.ts';

/** How much of a product the cart holds, in all its lines: they differ by the options that were chosen (CAT-22, GATE-11). */
export const quantityInCart =
  ({ productId }: Product) =>
  (cart: ReturnType<Flows['cart']['getSnapshot']>): number =>
    cartLines(cart)
      .filter((item) => item.product.productId === productId)
      .reduce((sum, item) => sum + effectiveQuantity(item), 0);
