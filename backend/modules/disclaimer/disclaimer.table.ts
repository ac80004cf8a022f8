import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { DisclaimerType } from '../../../contract/api/account/disclaimer.ts';

/** Statements shoppers consent to, in the order of `position` (REG-04). */
export const disclaimers = pgTable(
  'disclaimers',
  {
    tenantId: text('tenant_id').notNull(),
    legalId: integer('legal_id').notNull().generatedByDefaultAsIdentity(),
    type: text().$type<DisclaimerType>().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    required: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.legalId] })],
);

/** Every answer ever given, the proof of a consent; what holds now stands in `users.legalIds`. */
export const consentAnswers = pgTable(
  'consent_answers',
  {
    tenantId: text('tenant_id').notNull(),
    answerId: integer('answer_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    legalId: integer('legal_id').notNull(),
    accepted: boolean().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.answerId] })],
);
