import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityOnItsWay } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { useShop } from '../shop-context.ts';
import { hasStepper } from './has-stepper.ts';

/** How much of a product its stepper shows before the shop has answered (GATE-14). */
export function useQuantityOnItsWay(product: Product): number {
  const { addToCart } = useShop().flows;
  return useSelector(addToCart, (adding) =>
    hasStepper(product) ? quantityOnItsWay(adding, product.productId) : 0,
  );
}
