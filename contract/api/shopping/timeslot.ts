import * as v from 'valibot';
import { cartSchema } from './cart.ts';
import { deliveryServiceIds } from './delivery.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dateIso, flag, id, int } from '../params.ts';

/** empty is free, intermediate almost full, full taken (SLOT-06). */
export const slotStatuses = ['empty', 'intermediate', 'full'] as const;
export type SlotStatus = (typeof slotStatuses)[number];

/**
 * One slot of a day; only `active` 1 may be chosen; `cutoff` is the last instant to choose it. `price` in EUR is its
 * own, free from items of `freeFrom` EUR on (null is never). `green` says that the van is near already, `greenReason`
 * why, in words (B-31).
 */
export const timeslotSchema = v.object({
  timeslotId: v.number(),
  name: v.string(),
  beginTime: v.string(),
  endTime: v.string(),
  status: v.picklist(slotStatuses),
  active: v.picklist([0, 1]),
  selected: v.boolean(),
  capacityLeft: v.number(),
  price: v.number(),
  freeFrom: v.optional(v.nullable(v.number()), null),
  green: v.boolean(),
  greenReason: v.optional(v.nullable(v.string()), null),
  cutoff: v.string(),
});
export type Timeslot = v.InferOutput<typeof timeslotSchema>;

export const timeslotDaySchema = v.object({
  dateIso: v.string(),
  selected: v.boolean(),
  timeslots: v.array(timeslotSchema),
});
export type TimeslotDay = v.InferOutput<typeof timeslotDaySchema>;

export const listTimeslots = defineEndpoint({
  id: 'S14',
  call: 'GET /timeslot/list',
  params: v.object({
    'show-closed': v.optional(flag(), false),
    'check-locker': v.optional(flag(), false),
    delivery_service_id: v.optional(v.pipe(int(), v.picklist(deliveryServiceIds)), 2),
  }),
  data: v.object({ days: v.array(timeslotDaySchema) }),
});

/** Holds one place for two hours; choosing the held place again renews it once (decision 013). */
export const selectTimeslot = defineEndpoint({
  id: 'S15',
  call: 'GET /timeslot/select',
  auth: 'login',
  effect: 'write',
  params: v.object({ sel_date: dateIso(), timeslot_id: id(), show_sectors: v.optional(flag(), false) }),
  data: cartSchema,
});
