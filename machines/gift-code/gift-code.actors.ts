import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const giftCodeActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  checkCode: fromPromise<void, { code: string }>(async ({ input, signal }) =>
    (await services()).cart.checkGiftCode(input.code, { signal }),
  ),
  applyCode: fromPromise<CartAnswer, { code: string }>(async ({ input, signal }) =>
    (await services()).cart.addGiftCode(input.code, { signal }),
  ),
  removeCode: fromPromise<CartAnswer, { code: string }>(async ({ input, signal }) =>
    (await services()).cart.removeGiftCode(input.code, { signal }),
  ),
});
