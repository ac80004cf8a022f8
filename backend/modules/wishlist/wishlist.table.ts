import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { WishlistTypeId } from '../../../contract/api/shopping/wishlist.ts';

/** Type 1 is the favourites list, one per user; 2 a list of their own. */
export const wishlists = pgTable(
  'wishlists',
  {
    tenantId: text('tenant_id').notNull(),
    listId: integer('list_id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id').notNull(),
    wishlistTypeId: integer('wishlist_type_id').$type<WishlistTypeId>().notNull(),
    name: text().notNull(),
    selected: boolean().notNull().default(false),
    addressId: integer('address_id'),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.listId] })],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    tenantId: text('tenant_id').notNull(),
    itemId: integer('item_id').notNull().generatedByDefaultAsIdentity(),
    listId: integer('list_id').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    productId: integer('product_id').notNull(),
    quantity: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.itemId] })],
);

/** Lists shared with other users of the brand; the owner has no row. */
export const wishlistGrants = pgTable(
  'wishlist_grants',
  {
    tenantId: text('tenant_id').notNull(),
    listId: integer('list_id').notNull(),
    userId: integer('user_id').notNull(),
    grantKind: text('grant_kind').$type<'WRITE' | 'READ'>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.listId, table.userId] })],
);

/** Links that let whoever has one join a list; only the hash of their token is kept (B-37). */
export const wishlistLinks = pgTable(
  'wishlist_links',
  {
    tenantId: text('tenant_id').notNull(),
    linkId: integer('link_id').notNull().generatedByDefaultAsIdentity(),
    listId: integer('list_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    grantKind: text('grant_kind').$type<'WRITE' | 'READ'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.linkId] })],
);
