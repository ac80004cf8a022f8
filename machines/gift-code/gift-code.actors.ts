import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const giftCodeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkCode: patient(
    fromPromise<void, { code: string }>(async ({ input, signal }) =>
      (await services()).cart.checkGiftCode(input.code, { signal }),
    ),
  ),
  applyCode: patient(
    fromPromise<CartAnswer, { code: string }>(async ({ input, signal }) =>
      (await services()).cart.addGiftCode(input.code, { signal }),
    ),
  ),
  removeCode: patient(
    fromPromise<CartAnswer, { code: string }>(async ({ input, signal }) =>
      (await services()).cart.removeGiftCode(input.code, { signal }),
    ),
  ),
});
