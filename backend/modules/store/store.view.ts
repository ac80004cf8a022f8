import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId, Store } from '../../../contract/api/shopping/delivery.ts';
import { metresBetween } from '../../platform/distance.ts';
import type { Coordinates } from '../../platform/distance.ts';
import type { StoreRow } from './store.repository.ts';

const serviceNames: Readonly<Record<DeliveryServiceId, string>> = {
  [deliveryServiceCodes.pickup]: 'Ritiro in negozio',
  [deliveryServiceCodes.homeDelivery]: 'Consegna a casa',
};

/** A store as the API answers it; the distance in metres where a point was given. */
export function storeView(store: StoreRow, from: Coordinates | null = null): Store {
  const { address1, addressNumber, city, province, postalcode } = store;
  return {
    storeId: store.storeId,
    name: store.name,
    address: { address1, addressNumber, city, province, postalcode },
    latitude: store.latitude,
    longitude: store.longitude,
    distance: from === null ? null : metresBetween(store, from),
    warehouseId: store.warehouseId,
    deliveryServices: store.services.map((deliveryServiceId) => ({
      deliveryServiceId,
      name: serviceNames[deliveryServiceId],
      showTab: true,
    })),
  };
}
