import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { EmptiedCartStore } from '../../services/cart/emptied-cart.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { EmptiedCart } from './cart-emptying.types.ts';

interface CartEmptyingDependencies {
  services: () => Promise<ShopServices>;
  /** Where this tab stores what was emptied. */
  emptied: Pick<EmptiedCartStore, 'read'>;
}

export const cartEmptyingActors = ({ services, emptied }: CartEmptyingDependencies) => ({
  emptyCart: patient(
    fromPromise<CartAnswer, { itemIds: readonly number[] }>(async ({ input, signal }) =>
      (await services()).cart.removeAll(input.itemIds, { signal }),
    ),
  ),
  recallEmptied: fromPromise<EmptiedCart | null>(async () => emptied.read()),
});
