import { fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const listOrderActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listAddresses: patient(
    fromPromise<readonly Address[]>(async ({ signal }) => {
      const { homes, points } = await (await services()).delivery.book({ signal });
      return [...homes, ...points].filter(({ active }) => active === 1);
    }),
  ),
  keepAddress: patient(
    fromPromise<void, { listId: number; addressId: number }>(async ({ input, signal }) => {
      await (await (await services()).wishlists()).keepAddress(input, { signal });
    }),
  ),
  useAddress: patient(
    fromPromise<CartAnswer, { address: Address }>(async ({ input: { address }, signal }) => {
      const { addressId, addressType, deliveryServiceId } = address;
      return (await services()).delivery.selectAddress(
        { addressId, addressType, deliveryServiceId },
        { signal },
      );
    }),
  ),
});
