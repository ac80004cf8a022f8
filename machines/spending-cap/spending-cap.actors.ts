import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const spendingCapActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  saveCap: patient(
    fromPromise<CartAnswer, { cents: number | null }>(async ({ input, signal }) =>
      (await (await services()).cartLines()).setCap(input.cents, { signal }),
    ),
  ),
});
