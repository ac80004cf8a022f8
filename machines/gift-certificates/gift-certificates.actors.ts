import { fromPromise } from 'xstate';
import type { Loyalty } from '../../contract/api/account/loyalty.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const giftCertificatesActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  viewLoyalty: patient(
    fromPromise<Loyalty>(async ({ signal }) => (await (await services()).account()).loyalty.view({ signal })),
  ),
  applyGift: patient(
    fromPromise<CartAnswer, { code: string }>(async ({ input, signal }) =>
      (await services()).cart.addGiftCode(input.code, { signal }),
    ),
  ),
});
