import * as v from 'valibot';
import { addressTypeCodes, deliveryServiceCodes } from '../codes.ts';

export const deliveryServiceIds = Object.values(deliveryServiceCodes);
export type DeliveryServiceId = (typeof deliveryServiceIds)[number];

const addressTypeIds = Object.values(addressTypeCodes);
export type AddressTypeId = (typeof addressTypeIds)[number];

export const addressTypes = ['home', 'store', 'locker'] as const;
export type AddressType = (typeof addressTypes)[number];

const place = {
  address1: v.string(),
  addressNumber: v.string(),
  city: v.string(),
  province: v.string(),
  postalcode: v.string(),
};

/** A saved address, a pickup point or a locker; `active` 0 means outside the served area. */
export const addressSchema = v.object({
  addressId: v.number(),
  addressName: v.string(),
  addressType: v.picklist(addressTypes),
  addressTypeId: v.picklist(addressTypeIds),
  deliveryServiceId: v.picklist(deliveryServiceIds),
  ...place,
  doorbellName: v.string(),
  floor: v.string(),
  referencePhoneNumber: v.string(),
  addressNote: v.string(),
  elevator: v.boolean(),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  preferred: v.boolean(),
  active: v.picklist([0, 1]),
  validated: v.boolean(),
});
export type Address = v.InferOutput<typeof addressSchema>;

/** Distance in metres, only where coordinates were given. */
export const storeSchema = v.object({
  storeId: v.number(),
  name: v.string(),
  address: v.object(place),
  latitude: v.number(),
  longitude: v.number(),
  distance: v.nullable(v.number()),
  warehouseId: v.number(),
  deliveryServices: v.array(
    v.object({ deliveryServiceId: v.picklist(deliveryServiceIds), name: v.string(), showTab: v.boolean() }),
  ),
});
export type Store = v.InferOutput<typeof storeSchema>;

/** When a place is open, in words; days run from Monday, 1, to Sunday, 7. */
const openingHoursSchema = v.array(v.object({ day: v.number(), text: v.string() }));
export type OpeningHours = v.InferOutput<typeof openingHoursSchema>;

/** The first slot with a place left; it costs `price` EUR, nothing from items of `freeFrom` EUR on, null is never. */
const firstSlotSchema = v.object({
  dateIso: v.string(),
  beginTime: v.string(),
  endTime: v.string(),
  price: v.number(),
  freeFrom: v.nullable(v.number()),
});
export type FirstSlot = v.InferOutput<typeof firstSlotSchema>;

/** What helps to choose a place to collect at; `firstSlot` null means that none is free in the days that are offered. */
const placeToChoose = { openingHours: openingHoursSchema, firstSlot: v.nullable(firstSlotSchema) };

/** A store to choose; `pickupAddressId` is its counter, null where nothing is collected. */
export const listedStoreSchema = v.object({
  ...storeSchema.entries,
  ...placeToChoose,
  pickupAddressId: v.nullable(v.number()),
});
export type ListedStore = v.InferOutput<typeof listedStoreSchema>;

/** A counter or a locker to choose; its distance in metres, only where coordinates were given. */
export const pickupPointSchema = v.object({
  ...addressSchema.entries,
  ...placeToChoose,
  distance: v.nullable(v.number()),
});
export type PickupPoint = v.InferOutput<typeof pickupPointSchema>;

/** The address of a cart or an order. `autoAssigned` counts as not assigned unless the tenant bypasses it (GATE-07). */
export const shippingAddressSchema = v.object({
  addressId: v.number(),
  deliveryServiceId: v.picklist(deliveryServiceIds),
  autoAssigned: v.boolean(),
  addressTypeId: v.picklist(addressTypeIds),
  addressName: v.string(),
  ...place,
  editable: v.boolean(),
});
export type ShippingAddress = v.InferOutput<typeof shippingAddressSchema>;

/**
 * The slot of a cart or an order: the place is the pair dateIso + timeslotId. Its delivery costs `price` EUR and is free
 * from items of `freeFrom` EUR on, null is never (B-31).
 */
export const chosenTimeslotSchema = v.object({
  date: v.string(),
  dateIso: v.string(),
  timeslotId: v.number(),
  beginTime: v.string(),
  endTime: v.string(),
  name: v.string(),
  autoAssigned: v.boolean(),
  holdUntil: v.nullable(v.string()),
  holdExtended: v.optional(v.boolean(), false),
  editable: v.boolean(),
  price: v.number(),
  freeFrom: v.optional(v.nullable(v.number()), null),
  cutoff: v.optional(v.nullable(v.string()), null),
});
export type ChosenTimeslot = v.InferOutput<typeof chosenTimeslotSchema>;
