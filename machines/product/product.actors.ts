import { fromPromise } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ProductQuery } from './product.machine.ts';

export const productActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewProduct: fromPromise<Product, ProductQuery>(async ({ input, signal }) =>
    (await services()).catalogue.product(input, { signal }),
  ),
});
