import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { SharedGrant } from '../../../contract/api/shopping/wishlist-link.ts';
import type { Database } from '../../platform/db/database.ts';
import { wishlistGrants, wishlistLinks, wishlists } from './wishlist.table.ts';

export type WishlistLinkRow = typeof wishlistLinks.$inferSelect;

/** Links to lists of one tenant, and the grants they give (B-37). */
export function createWishlistLinkRepository(db: Database, tenantId: string) {
  const good = (now: Date) => and(eq(wishlistLinks.tenantId, tenantId), gt(wishlistLinks.expiresAt, now));
  return {
    async add(link: Omit<WishlistLinkRow, 'tenantId' | 'linkId'>): Promise<WishlistLinkRow> {
      const [added] = await db
        .insert(wishlistLinks)
        .values({ ...link, tenantId })
        .returning();
      if (added === undefined) throw new Error('an insert answered no row');
      return added;
    },

    /** Links of a list that are good at `now`, the newest first. */
    list(listId: number, now: Date): Promise<WishlistLinkRow[]> {
      return db
        .select()
        .from(wishlistLinks)
        .where(and(good(now), eq(wishlistLinks.listId, listId)))
        .orderBy(desc(wishlistLinks.linkId));
    },

    /** Takes back a link to a list of the user; the list it led to, null for any other. */
    async revoke(userId: number, linkId: number): Promise<number | null> {
      const [revoked] = await db
        .delete(wishlistLinks)
        .where(
          and(
            eq(wishlistLinks.tenantId, tenantId),
            eq(wishlistLinks.linkId, linkId),
            sql`EXISTS (SELECT 1 FROM ${wishlists} WHERE ${wishlists.tenantId} = ${tenantId}
              AND ${wishlists.listId} = ${wishlistLinks.listId} AND ${wishlists.userId} = ${userId})`,
          ),
        )
        .returning({ listId: wishlistLinks.listId });
      return revoked?.listId ?? null;
    },

    /** The link of a token, good at `now`. */
    async findGood(tokenHash: string, now: Date): Promise<WishlistLinkRow | null> {
      const [found] = await db
        .select()
        .from(wishlistLinks)
        .where(and(good(now), eq(wishlistLinks.tokenHash, tokenHash)));
      return found ?? null;
    },

    /** Shares a list with a user; a stronger grant stays. */
    async give(grant: { listId: number; userId: number; grantKind: SharedGrant; joinedAt: Date }) {
      await db
        .insert(wishlistGrants)
        .values({ ...grant, tenantId })
        .onConflictDoUpdate({
          target: [wishlistGrants.tenantId, wishlistGrants.listId, wishlistGrants.userId],
          set: {
            grantKind: sql`CASE WHEN ${wishlistGrants.grantKind} = 'WRITE' THEN 'WRITE' ELSE excluded.grant_kind END`,
          },
        });
    },

    async deleteExpired(now: Date) {
      await db
        .delete(wishlistLinks)
        .where(and(eq(wishlistLinks.tenantId, tenantId), lte(wishlistLinks.expiresAt, now)));
    },
  };
}
