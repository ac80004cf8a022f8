import { fromPromise } from 'xstate';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, DeliveryServiceId, Store } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';

export const addressSelectorActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listHomeAddresses: fromPromise<Address[]>(async ({ signal }) =>
    (await services()).delivery.homeAddresses({ signal }),
  ),
  listPickupStores: fromPromise<Store[]>(async ({ signal }) =>
    (await services()).delivery.pickupStores({ signal }),
  ),
  selectStore: fromPromise<CartAnswer, { storeId: number }>(async ({ input, signal }) =>
    (await services()).delivery.selectStore(input.storeId, { signal }),
  ),
  selectAddress: fromPromise<CartAnswer, { addressId: number; deliveryServiceId: DeliveryServiceId }>(
    async ({ input: { addressId, deliveryServiceId }, signal }) =>
      (await services()).delivery.selectAddress(
        {
          addressId,
          deliveryServiceId,
          addressType: deliveryServiceId === deliveryServiceCodes.homeDelivery ? 'home' : 'store',
        },
        { signal },
      ),
  ),
  reloadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.refresh({ signal })),
});
