import { fromPromise } from 'xstate';
import type { ShopServices } from '../../services/shop-services.ts';
import type { CheckedProducts } from './excluded-products.types.ts';

export const excludedProductsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkProducts: fromPromise<CheckedProducts, { productIds: readonly number[] }>(
    async ({ input: { productIds }, signal }) => {
      const { excludedProducts } = await (await services()).account();
      const { excluded, hide } = await excludedProducts.check(productIds, { signal, silent: true });
      return {
        reasons: Object.fromEntries(excluded.map(({ productId, reasons }) => [productId, reasons])),
        isHiding: hide,
      };
    },
  ),
});
