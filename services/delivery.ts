import {
  checkAddress,
  deleteAddress,
  listAddresses,
  listPickupPoints,
  listSavedAddresses,
  locateAddress,
  preferAddress,
  resolveAddress,
  selectAddress,
  suggestAddresses,
  updateAddress,
  viewDeliveryArea,
  type AddressBook,
  type AddressCheck,
  type AddressSuggestion,
  type DeliveryArea,
  type ResolvedAddress,
} from '../contract/api/shopping/address.ts';
import { addAreaNotice } from '../contract/api/shopping/area-notice.ts';
import type {
  Address,
  AddressType,
  DeliveryServiceId,
  ListedStore,
  PickupPoint,
} from '../contract/api/shopping/delivery.ts';
import { listStores, localizeStores, selectStore } from '../contract/api/shopping/store.ts';
import { listTimeslots, selectTimeslot, type TimeslotDay } from '../contract/api/shopping/timeslot.ts';
import type { ApiClient, CallOptions } from './api-client.ts';
import { provingWork } from './bot-check.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { CartLedger } from './cart-ledger.ts';
import { withSectors } from './cart.ts';

export interface Place {
  address1: string;
  addressNumber: string;
  city: string;
  province: string;
  postalcode: string;
  latitude: number | null;
  longitude: number | null;
}

/** In degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

interface AddressDetails {
  doorbellName: string;
  addressName: string;
  floor: string;
  referencePhoneNumber: string;
}

/** Metres; farther than any two places of a brand are apart. */
const anyDistance = 1_000_000;
/** Metres: no two places lie farther apart. */
const aroundTheEarth = 40_000_000;
/** The farthest that is told of a shopper, in metres (O13). */
const farthest = 100_000;

export interface DeliveryService {
  homeAddresses(options?: CallOptions): Promise<Address[]>;
  /** Nearest first where a point is given, else in the shop's own order. */
  pickupStores(near: Point | null, options?: CallOptions): Promise<ListedStore[]>;
  /** In the same order, however far. */
  lockers(near: Point | null, options?: CallOptions): Promise<PickupPoint[]>;
  /** All of them, in the same order. */
  stores(near: Point | null, options?: CallOptions): Promise<ListedStore[]>;
  /** How far a place of pickup is, in metres, 100,000 for all that is farther; rejects for one that is unknown (ORD-11). */
  metresTo(addressId: number, from: Point, options?: CallOptions): Promise<number>;
  selectAddress(
    choice: { addressId: number; addressType: AddressType; deliveryServiceId: DeliveryServiceId },
    options?: CallOptions,
  ): Promise<CartAnswer>;
  selectStore(storeId: number, options?: CallOptions): Promise<CartAnswer>;
  check(place: Place, options?: CallOptions): Promise<AddressCheck>;
  save(address: Place & AddressDetails & { saveAnyway: boolean }, options?: CallOptions): Promise<Address>;
  /** Changes a saved home: `address` has its place. A street nobody knows is refused unless `saveAnyway` is true. */
  change(
    address: Address,
    changes: Partial<AddressDetails & { addressNote: string; elevator: boolean }>,
    options: CallOptions & { saveAnyway: boolean },
  ): Promise<Address>;
  /** The homes, and the counters and lockers that were chosen. */
  book(options?: CallOptions): Promise<AddressBook>;
  /** Prefers a home among homes, or a store's counter among stores. */
  prefer(addressId: number, options?: CallOptions): Promise<void>;
  remove(addressId: number, options?: CallOptions): Promise<void>;
  suggest(typed: string, options?: CallOptions): Promise<AddressSuggestion[]>;
  resolve(suggestionId: string, options?: CallOptions): Promise<ResolvedAddress>;
  /** The address nearest to a point; null where nothing is known of it. */
  locate(point: Point, options?: CallOptions): Promise<ResolvedAddress | null>;
  /** Whether the brand delivers to a postal code. */
  area(postalcode: string, options?: CallOptions): Promise<DeliveryArea>;
  /** Has an e-mail written to, once, when the brand comes to a postal code. */
  leaveEmail(left: { email: string; postalcode: string }, options?: CallOptions): Promise<void>;
  timeslots(
    query: { deliveryServiceId: DeliveryServiceId; checkLocker: boolean; withClosed?: boolean },
    options?: CallOptions,
  ): Promise<TimeslotDay[]>;
  selectTimeslot(slot: { dateIso: string; timeslotId: number }, options?: CallOptions): Promise<CartAnswer>;
}

export function createDeliveryService({
  client,
  ledger,
}: {
  client: ApiClient;
  ledger: CartLedger;
}): DeliveryService {
  return {
    homeAddresses: async (options) =>
      (await client.call(listAddresses, { address_type: 'home' }, options)).data.addresses,
    pickupStores: async (near, options) =>
      (near === null
        ? await client.call(listStores, { services: '1', orderby: 'distance' }, options)
        : await client.call(localizeStores, { ...near, services: '1' }, options)
      ).data.stores,
    lockers: async (near, options) =>
      (
        await client.call(
          listPickupPoints,
          { address_type: 'locker', ...(near !== null && { ...near, distance: anyDistance }) },
          options,
        )
      ).data.addresses,
    stores: async (near, options) =>
      (near === null
        ? await client.call(listStores, {}, options)
        : await client.call(localizeStores, near, options)
      ).data.stores,
    metresTo: async (addressId, from, options) => {
      const { addresses } = (
        await client.call(listPickupPoints, { ...from, distance: aroundTheEarth }, options)
      ).data;
      const metres = addresses.find((one) => one.addressId === addressId)?.distance ?? null;
      if (metres === null) throw new Error(`nobody knows where place ${addressId} is`);
      return Math.min(metres, farthest);
    },
    selectAddress: ({ addressId, addressType, deliveryServiceId }, options) =>
      ledger.write(() =>
        client.call(
          selectAddress,
          {
            ...withSectors,
            address_id: addressId,
            address_type: addressType,
            delivery_service_id: deliveryServiceId,
          },
          options,
        ),
      ),
    selectStore: (storeId, options) =>
      ledger.write(() => client.call(selectStore, { ...withSectors, store_id: storeId }, options)),
    check: async ({ latitude, longitude, ...fields }, options) =>
      (
        await client.call(
          checkAddress,
          { ...fields, gpsLatitude: latitude, gpsLongitude: longitude },
          options,
        )
      ).data,
    save: async (address, options) => (await client.call(updateAddress, address, options)).data,
    change: async (address, changes, { saveAnyway, ...options }) => {
      const { addressId, address1, addressNumber, city, province, postalcode, latitude, longitude } = address;
      const { addressName, doorbellName, floor, referencePhoneNumber, addressNote, elevator } = address;
      const place = { addressId, address1, addressNumber, city, province, postalcode, latitude, longitude };
      const door = { addressName, doorbellName, floor, referencePhoneNumber, addressNote, elevator };
      return (await client.call(updateAddress, { ...place, ...door, ...changes, saveAnyway }, options)).data;
    },
    book: async (options) => (await client.call(listSavedAddresses, {}, options)).data,
    prefer: async (addressId, options) => {
      await client.call(preferAddress, { address_id: addressId }, options);
    },
    remove: async (addressId, options) => {
      await client.call(deleteAddress, { address_id: addressId }, options);
    },
    suggest: async (typed, options) =>
      (await client.call(suggestAddresses, { q: typed }, { ...options, silent: true })).data.suggestions,
    resolve: async (suggestionId, options) =>
      (await client.call(resolveAddress, { id: suggestionId }, { ...options, silent: true })).data.address,
    locate: async (point, options) =>
      (await client.call(locateAddress, point, { ...options, silent: true })).data.address,
    area: async (postalcode, options) =>
      (await client.call(viewDeliveryArea, { postalcode }, { ...options, silent: true })).data,
    async leaveEmail(left, options) {
      await provingWork(client, {
        call: (proof) => client.call(addAreaNotice, { ...left, ...proof }, options),
        options,
      });
    },
    timeslots: async ({ deliveryServiceId, checkLocker, withClosed = false }, options) =>
      (
        await client.call(
          listTimeslots,
          {
            delivery_service_id: deliveryServiceId,
            'check-locker': checkLocker,
            ...(withClosed && { 'show-closed': true }),
          },
          options,
        )
      ).data.days,
    selectTimeslot: ({ dateIso, timeslotId }, options) =>
      ledger.write(() =>
        client.call(selectTimeslot, { ...withSectors, sel_date: dateIso, timeslot_id: timeslotId }, options),
      ),
  };
}
