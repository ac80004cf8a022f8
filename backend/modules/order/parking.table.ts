import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Parking places kept for orders that are ready; the key is the place, so it is kept for one. */
export const parkingPlaces = pgTable(
  'parking_places',
  {
    tenantId: text('tenant_id').notNull(),
    storeId: integer('store_id').notNull(),
    place: integer().notNull(),
    orderId: integer('order_id').notNull(),
    /** Metres the shopper had to come. */
    distance: integer().notNull(),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.storeId, table.place] })],
);
