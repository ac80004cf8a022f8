import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters and lockers in the book of a user (ADR-11). */
export const savedPoints = pgTable(
  'saved_points',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    addressId: integer('address_id').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.addressId] })],
);
