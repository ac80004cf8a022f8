import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';
import { metresBetween } from '../../platform/distance.ts';
import type { Coordinates } from '../../platform/distance.ts';
import type { StoreRow } from './store.repository.ts';

/** The stores of a tenant, looked up in memory. */
export interface StoreDirectory {
  readonly all: readonly StoreRow[];
  find(storeId: number): StoreRow | null;
  /** The store of the tenant's defaultStoreName, else the first one that offers home delivery. */
  readonly byDefault: StoreRow;
  /** The nearest store offering a service; the default one when coordinates are unknown. */
  serving(service: DeliveryServiceId, place: Coordinates | null): StoreRow;
}

/** Throws RangeError for a tenant without stores. */
export function createStoreDirectory(all: readonly StoreRow[], defaultName: string): StoreDirectory {
  const byId = new Map(all.map((store) => [store.storeId, store]));
  const offering = (service: DeliveryServiceId) => all.filter((store) => store.services.includes(service));
  const named = all.find((store) => store.name === defaultName);
  const byDefault = named ?? offering(deliveryServiceCodes.homeDelivery)[0] ?? all[0];
  if (byDefault === undefined) throw new RangeError('a tenant needs at least one store');
  return {
    all,
    byDefault,
    find: (storeId) => byId.get(storeId) ?? null,
    serving: (service, place) => {
      const able = offering(service);
      const fallback = byDefault.services.includes(service) ? byDefault : (able[0] ?? byDefault);
      if (place === null) return fallback;
      return able.reduce(
        (nearest, store) => (metresBetween(store, place) < metresBetween(nearest, place) ? store : nearest),
        fallback,
      );
    },
  };
}
