import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Amounts in cents, days in Europe/Rome, both included. */
export const giftCertificates = pgTable(
  'gift_certificates',
  {
    tenantId: text('tenant_id').notNull(),
    giftCertificateId: integer('gift_certificate_id').notNull().generatedByDefaultAsIdentity(),
    code: text().notNull(),
    description: text().notNull(),
    amount: integer().notNull(),
    minSpend: integer('min_spend').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    /** Null for a code anybody may use. */
    ownerUserId: integer('owner_user_id'),
    origin: text().$type<'campaign' | 'assigned' | 'order'>().notNull().default('campaign'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.giftCertificateId] })],
);

/** A code a user took up: on a cart, and consumed once `orderId` is set. One row per user and code. */
export const userGifts = pgTable(
  'user_gifts',
  {
    tenantId: text('tenant_id').notNull(),
    userGiftId: integer('user_gift_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    giftCertificateId: integer('gift_certificate_id').notNull(),
    cartId: integer('cart_id'),
    orderId: integer('order_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.userGiftId] })],
);
