import { fromPromise } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ProductInput } from './product.machine.ts';

export const productActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewProduct: fromPromise<Product, ProductInput>(async ({ input, signal }) =>
    (await services()).catalogue.product(input, { signal }),
  ),
});
