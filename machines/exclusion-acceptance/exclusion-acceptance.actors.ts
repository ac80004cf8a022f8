import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const exclusionAcceptanceActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  acceptLines: fromPromise<CartAnswer, { itemIds: readonly number[] }>(
    async ({ input: { itemIds }, signal }) =>
      (await (await services()).cartLines()).acceptExclusions(itemIds, { signal }),
  ),
});
