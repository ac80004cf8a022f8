import { fromPromise } from 'xstate';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, DeliveryServiceId, Store } from '../../contract/api/shopping/delivery.ts';
import type { ShopServices } from '../../services/shop-services.ts';

/** Where the cart's address is, else the preferred home, else any; null where nothing is known. */
function pointOf(homes: readonly Address[], addressId: number | null) {
  const known = homes.flatMap(({ latitude, longitude, ...home }) =>
    latitude === null || longitude === null ? [] : [{ ...home, point: { latitude, longitude } }],
  );
  const home =
    known.find((one) => one.addressId === addressId) ?? known.find(({ preferred }) => preferred) ?? known[0];
  return home?.point ?? null;
}

export const addressSelectorActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listHomeAddresses: fromPromise<Address[]>(async ({ signal }) =>
    (await services()).delivery.homeAddresses({ signal }),
  ),
  listPickupStores: fromPromise<Store[], { addressId: number | null }>(async ({ input, signal }) => {
    const { delivery } = await services();
    // Near home, where there is one; a list of homes that fails takes no store away.
    const homes = await delivery.homeAddresses({ signal, silent: true }).catch(() => []);
    return delivery.pickupStores(pointOf(homes, input.addressId), { signal });
  }),
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
