import { and, asc, eq, sql } from 'drizzle-orm';
import type { SharedGrant } from '../../../contract/api/shopping/wishlist-link.ts';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../user/user.table.ts';
import { wishlistGrants } from './wishlist.table.ts';

/** Those that lists of one tenant are shared with (B-37). */
export function createWishlistMemberRepository(db: Database, tenantId: string) {
  const one = (listId: number, userId: number) =>
    and(
      eq(wishlistGrants.tenantId, tenantId),
      eq(wishlistGrants.listId, listId),
      eq(wishlistGrants.userId, userId),
    );
  return {
    /** As they joined. */
    list(listId: number) {
      return db
        .select({
          memberId: wishlistGrants.userId,
          name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
          grant: wishlistGrants.grantKind,
          joinedAt: wishlistGrants.joinedAt,
        })
        .from(wishlistGrants)
        .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.userId, wishlistGrants.userId)))
        .where(and(eq(wishlistGrants.tenantId, tenantId), eq(wishlistGrants.listId, listId)))
        .orderBy(asc(wishlistGrants.joinedAt), asc(wishlistGrants.userId));
    },

    /** False where the list is not shared with them. */
    async set(listId: number, userId: number, grantKind: SharedGrant): Promise<boolean> {
      const rows = await db
        .update(wishlistGrants)
        .set({ grantKind })
        .where(one(listId, userId))
        .returning({ userId: wishlistGrants.userId });
      return rows.length > 0;
    },

    /** False where the list is not shared with them. */
    async remove(listId: number, userId: number): Promise<boolean> {
      const rows = await db
        .delete(wishlistGrants)
        .where(one(listId, userId))
        .returning({ userId: wishlistGrants.userId });
      return rows.length > 0;
    },
  };
}
