import { fromPromise } from 'xstate';
import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, ListedStore, PickupPoint } from '../../contract/api/shopping/delivery.ts';
import { postalcodeIn } from '../../contract/rules/address/postalcode-in.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { DevicePoint } from '../position/position.machine.ts';
import type { PickupKind, PickupPlace, PlacesQuery, SearchedPlace } from './store-finder.types.ts';

/** Where the cart's address is, else the preferred home, else any; null where nothing is known. */
function homePoint(homes: readonly Address[], addressId: number | null): DevicePoint | null {
  const known = homes.flatMap(({ latitude, longitude, ...home }) =>
    latitude === null || longitude === null ? [] : [{ ...home, point: { latitude, longitude } }],
  );
  const home =
    known.find((one) => one.addressId === addressId) ?? known.find(({ preferred }) => preferred) ?? known[0];
  return home?.point ?? null;
}

const ofStore = (store: ListedStore): PickupPlace => ({
  ...store.address,
  id: store.storeId,
  addressId: store.pickupAddressId,
  name: store.name,
  distance: store.distance,
  openingHours: store.openingHours,
  firstSlot: store.firstSlot,
  delivers: store.deliveryServices.some(
    ({ deliveryServiceId }) => deliveryServiceId === deliveryServiceCodes.homeDelivery,
  ),
});

const ofLocker = (locker: PickupPoint): PickupPlace => ({
  id: locker.addressId,
  addressId: locker.addressId,
  name: locker.addressName,
  address1: locker.address1,
  addressNumber: locker.addressNumber,
  city: locker.city,
  province: locker.province,
  postalcode: locker.postalcode,
  distance: locker.distance,
  openingHours: locker.openingHours,
  firstSlot: locker.firstSlot,
  delivers: false,
});

const byName = (places: readonly PickupPlace[]) =>
  places.toSorted((one, other) => one.name.localeCompare(other.name, 'it'));

export const storeFinderActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  listPlaces: patient(
    fromPromise<readonly PickupPlace[], PlacesQuery>(async ({ input: { kind, addressId, near }, signal }) => {
      const { delivery } = await services();
      // Near home, where there is one; a list of homes that fails takes no place away.
      const homes =
        near === null ? await delivery.homeAddresses({ signal, silent: true }).catch(() => []) : [];
      const point = near?.point ?? homePoint(homes, addressId);
      const places =
        kind === 'store'
          ? (await delivery.pickupStores(point, { signal })).map(ofStore)
          : (await delivery.lockers(point, { signal })).map(ofLocker);
      return point === null ? byName(places) : places;
    }),
  ),
  findPlace: fromPromise<SearchedPlace | null, { typed: string }>(async ({ input: { typed }, signal }) => {
    const { delivery } = await services();
    const postalcode = postalcodeIn(typed);
    if (postalcode !== null) {
      const { latitude, longitude, city } = await delivery.area(postalcode, { signal });
      if (latitude === null || longitude === null) return null;
      const label = city === null ? postalcode : `${postalcode} ${city}`;
      return { by: 'typed', label, point: { latitude, longitude } };
    }
    const [first] = await delivery.suggest(typed, { signal });
    if (first === undefined) return null;
    const { latitude, longitude } = await delivery.resolve(first.id, { signal });
    return { by: 'typed', label: first.label, point: { latitude, longitude } };
  }),
  selectStore: fromPromise<CartAnswer, { storeId: number }>(async ({ input, signal }) =>
    (await services()).delivery.selectStore(input.storeId, { signal }),
  ),
  selectAddress: fromPromise<CartAnswer, { addressId: number; kind: PickupKind }>(
    async ({ input: { addressId, kind }, signal }) =>
      (await services()).delivery.selectAddress(
        { addressId, addressType: kind, deliveryServiceId: deliveryServiceCodes.pickup },
        { signal },
      ),
  ),
  reloadCart: fromPromise<CartAnswer>(async ({ signal }) => (await services()).cart.refresh({ signal })),
});
