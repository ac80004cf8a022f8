import { fromPromise } from 'xstate';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';

export const addressSelectorActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listHomeAddresses: patient(
    fromPromise<Address[]>(async ({ signal }) => (await services()).delivery.homeAddresses({ signal })),
  ),
  selectAddress: fromPromise<CartAnswer, { addressId: number }>(async ({ input: { addressId }, signal }) =>
    (await services()).delivery.selectAddress(
      { addressId, addressType: 'home', deliveryServiceId: deliveryServiceCodes.homeDelivery },
      { signal },
    ),
  ),
  reloadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.refresh({ signal })),
});
