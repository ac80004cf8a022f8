import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The latest attempts of a bucket, oldest first, as many as its limit counts (T10). */
export const rateLimitBuckets = pgTable(
  'rate_limit_buckets',
  {
    tenantId: text('tenant_id').notNull(),
    bucket: text().notNull(),
    attempts: timestamp({ withTimezone: true }).array().notNull(),
    /** When the newest attempt leaves its window. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.bucket] })],
);
