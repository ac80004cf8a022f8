import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const exclusionAcceptanceActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  acceptLines: patient(
    fromPromise<CartAnswer, { itemIds: readonly number[] }>(async ({ input: { itemIds }, signal }) =>
      (await (await services()).cartLines()).acceptExclusions(itemIds, { signal }),
    ),
  ),
});
