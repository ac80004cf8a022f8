import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DeliveryServiceId } from '../../../contract/api/shopping/delivery.ts';

/**
 * The week's slots of a service; minutes count from the midnight a day begins with. `price` and `freeFrom` in cents,
 * null where the tenant's hold; `green` marks a fixed round of the van, whatever is ordered (B-31).
 */
export const timeslotTemplates = pgTable(
  'timeslot_templates',
  {
    tenantId: text('tenant_id').notNull(),
    timeslotId: integer('timeslot_id').notNull().generatedByDefaultAsIdentity(),
    deliveryServiceId: integer('delivery_service_id').$type<DeliveryServiceId>().notNull(),
    beginMinute: integer('begin_minute').notNull(),
    endMinute: integer('end_minute').notNull(),
    capacity: integer().notNull(),
    green: boolean().notNull(),
    price: integer(),
    freeFrom: integer('free_from'),
    openWeekdays: integer('open_weekdays').notNull(),
    cutoffMinute: integer('cutoff_minute').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.timeslotId] })],
);

const place = {
  storeId: integer('store_id').notNull(),
  deliveryServiceId: integer('delivery_service_id').$type<DeliveryServiceId>().notNull(),
  slotDate: date('slot_date', { mode: 'string' }).notNull(),
  timeslotId: integer('timeslot_id').notNull(),
};

/** How many of a slot's places are held or booked; made on demand. */
export const slotPlaces = pgTable(
  'slot_places',
  {
    tenantId: text('tenant_id').notNull(),
    ...place,
    capacity: integer().notNull(),
    taken: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.storeId, table.deliveryServiceId, table.slotDate, table.timeslotId],
    }),
  ],
);

/** The place held for a cart until an instant (B-16). */
export const slotHolds = pgTable(
  'slot_holds',
  {
    tenantId: text('tenant_id').notNull(),
    cartId: integer('cart_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    ...place,
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
    extended: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId] })],
);

/** The place an order has. */
export const slotBookings = pgTable(
  'slot_bookings',
  {
    tenantId: text('tenant_id').notNull(),
    orderId: integer('order_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    ...place,
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.orderId] })],
);
