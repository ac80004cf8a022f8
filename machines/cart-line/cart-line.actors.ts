import { fromPromise } from 'xstate';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { effectiveQuantity } from '../../contract/rules/checkout/cart-line.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

/** How long a write of a line waits for its answer, in ms. */
const answerTimeout = 10_000;

export const cartLineActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveLine: patient(
    fromPromise<{ answer: CartAnswer; quantity: number }, { itemId: number; quantity: number }>(
      async ({ input, signal }) => {
        const answer = await (await services()).cart.update(input, { signal });
        const line = linesOf(answer.cart).find(({ itemId }) => itemId === input.itemId);
        return { answer, quantity: line === undefined ? 0 : effectiveQuantity(line) };
      },
    ),
    { answerTimeout },
  ),
  removeLine: patient(
    fromPromise<{ answer: CartAnswer }, { itemId: number }>(async ({ input, signal }) => ({
      answer: await (await services()).cart.remove(input, { signal }),
    })),
    { answerTimeout },
  ),
});
