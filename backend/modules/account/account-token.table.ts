import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What the token of a mail is good for. */
export type TokenPurpose = 'confirm' | 'reset' | 'email' | 'stopEmail' | 'anonymise';

/** Tokens sent by mail; only their hash is kept, each is good once. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The address the account moves, or returns, to. */
    newEmail: text('new_email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
);
