import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/languages.ts';

/** Who wants to know that a brand comes to a postal code; written to, the row goes, and after a year anyway. */
export const areaNotices = pgTable(
  'area_notices',
  {
    tenantId: text('tenant_id').notNull(),
    postalcode: text().notNull(),
    email: text().notNull(),
    /** The language it was asked in; null for the brand's first. */
    language: text().$type<Language>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.postalcode, table.email] })],
);
