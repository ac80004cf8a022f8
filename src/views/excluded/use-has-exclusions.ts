import { useSelector } from '@xstate/react';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { useShop } from '../shop-context.ts';

/** Whether the shopper excludes anything at all: for nobody else anything of it is loaded (B-23). */
export const useHasExclusions = (): boolean =>
  useSelector(useShop().flows.cart, (cart) => shownCart(cart)?.user.hasExclusions === true);
