import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Companies whose people have their groceries brought to work, joined by a code (S16). */
export const workplaces = pgTable(
  'workplaces',
  {
    tenantId: text('tenant_id').notNull(),
    workplaceId: integer('workplace_id').notNull().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    name: text().notNull(),
    address1: text().notNull(),
    addressNumber: text('address_number').notNull(),
    city: text().notNull(),
    province: text().notNull(),
    postalcode: text().notNull(),
    doorbellName: text('doorbell_name').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.workplaceId] })],
);
