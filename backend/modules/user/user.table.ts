import { boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/languages.ts';
import type { Billing } from '../../../contract/api/account/registration.ts';

export const users = pgTable(
  'users',
  {
    tenantId: text('tenant_id').notNull(),
    userId: integer('user_id').notNull().generatedByDefaultAsIdentity(),
    login: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthdate: date({ mode: 'string' }),
    phone: text().notNull().default(''),
    fidelityCard: text('fidelity_card').notNull().default(''),
    fiscalCode: text('fiscal_code').notNull().default(''),
    userTypeId: integer('user_type_id').notNull().default(0),
    profileLevel: integer('profile_level').notNull(),
    betaTester: boolean('beta_tester').notNull().default(false),
    ssoUser: boolean('sso_user').notNull().default(false),
    /** Where else this person has logged in to the account. */
    loginProviders: jsonb('login_providers').$type<string[]>().notNull().default([]),
    points: integer().notNull().default(0),
    legalIds: jsonb('legal_ids').$type<number[]>().notNull().default([]),
    crmSegmentIds: jsonb('crm_segment_ids').$type<number[]>().notNull().default([]),
    billing: jsonb().$type<Billing>(),
    defaultStoreAddressId: integer('default_store_address_id'),
    /** The language this person last asked in; null for the brand's first. */
    language: text().$type<Language>(),
    /** In cents; null for none (B-36). */
    spendingCap: integer('spending_cap'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
    anonymisedAt: timestamp('anonymised_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userId] })],
);
