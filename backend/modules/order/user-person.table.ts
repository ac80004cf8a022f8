import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Persons a master account orders for (ORD-14). */
export const userPersons = pgTable(
  'user_persons',
  {
    tenantId: text('tenant_id').notNull(),
    masterUserId: integer('master_user_id').notNull(),
    personUserId: integer('person_user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.masterUserId, table.personUserId] })],
);
