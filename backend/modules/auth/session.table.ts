import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';

/** Open sessions; only the hash of the credential is kept (T5). */
export const sessions = pgTable(
  'sessions',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    familyId: text('family_id').notNull(),
    remember: boolean().notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    /** When the password, or a login elsewhere, was last given; null where the session was restored. */
    authenticatedAt: timestamp('authenticated_at', { withTimezone: true }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    device: jsonb().$type<LoginDevice>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
);
