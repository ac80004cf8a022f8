import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row per failed try; rows of the last minutes are counted per bucket (T10). */
export const loginAttempts = pgTable(
  'failed_tries',
  {
    tenantId: text('tenant_id').notNull(),
    bucket: text().notNull(),
    tryId: integer('try_id').notNull().generatedByDefaultAsIdentity(),
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.bucket, table.tryId] })],
);
