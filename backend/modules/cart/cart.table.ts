import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { CartStatusId } from '../../../contract/api/shopping/cart.ts';
import type { CartSubstitution, LineSubstitution } from '../../../contract/api/shopping/substitution.ts';

/** One active cart per user: status 1, 2 or 7 and not set aside (a partial unique index holds it). */
export const carts = pgTable(
  'carts',
  {
    tenantId: text('tenant_id').notNull(),
    cartId: integer('cart_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    statusId: integer('status_id').$type<CartStatusId>().notNull(),
    setAside: boolean('set_aside').notNull().default(false),
    storeId: integer('store_id').notNull(),
    addressId: integer('address_id'),
    addressAuto: boolean('address_auto').notNull().default(true),
    slotDate: date('slot_date', { mode: 'string' }),
    timeslotId: integer('timeslot_id'),
    orderComment: text('order_comment').notNull().default(''),
    needInvoice: boolean('need_invoice').notNull().default(false),
    adultDeclared: boolean('adult_declared').notNull().default(false),
    substitutions: text().$type<CartSubstitution>(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    preparedDigest: text('prepared_digest'),
    modifyingOrderId: integer('modifying_order_id'),
    previewDate: date('preview_date', { mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.cartId] })],
);

/** Quantities are thousandths of a piece, or of the selling unit of loose goods. */
export const cartLines = pgTable(
  'cart_lines',
  {
    tenantId: text('tenant_id').notNull(),
    itemId: integer('item_id').notNull().generatedByDefaultAsIdentity(),
    cartId: integer('cart_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    productId: integer('product_id').notNull(),
    optionsKey: text('options_key').notNull(),
    options: jsonb().$type<Record<string, string>>().notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
    acceptAlternatives: boolean('accept_alternatives').notNull(),
    customWeight: text('custom_weight'),
    note: text(),
    substitution: text().$type<LineSubstitution>(),
    substitutionProductId: integer('substitution_product_id'),
    /** Keys of the reasons to exclude the product that the shopper accepted for this line (B-23). */
    acceptedExclusions: jsonb('accepted_exclusions').$type<string[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.itemId] })],
);
