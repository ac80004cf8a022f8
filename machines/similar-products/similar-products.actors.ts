import { fromPromise } from 'xstate';
import type { ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';

interface SimilarProductsDependencies {
  services: () => Promise<ShopServices>;
  /** Of the cart's prices and day. */
  hash: () => string;
}

export const similarProductsActors = ({ services, hash }: SimilarProductsDependencies) => ({
  listSimilar: fromPromise<ProductAlternatives, { productId: number }>(
    async ({ input: { productId }, signal }) =>
      (await services()).catalogue.alternatives({ productId, hash: hash() }, { signal }),
  ),
});
