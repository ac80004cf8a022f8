import { useSelector } from '@xstate/react';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { isHidden } from '../../../machines/excluded-products/excluded-products.selectors.ts';
import { useShop } from '../shop-context.ts';

/** Whether the shopper wants a product left out of lists (B-23). */
export const useIsHidden = ({ productId }: Pick<Product, 'productId'>): boolean =>
  useSelector(useShop().flows.excludedProducts, (flow) => isHidden(flow, productId));
