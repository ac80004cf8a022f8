import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { LoginDevice } from '../../../contract/api/account/open-sessions.ts';

/** Single-use tokens of local storage; the tokens of one login form a family (A09). */
export const restoreTokens = pgTable(
  'restore_tokens',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    familyId: text('family_id').notNull(),
    remember: boolean().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    spentAt: timestamp('spent_at', { withTimezone: true }),
    device: jsonb().$type<LoginDevice>(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
);
