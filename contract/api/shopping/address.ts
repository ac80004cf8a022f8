import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { addressSchema, addressTypes, deliveryServiceIds, pickupPointSchema } from './delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { flag, freeText, id, int, num, text } from '../params.ts';

const addressList = v.object({ addresses: v.array(addressSchema) });

/** `drive` is the platform's word for a store pickup (API-24). */
const wireAddressType = v.picklist([...addressTypes, 'drive']);

const serviceId = v.pipe(int(), v.picklist(deliveryServiceIds));

export const listPickupPoints = defineEndpoint({
  id: 'S05',
  call: 'GET /user-address/delivery-service-list',
  params: v.object({
    delivery_service_id: v.optional(int()),
    address_type: v.optional(wireAddressType),
    latitude: v.optional(num(-90, 90)),
    longitude: v.optional(num(-180, 180)),
    distance: v.optional(num(0), 10_000),
  }),
  data: v.object({ addresses: v.array(pickupPointSchema) }),
});

export const listStoreAddresses = defineEndpoint({
  id: 'S06',
  call: 'GET /user-address/list-store',
  params: v.object({ store_id: id() }),
  data: addressList,
});

export const listAddresses = defineEndpoint({
  id: 'S07',
  call: 'GET /user-address/list',
  auth: 'login',
  params: v.object({ address_type: v.optional(wireAddressType, 'drive') }),
  data: addressList,
});

export const viewAddress = defineEndpoint({
  id: 'S08',
  call: 'GET /user-address/view',
  auth: 'login',
  params: v.object({ address_id: id() }),
  data: addressSchema,
});

export const deleteAddress = defineEndpoint({
  id: 'S09',
  call: 'GET /user-address/delete',
  auth: 'login',
  effect: 'write',
  params: v.object({ address_id: id() }),
  data: v.nullable(v.object({})),
});

export const selectAddress = defineEndpoint({
  id: 'S10',
  call: 'POST /user-address/select',
  auth: 'login',
  effect: 'write',
  send: 'query',
  params: v.object({
    address_type: v.picklist(addressTypes),
    address_id: id(),
    delivery_service_id: serviceId,
    show_sectors: v.optional(flag(), false),
  }),
  data: cartSchema,
});

/** The shopper's book: the homes, and the counters and lockers that were chosen, the preferred store among them (ADR-11). */
const addressBookSchema = v.object({ homes: v.array(addressSchema), points: v.array(pickupPointSchema) });
export type AddressBook = v.InferOutput<typeof addressBookSchema>;

export const listSavedAddresses = defineEndpoint({
  id: 'S22',
  call: 'GET /user-address/saved-list',
  auth: 'login',
  params: v.object({}),
  data: addressBookSchema,
});

/** Prefers a home of the shopper's among homes, or a store's counter among stores (ADR-03). */
export const preferAddress = defineEndpoint({
  id: 'S23',
  call: 'POST /user-address/prefer',
  auth: 'login',
  effect: 'write',
  params: v.object({ address_id: id() }),
  data: v.nullable(v.object({})),
});

/** What the shopper typed of a place; `addressNumber` is the civico. */
const placeParams = {
  address1: v.optional(text(120), ''),
  addressNumber: v.optional(text(20), ''),
  city: v.optional(text(80), ''),
  province: v.optional(text(40), ''),
  postalcode: v.optional(text(10), ''),
};

/**
 * The verdict on an address: `active` 1 is served, `validated` false is a street the geocoder does not know,
 * `address` holds the normalised fields.
 */
export const addressCheckSchema = v.object({
  active: v.picklist([0, 1]),
  addressNumber: v.nullable(v.string()),
  validated: v.boolean(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  address: v.object({
    address1: v.string(),
    addressNumber: v.string(),
    city: v.string(),
    province: v.string(),
    postalcode: v.string(),
  }),
});
export type AddressCheck = v.InferOutput<typeof addressCheckSchema>;

export const checkAddress = defineEndpoint({
  id: 'S11',
  call: 'POST /user-address/check',
  effect: 'write',
  params: v.object({
    ...placeParams,
    gpsLatitude: v.optional(v.nullable(num(-90, 90))),
    gpsLongitude: v.optional(v.nullable(num(-180, 180))),
  }),
  data: addressCheckSchema,
});

export const updateAddress = defineEndpoint({
  id: 'S12',
  call: 'POST /user-address/update',
  auth: 'login',
  effect: 'write',
  idempotent: true,
  params: v.object({
    addressId: v.optional(id()),
    ...placeParams,
    addressName: v.optional(text(60), ''),
    doorbellName: v.optional(text(60), ''),
    floor: v.optional(text(60), ''),
    referencePhoneNumber: v.optional(text(30), ''),
    addressNote: v.optional(text(300), ''),
    elevator: v.optional(flag(), false),
    latitude: v.optional(v.nullable(num(-90, 90))),
    longitude: v.optional(v.nullable(num(-180, 180))),
    preferred: v.optional(flag()),
    saveAnyway: v.optional(flag(), false),
  }),
  data: addressSchema,
});

export const suggestionSchema = v.object({
  id: v.string(),
  label: v.string(),
  main: v.string(),
  secondary: v.string(),
});
export type AddressSuggestion = v.InferOutput<typeof suggestionSchema>;

/** Places for what was typed, restricted to Italy; empty below four characters (ADR-13). */
export const suggestAddresses = defineEndpoint({
  id: 'S18',
  call: 'GET /geocoder/suggest',
  params: v.object({ q: freeText() }),
  data: v.object({ suggestions: v.array(suggestionSchema) }),
});

export const resolvedAddressSchema = v.object({
  address1: v.string(),
  addressNumber: v.string(),
  city: v.string(),
  province: v.string(),
  postalcode: v.string(),
  latitude: v.number(),
  longitude: v.number(),
});
export type ResolvedAddress = v.InferOutput<typeof resolvedAddressSchema>;

export const resolveAddress = defineEndpoint({
  id: 'S19',
  call: 'GET /geocoder/resolve',
  params: v.object({ id: text(200, 1) }),
  data: v.object({ address: resolvedAddressSchema }),
});

/** The address nearest to a point, as far as it is known: the street may be empty; null far from every place (ADR-14). */
export const locateAddress = defineEndpoint({
  id: 'S20',
  call: 'GET /geocoder/locate',
  params: v.object({ latitude: num(-90, 90), longitude: num(-180, 180) }),
  data: v.object({ address: v.nullable(resolvedAddressSchema) }),
});

/** A postal code: whether the brand delivers there, and where it is, as far as the geocoder knows (SES-17). */
export const deliveryAreaSchema = v.object({
  postalcode: v.string(),
  active: v.picklist([0, 1]),
  city: v.nullable(v.string()),
  province: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type DeliveryArea = v.InferOutput<typeof deliveryAreaSchema>;

export const viewDeliveryArea = defineEndpoint({
  id: 'S21',
  call: 'GET /delivery-area/view',
  params: v.object({ postalcode: v.pipe(v.string(), v.regex(/^\d{5}$/)) }),
  data: deliveryAreaSchema,
});
