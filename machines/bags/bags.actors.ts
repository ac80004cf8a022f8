import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const bagsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listBags: fromPromise<Product[]>(async ({ signal }) =>
    (await services()).checkout.packaging({ signal, silent: true }),
  ),
  removeBag: fromPromise<CartAnswer, { productId: number }>(async ({ input, signal }) =>
    (await services()).cart.remove(input, { signal }),
  ),
});
