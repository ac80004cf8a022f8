import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { lineOfProduct, lineRef } from '../../../machines/cart/cart.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { useShop } from '../shop-context.ts';

/** A line of a product in the cart: the one there is, or one of several where options were chosen. */
export function useProductLine(product: Product): CartLineRef | null {
  const { cart } = useShop().flows;
  return useSelector(cart, (snapshot) => {
    const item = lineOfProduct(snapshot, product.productId);
    return item === null ? null : lineRef(snapshot, item.itemId);
  });
}
