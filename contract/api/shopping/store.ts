import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { defineEndpoint } from '../endpoint.ts';
import { csvOf, flag, id, num } from '../params.ts';
import { deliveryServiceIds, listedStoreSchema } from './delivery.ts';

const orderBy = v.picklist(['name', 'distance']);

export const listStores = defineEndpoint({
  id: 'S01',
  call: 'GET /store-proximity/list',
  visibility: 'public',
  params: v.object({ services: v.optional(csvOf(deliveryServiceIds)), orderby: v.optional(orderBy, 'name') }),
  data: v.object({ stores: v.array(listedStoreSchema) }),
});

export const localizeStores = defineEndpoint({
  id: 'S02',
  call: 'GET /store-proximity/localize',
  params: v.object({
    latitude: num(-90, 90),
    longitude: num(-180, 180),
    services: v.optional(csvOf(deliveryServiceIds)),
    orderby: v.optional(orderBy, 'distance'),
  }),
  data: v.object({ stores: v.array(listedStoreSchema) }),
});

export const selectStore = defineEndpoint({
  id: 'S03',
  call: 'GET /store-proximity/select',
  auth: 'login',
  effect: 'write',
  params: v.object({ store_id: id(), show_sectors: v.optional(flag(), false) }),
  data: cartSchema,
});

export const viewStore = defineEndpoint({
  id: 'S04',
  call: 'GET /store/view',
  visibility: 'public',
  params: v.object({ store_id: id() }),
  data: listedStoreSchema,
});

export const findWarehouse = defineEndpoint({
  id: 'S13',
  call: 'GET /warehouse/find-by-coordinates',
  params: v.object({
    latitude: num(-90, 90),
    longitude: num(-180, 180),
    distance: v.optional(num(0), 10_000),
  }),
  data: v.object({
    warehouse: v.nullable(v.object({ warehouseId: v.number(), name: v.string(), distance: v.number() })),
  }),
});

/** Delivery fee of the cart's slot, else of the tenant (B-31): `missing` is what the cart lacks to the minimum order, 0 for nobody's cart. */
export const viewDeliveryFee = defineEndpoint({
  id: 'S17',
  call: 'GET /delivery-fee/view',
  params: v.object({}),
  data: v.object({
    fee: v.number(),
    freeFrom: v.nullable(v.number()),
    missing: v.number(),
    minOrder: v.number(),
  }),
});
