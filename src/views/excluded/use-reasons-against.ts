import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { reasonsAgainst } from '../../../machines/excluded-products/excluded-products.selectors.ts';
import { useShop } from '../shop-context.ts';

/** Why the shopper excludes a product that is on screen; empty until the shop has told. */
export function useReasonsAgainst({ productId }: Pick<Product, 'productId'>): readonly ExclusionReason[] {
  const { excludedProducts } = useShop().flows;
  useEffect(() => excludedProducts.send({ type: 'product.look', productId }), [excludedProducts, productId]);
  return useSelector(excludedProducts, (flow) => reasonsAgainst(flow, productId));
}
