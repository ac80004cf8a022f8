import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { AddToCartRequest } from './add-to-cart.types.ts';

export const addToCartActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  add: fromPromise<CartAnswer, { request: AddToCartRequest }>(async ({ input: { request }, signal }) => {
    const { cart } = await services();
    const options = { signal, idempotencyKey: request.requestId };
    if (request.kind === 'order') return cart.addFromOrder(request.orderId, options);
    if (request.kind === 'list') return cart.addFromList(request.listId, options);
    if (request.kind === 'products') return cart.addProducts([...request.items], options);
    const infos = {
      accept_alternatives: request.acceptAlternatives ? 'true' : 'false',
      ...(request.acceptsExclusions && { accept_exclusions: 'true' as const }),
      ...request.chosen,
    } as const;
    const { product, quantity } = request;
    return cart.add({ product, quantity, infos }, options);
  }),
});
