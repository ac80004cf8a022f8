import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { IdentityProviderName, LoginProof } from './identity-provider.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Logins under way at an identity provider; of secrets only hashes are kept. */
export const loginAttempts = pgTable(
  'login_attempts',
  {
    tenantId: text('tenant_id').notNull(),
    stateHash: text('state_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    provider: text().$type<IdentityProviderName>().notNull(),
    proof: jsonb().$type<LoginProof>().notNull(),
    returnPath: text('return_path').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.stateHash] })],
);

/** Persons a provider vouched for who have no account yet (R17). */
export const socialPersons = pgTable(
  'social_persons',
  {
    tenantId: text('tenant_id').notNull(),
    codeHash: text('code_hash').notNull(),
    tokenHash: text('token_hash').notNull(),
    provider: text().$type<IdentityProviderName>().notNull(),
    email: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    expiresAt: instant('expires_at').notNull(),
    spentAt: instant('spent_at'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.codeHash] })],
);

/** One-time tokens that stand for a login done in another window (A01). */
export const loginTokens = pgTable(
  'login_tokens',
  {
    tenantId: text('tenant_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
);
