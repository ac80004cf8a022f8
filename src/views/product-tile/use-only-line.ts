import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { cartLines, lineRef } from '../../../machines/cart/cart.selectors.ts';
import type { CartLineRef } from '../../../machines/cart/cart.types.ts';
import { useShop } from '../shop-context.ts';

/** The line of a product in the cart where there is just one: of several, no press can mean one (GATE-11). */
export function useOnlyLine({ productId }: Product): CartLineRef | null {
  return useSelector(useShop().flows.cart, (cart) => {
    const [item, ...others] = cartLines(cart).filter((one) => one.product.productId === productId);
    return item === undefined || others.length > 0 ? null : lineRef(cart, item.itemId);
  });
}
