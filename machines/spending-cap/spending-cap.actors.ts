import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const spendingCapActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveCap: fromPromise<CartAnswer, { cents: number | null }>(async ({ input, signal }) =>
    (await (await services()).cartLines()).setCap(input.cents, { signal }),
  ),
});
