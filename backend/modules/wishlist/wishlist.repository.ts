import { and, asc, count, desc, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { wishlistTypeCodes } from '../../../contract/api/codes.ts';
import type { WishlistGrant, WishlistTypeId } from '../../../contract/api/shopping/wishlist.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { users } from '../user/user.table.ts';
import { wishlistGrants, wishlistItems, wishlists } from './wishlist.table.ts';

/** A list as one user sees it; `grant` is that user's. */
export interface WishlistRow {
  readonly listId: number;
  readonly userId: number;
  readonly wishlistTypeId: WishlistTypeId;
  readonly name: string;
  readonly selected: boolean;
  readonly addressId: number | null;
  readonly size: number;
  readonly grant: WishlistGrant;
  readonly ownerName: string;
}

/** A product and how much of it, in thousandths. */
export interface WishedQuantity {
  readonly productId: number;
  readonly quantity: number;
}

/** Lists of one tenant, seen by their owners and by those they are shared with. */
export function createWishlistRepository(db: Database, tenantId: string) {
  const inTenant = eq(wishlists.tenantId, tenantId);
  const own = (userId: number) => and(inTenant, eq(wishlists.userId, userId));
  const itemsOf = (listId: number) =>
    and(eq(wishlistItems.tenantId, tenantId), eq(wishlistItems.listId, listId));

  const seenBy = (userId: number) =>
    db
      .select({
        listId: wishlists.listId,
        userId: wishlists.userId,
        wishlistTypeId: wishlists.wishlistTypeId,
        name: wishlists.name,
        selected: wishlists.selected,
        addressId: wishlists.addressId,
        size: sql<number>`(SELECT count(*)::integer FROM ${wishlistItems}
          WHERE ${wishlistItems.tenantId} = ${tenantId} AND ${wishlistItems.listId} = ${wishlists.listId})`,
        grant: sql<WishlistGrant>`CASE WHEN ${wishlists.userId} = ${userId} THEN 'OWNER'
          ELSE ${wishlistGrants.grantKind} END`,
        ownerName: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      })
      .from(wishlists)
      .innerJoin(users, and(eq(users.tenantId, tenantId), eq(users.userId, wishlists.userId)))
      .leftJoin(
        wishlistGrants,
        and(
          eq(wishlistGrants.tenantId, tenantId),
          eq(wishlistGrants.listId, wishlists.listId),
          eq(wishlistGrants.userId, userId),
        ),
      );

  return {
    /** Serialises what changes the set of a user's lists: limit, names, selection. */
    async lockOwner(userId: number) {
      await db
        .select({ userId: users.userId })
        .from(users)
        .where(and(eq(users.tenantId, tenantId), eq(users.userId, userId)))
        .for('no key update');
    },

    /** Gives a user without favourites theirs, selected unless another list is. */
    async ensureFavourites(userId: number, name: string) {
      const favourites = { tenantId, userId, name, wishlistTypeId: wishlistTypeCodes.favourites };
      // One list of a user is selected: where another one is, only the second finds no conflict.
      for (const selected of [true, false])
        await db
          .insert(wishlists)
          .values({ ...favourites, selected })
          .onConflictDoNothing();
    },

    async hasFavourites(userId: number) {
      const [found] = await db
        .select({ listId: wishlists.listId })
        .from(wishlists)
        .where(and(own(userId), eq(wishlists.wishlistTypeId, 1)));
      return found !== undefined;
    },

    /** A list the user owns or was given; null for any other (LIST-12). */
    async findReadable(userId: number, listId: number): Promise<WishlistRow | null> {
      const readable = or(eq(wishlists.userId, userId), isNotNull(wishlistGrants.grantKind));
      const [found] = await seenBy(userId).where(and(inTenant, eq(wishlists.listId, listId), readable));
      return found ?? null;
    },

    /** The selected one of a user's own lists, else the oldest; of one type where asked. */
    async findDefault(userId: number, wishlistTypeId: WishlistTypeId | null): Promise<WishlistRow | null> {
      const ofType = wishlistTypeId === null ? undefined : eq(wishlists.wishlistTypeId, wishlistTypeId);
      const [found] = await seenBy(userId)
        .where(and(own(userId), ofType))
        .orderBy(desc(wishlists.selected), asc(wishlists.wishlistTypeId), asc(wishlists.listId))
        .limit(1);
      return found ?? null;
    },

    /** Own lists, the favourites first, then as they were made; and how many there are. */
    async listOwn(userId: number, { offset, limit }: { offset: number; limit: number }) {
      const [all] = await db.select({ lists: count() }).from(wishlists).where(own(userId));
      const rows = await seenBy(userId)
        .where(own(userId))
        .orderBy(asc(wishlists.wishlistTypeId), asc(wishlists.listId))
        .limit(limit)
        .offset(offset);
      return { rows, all: all?.lists ?? 0 };
    },

    listShared(userId: number): Promise<WishlistRow[]> {
      return seenBy(userId)
        .where(and(inTenant, ne(wishlists.userId, userId), isNotNull(wishlistGrants.grantKind)))
        .orderBy(asc(wishlists.listId));
    },

    /** Locks a list until the transaction ends: whatever changes it begins here. */
    async lock(listId: number) {
      await db
        .select({ listId: wishlists.listId })
        .from(wishlists)
        .where(and(inTenant, eq(wishlists.listId, listId)))
        .for('update');
    },

    /** Lists of a user besides the favourites. */
    async countLists(userId: number) {
      const [row] = await db
        .select({ lists: count() })
        .from(wishlists)
        .where(and(own(userId), eq(wishlists.wishlistTypeId, 2)));
      return row?.lists ?? 0;
    },

    /** True when another list of the user has this name, whatever its case. */
    async hasName(userId: number, name: string, exceptListId: number | null) {
      const [found] = await db
        .select({ listId: wishlists.listId })
        .from(wishlists)
        .where(
          and(
            own(userId),
            sql`lower(${wishlists.name}) = lower(${name})`,
            exceptListId === null ? undefined : ne(wishlists.listId, exceptListId),
          ),
        )
        .limit(1);
      return found !== undefined;
    },

    async add(userId: number, name: string) {
      const [added] = await db
        .insert(wishlists)
        .values({ tenantId, userId, name, wishlistTypeId: wishlistTypeCodes.list })
        .returning({ listId: wishlists.listId });
      if (added === undefined) throw new Error('an insert answered no row');
      return added.listId;
    },

    async update(listId: number, fields: { name?: string; addressId?: number }) {
      await db
        .update(wishlists)
        .set(fields)
        .where(and(inTenant, eq(wishlists.listId, listId)));
    },

    async delete(listId: number) {
      await db.delete(wishlistItems).where(itemsOf(listId));
      await db
        .delete(wishlistGrants)
        .where(and(eq(wishlistGrants.tenantId, tenantId), eq(wishlistGrants.listId, listId)));
      await db.delete(wishlists).where(and(inTenant, eq(wishlists.listId, listId)));
    },

    /** Makes one of a user's lists the selected one (LIST-05). */
    async select(userId: number, listId: number) {
      await db
        .update(wishlists)
        .set({ selected: false })
        .where(and(own(userId), eq(wishlists.selected, true)));
      await db
        .update(wishlists)
        .set({ selected: true })
        .where(and(own(userId), eq(wishlists.listId, listId)));
    },

    listItems(listId: number) {
      return db.select().from(wishlistItems).where(itemsOf(listId)).orderBy(asc(wishlistItems.itemId));
    },

    /** Adds products to a list, whose owner's they are; one that is on it already adds up. */
    async addItems(
      { listId, userId }: Pick<WishlistRow, 'listId' | 'userId'>,
      wished: readonly WishedQuantity[],
    ) {
      await db
        .insert(wishlistItems)
        .values(wished.map((one) => ({ ...one, tenantId, listId, userId })))
        .onConflictDoUpdate({
          target: [wishlistItems.tenantId, wishlistItems.listId, wishlistItems.productId],
          set: { quantity: sql`${wishlistItems.quantity} + excluded.quantity`, userId },
        });
    },

    async setQuantity(listId: number, itemId: number, quantity: number) {
      await db
        .update(wishlistItems)
        .set({ quantity })
        .where(and(itemsOf(listId), eq(wishlistItems.itemId, itemId)));
    },

    async deleteItems(listId: number, itemIds: readonly number[]) {
      await db.delete(wishlistItems).where(and(itemsOf(listId), oneOf(wishlistItems.itemId, itemIds)));
    },

    /** Which of these lists hold a product. */
    async holding(listIds: readonly number[], productId: number): Promise<ReadonlySet<number>> {
      const rows = await db
        .select({ listId: wishlistItems.listId })
        .from(wishlistItems)
        .where(
          and(
            eq(wishlistItems.tenantId, tenantId),
            eq(wishlistItems.productId, productId),
            oneOf(wishlistItems.listId, listIds),
          ),
        );
      return new Set(rows.map(({ listId }) => listId));
    },

    /** Products on the user's favourites list. */
    async favouriteProductIds(userId: number) {
      const favourites = db
        .select({ listId: wishlists.listId })
        .from(wishlists)
        .where(and(own(userId), eq(wishlists.wishlistTypeId, 1)));
      const rows = await db
        .select({ productId: wishlistItems.productId })
        .from(wishlistItems)
        .where(and(eq(wishlistItems.tenantId, tenantId), inArray(wishlistItems.listId, favourites)));
      return rows.map((row) => row.productId);
    },
  };
}
