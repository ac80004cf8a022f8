import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { lineOfProduct, lineRef } from '../../../machines/cart/cart.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { useShop } from '../shop-context.ts';

/** The line of a product in the cart; products with options may stand in several and have none of their own. */
export function useProductLine(product: Product): CartLineRef | null {
  const { cart } = useShop().flows;
  return useSelector(cart, (snapshot) => {
    if (product.selectOptions.length > 0) return null;
    const item = lineOfProduct(snapshot, product.productId);
    return item === null ? null : lineRef(snapshot, item.itemId);
  });
}

/** Whether the product is in the cart, with whatever options (CAT-22). */
export function useIsInCart({ productId }: Product): boolean {
  const { cart } = useShop().flows;
  return useSelector(cart, (snapshot) => lineOfProduct(snapshot, productId) !== null);
}
