import { fromPromise } from 'xstate';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const cartLineActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveLine: fromPromise<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>(
    async ({ input, signal }) => {
      const answer = await (await services()).cart.update(input, { signal });
      const line = linesOf(answer.cart).find(({ itemId }) => itemId === input.itemId);
      return { answer, quantity: line === undefined ? 0 : effectiveQuantity(line) };
    },
  ),
  removeLine: fromPromise<{ answer: CartAnswer }, { itemId: number }>(async ({ input, signal }) => ({
    answer: await (await services()).cart.remove(input, { signal }),
  })),
});
