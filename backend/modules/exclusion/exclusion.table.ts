import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Allergen, Diet } from '../../../contract/rules/catalogue/allergens.ts';

/** What a shopper wants to keep clear of, and when they consented to its being kept (art. 9 GDPR). */
export const exclusions = pgTable(
  'exclusions',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    allergens: jsonb().$type<Allergen[]>().notNull(),
    traces: boolean().notNull(),
    diets: jsonb().$type<Diet[]>().notNull(),
    terms: jsonb().$type<string[]>().notNull(),
    hide: boolean().notNull(),
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);
