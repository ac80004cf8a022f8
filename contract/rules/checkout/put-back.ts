import type { CartItem, ListedProduct } from '../../api/shopping/cart.ts';
import { effectiveQuantity } from './cart-line.ts';

/** What puts a line back as it was: its quantity or weight, its options, whether something else may come (decision 026). */
export const putBack = ({
  product,
  cartItemInfo,
  ...line
}: Pick<CartItem, 'product' | 'quantity' | 'weight' | 'cartItemInfo'>): ListedProduct => ({
  productId: product.productId,
  quantity: effectiveQuantity(line),
  infos: cartItemInfo,
});
