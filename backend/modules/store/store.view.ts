import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId, Store } from '../../../contract/api/shopping/delivery.ts';
import type { Language } from '../../../contract/languages.ts';
import { metresBetween } from '../../platform/distance.ts';
import type { Coordinates } from '../../platform/distance.ts';
import type { Said } from '../../platform/said.ts';
import type { StoreRow } from './store.repository.ts';

const serviceNames: Readonly<Record<DeliveryServiceId, Said>> = {
  [deliveryServiceCodes.pickup]: { it: 'Ritiro in negozio', 'en-US': 'Store pickup' },
  [deliveryServiceCodes.homeDelivery]: { it: 'Consegna a casa', 'en-US': 'Home delivery' },
};

/** A store as the API answers it; the distance in metres where a point was given. */
export function storeView(store: StoreRow, language: Language, from: Coordinates | null = null): Store {
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
      name: serviceNames[deliveryServiceId][language],
      showTab: true,
    })),
  };
}
