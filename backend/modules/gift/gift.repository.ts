import { and, asc, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { giftCertificates, userGifts } from './gift.table.ts';

/** A certificate with the user's own row, when the user took it up. */
export interface UserGift {
  readonly certificate: typeof giftCertificates.$inferSelect;
  readonly userGift: typeof userGifts.$inferSelect | null;
}

const giftOnCart = prepared((db) =>
  db
    .select({ certificate: giftCertificates, userGift: userGifts })
    .from(userGifts)
    .innerJoin(
      giftCertificates,
      and(
        eq(giftCertificates.tenantId, sql.placeholder('tenantId')),
        eq(giftCertificates.giftCertificateId, userGifts.giftCertificateId),
      ),
    )
    .where(
      and(
        eq(userGifts.tenantId, sql.placeholder('tenantId')),
        eq(userGifts.cartId, sql.placeholder('cartId')),
      ),
    ),
);

/** Gift certificates of one tenant and who used them. */
export function createGiftRepository(db: Database, tenantId: string) {
  const own = (userGiftId: number) =>
    and(eq(userGifts.tenantId, tenantId), eq(userGifts.userGiftId, userGiftId));
  const inTenant = eq(giftCertificates.tenantId, tenantId);
  const seenBy = (userId: number) =>
    db
      .select({ certificate: giftCertificates, userGift: userGifts })
      .from(giftCertificates)
      .leftJoin(
        userGifts,
        and(
          eq(userGifts.tenantId, tenantId),
          eq(userGifts.userId, userId),
          eq(userGifts.giftCertificateId, giftCertificates.giftCertificateId),
        ),
      );
  return {
    /** Finds by code, blind to case and outer blanks; the personal one of somebody else is unknown. */
    async findByCode(userId: number, code: string): Promise<UserGift | null> {
      const [found] = await seenBy(userId).where(
        and(
          inTenant,
          sql`upper(${giftCertificates.code}) = ${code.trim().toUpperCase()}`,
          or(isNull(giftCertificates.ownerUserId), eq(giftCertificates.ownerUserId, userId)),
        ),
      );
      return found ?? null;
    },

    /** Certificates a user owns or took up, those that end first at the top. */
    listOf(userId: number): Promise<UserGift[]> {
      return seenBy(userId)
        .where(and(inTenant, or(eq(giftCertificates.ownerUserId, userId), isNotNull(userGifts.userGiftId))))
        .orderBy(asc(giftCertificates.validTo), desc(giftCertificates.giftCertificateId));
    },

    async addCertificate(certificate: Omit<typeof giftCertificates.$inferInsert, 'tenantId'>) {
      await db.insert(giftCertificates).values({ ...certificate, tenantId });
    },

    /** The certificate on a cart. */
    async findOnCart(cartId: number) {
      const [found] = await giftOnCart(db, { tenantId, cartId });
      return found ?? null;
    },

    /** Puts a certificate on a cart; false when another order of the user has it already. */
    async putOnCart(gift: {
      userId: number;
      giftCertificateId: number;
      cartId: number;
      orderId: number | null;
    }) {
      const { userId, giftCertificateId, cartId, orderId } = gift;
      const put = await db
        .insert(userGifts)
        .values({ tenantId, userId, giftCertificateId, cartId })
        .onConflictDoUpdate({
          target: [userGifts.tenantId, userGifts.userId, userGifts.giftCertificateId],
          set: { cartId },
          setWhere: usableBy(orderId),
        })
        .returning({ userGiftId: userGifts.userGiftId });
      return put.length === 1;
    },

    async takeOffCart(cartId: number) {
      await db
        .update(userGifts)
        .set({ cartId: null })
        .where(and(eq(userGifts.tenantId, tenantId), eq(userGifts.cartId, cartId)));
    },

    /** Consumes a certificate for an order; false when another order has it: once per user (C11). */
    async consume(userGiftId: number, orderId: number) {
      const consumed = await db
        .update(userGifts)
        .set({ orderId, cartId: null })
        .where(and(own(userGiftId), usableBy(orderId)))
        .returning({ userGiftId: userGifts.userGiftId });
      return consumed.length === 1;
    },

    /** Certificates of an order become usable again (LOY-07). */
    async release(orderId: number) {
      await db
        .update(userGifts)
        .set({ orderId: null })
        .where(and(eq(userGifts.tenantId, tenantId), eq(userGifts.orderId, orderId)));
    },

    /** Shows the certificate of an order on the cart that amends it. */
    async showOnCart(orderId: number, cartId: number) {
      await db
        .update(userGifts)
        .set({ cartId })
        .where(and(eq(userGifts.tenantId, tenantId), eq(userGifts.orderId, orderId)));
    },
  };
}

function usableBy(orderId: number | null) {
  const free = sql`${userGifts.orderId} IS NULL`;
  return orderId === null ? free : sql`(${free} OR ${userGifts.orderId} = ${orderId})`;
}
