import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Keys a tenant's shop signs with, one per purpose. */
export const secretKeys = pgTable(
  'secret_keys',
  {
    tenantId: text('tenant_id').notNull(),
    purpose: text().notNull(),
    secret: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.purpose] })],
);
