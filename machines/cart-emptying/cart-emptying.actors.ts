import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const cartEmptyingActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  emptyCart: patient(
    fromPromise<CartAnswer, { itemIds: readonly number[] }>(async ({ input, signal }) =>
      (await services()).cart.removeAll(input.itemIds, { signal }),
    ),
  ),
});
