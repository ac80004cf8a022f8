import { pgTable, text } from 'drizzle-orm/pg-core';

/** Which seed a brand's demo shop was opened with. */
export const demoSeeds = pgTable('demo_seeds', {
  tenantId: text('tenant_id').primaryKey(),
  version: text().notNull(),
});
