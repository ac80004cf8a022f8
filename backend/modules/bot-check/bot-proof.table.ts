import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges of the bot check that were answered rightly; each counts once (T8). */
export const botProofs = pgTable(
  'bot_proofs',
  {
    tenantId: text('tenant_id').notNull(),
    challenge: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.challenge] })],
);
