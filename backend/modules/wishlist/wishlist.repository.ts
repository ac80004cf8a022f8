import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { wishlistGrants, wishlistItems, wishlists } from './wishlist.table.ts';

export type WishlistRepository = ReturnType<typeof createWishlistRepository>;

/** Lists of one tenant, seen by their owners and by those they are shared with. */
export function createWishlistRepository(db: Database, tenantId: string) {
  return {
    /** A list the user owns or was given; null for any other (LIST-12). */
    async findReadable(userId: number, listId: number) {
      const granted = sql`EXISTS (SELECT 1 FROM ${wishlistGrants} WHERE ${wishlistGrants.tenantId} = ${tenantId}
        AND ${wishlistGrants.listId} = ${wishlists.listId} AND ${wishlistGrants.userId} = ${userId})`;
      const [found] = await db
        .select()
        .from(wishlists)
        .where(
          and(
            eq(wishlists.tenantId, tenantId),
            eq(wishlists.listId, listId),
            or(eq(wishlists.userId, userId), granted),
          ),
        );
      return found ?? null;
    },

    listItems(listId: number) {
      return db
        .select()
        .from(wishlistItems)
        .where(and(eq(wishlistItems.tenantId, tenantId), eq(wishlistItems.listId, listId)))
        .orderBy(asc(wishlistItems.itemId));
    },

    /** Products on the user's favourites list. */
    async favouriteProductIds(userId: number) {
      const rows = await db
        .select({ productId: wishlistItems.productId })
        .from(wishlistItems)
        .innerJoin(
          wishlists,
          and(eq(wishlists.tenantId, wishlistItems.tenantId), eq(wishlists.listId, wishlistItems.listId)),
        )
        .where(
          and(
            eq(wishlistItems.tenantId, tenantId),
            eq(wishlists.userId, userId),
            eq(wishlists.wishlistTypeId, 1),
          ),
        );
      return rows.map((row) => row.productId);
    },
  };
}
