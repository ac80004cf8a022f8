import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const cartActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  loadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.view({ signal })),
  refreshCart: fromPromise<CartAnswer>(async ({ signal }) =>
    (await services()).cart.refresh({ signal, silent: true }),
  ),
});
