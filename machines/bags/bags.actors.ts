import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { BagRemoval } from './bags.machine.ts';

export const bagsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listBags: fromPromise<Product[]>(async ({ signal }) =>
    (await services()).checkout.packaging({ signal, silent: true }),
  ),
  removeBag: fromPromise<CartAnswer, BagRemoval>(async ({ input: { itemId, left }, signal }) => {
    const { cart } = await services();
    return left === 0
      ? cart.remove({ itemId }, { signal })
      : cart.update({ itemId, quantity: left }, { signal, silent: false });
  }),
});
