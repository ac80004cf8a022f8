import { bytes } from '../db/bytes.ts';
import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The first answer to each key of a user; the row is written in the transaction it answers for (T9). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull(),
    key: text().notNull(),
    paramsHash: text('params_hash').notNull(),
    /** Null for a claim whose call has not ended. */
    packed: bytes(),
    /** As the version before kept it: JSON with the body. */
    answer: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId, table.key] })],
);
