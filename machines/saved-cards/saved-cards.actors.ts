import { fromPromise } from 'xstate';
import type { PaymentAuth } from '../../contract/api/ordering/payment.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const savedCardsActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listCards: patient(
    fromPromise<PaymentAuth[]>(async ({ signal }) =>
      (await (await services()).account()).savedCards.list({ signal }),
    ),
  ),
  removeCard: patient(
    fromPromise<PaymentAuth[], { authId: number }>(async ({ input, signal }) =>
      (await (await services()).account()).savedCards.remove(input.authId, { signal }),
    ),
  ),
});
