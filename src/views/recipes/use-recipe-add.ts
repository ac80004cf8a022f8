import { useSelector } from '@xstate/react';
import { areProductsOnTheirWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { areProductsComing, chosenItems, chosenTotal } from '../../../machines/recipe/recipe.selectors.ts';
import { useProductsInCart } from '../cart/use-products-in-cart.ts';
import { useShop } from '../shop-context.ts';
import type { RecipeRef } from './recipe-refs.ts';

/** What is taken and not in the cart yet, its sum in cents, and the way into the cart, once (B-39). */
export function useRecipeAdd(page: RecipeRef) {
  const { flows, newUuid } = useShop();
  const inCart = useProductsInCart();
  const snapshot = useSelector(page, (current) => current);
  const items = chosenItems(snapshot, inCart);
  return {
    count: items.length,
    total: chosenTotal(snapshot, inCart),
    areComing: areProductsComing(snapshot),
    isAdding: useSelector(flows.addToCart, areProductsOnTheirWay),
    add: () =>
      flows.addToCart.send({
        type: 'cart.add',
        request: { kind: 'products', requestId: newUuid(), items },
      }),
  };
}
