import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonb, oneOf } from '../../platform/db/rows.ts';
import { addresses } from '../address/address.table.ts';
import { exclusions } from '../exclusion/exclusion.table.ts';
import { giftCertificates, userGifts } from '../gift/gift.table.ts';
import { slotHolds } from '../timeslot/timeslot.table.ts';
import { cartLines, carts } from './cart.table.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartLineRow = typeof cartLines.$inferSelect;
export type NewCart = Omit<typeof carts.$inferInsert, 'tenantId' | 'cartId'>;
export type NewCartLine = Omit<typeof cartLines.$inferInsert, 'tenantId' | 'itemId' | 'cartId'>;
const { open, prepared: locked, amending } = cartStatusCodes;
const activeStatuses = [open, locked, amending];

const activeCart = (db: Database) =>
  db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.tenantId, sql.placeholder('tenantId')),
        eq(carts.userId, sql.placeholder('userId')),
        inArray(carts.statusId, activeStatuses),
        eq(carts.setAside, sql.placeholder('setAside')),
      ),
    );
const findActive = prepared(activeCart);
const lockActive = prepared((db) => activeCart(db).for('update'));

const tenantId = sql.placeholder('tenantId');

/** What a cart points at, in one statement: it is asked for at every call. */
const surroundingsOfCart = prepared((db) =>
  db
    .select({
      address: addresses,
      exclusions,
      hold: slotHolds,
      certificate: giftCertificates,
      userGift: userGifts,
    })
    .from(carts)
    .leftJoin(addresses, and(eq(addresses.tenantId, tenantId), eq(addresses.addressId, carts.addressId)))
    .leftJoin(exclusions, and(eq(exclusions.tenantId, tenantId), eq(exclusions.userId, carts.userId)))
    .leftJoin(slotHolds, and(eq(slotHolds.tenantId, tenantId), eq(slotHolds.cartId, carts.cartId)))
    .leftJoin(userGifts, and(eq(userGifts.tenantId, tenantId), eq(userGifts.cartId, carts.cartId)))
    .leftJoin(
      giftCertificates,
      and(
        eq(giftCertificates.tenantId, tenantId),
        eq(giftCertificates.giftCertificateId, userGifts.giftCertificateId),
      ),
    )
    .where(and(eq(carts.tenantId, tenantId), eq(carts.cartId, sql.placeholder('cartId')))),
);

const linesOfCart = prepared((db) =>
  db
    .select()
    .from(cartLines)
    .where(
      and(
        eq(cartLines.tenantId, sql.placeholder('tenantId')),
        eq(cartLines.cartId, sql.placeholder('cartId')),
      ),
    )
    .orderBy(asc(cartLines.itemId)),
);

/** Carts of one tenant and their lines. */
export function createCartRepository(db: Database, tenantId: string) {
  const own = (cartId: number) => and(eq(carts.tenantId, tenantId), eq(carts.cartId, cartId));
  return {
    async findActive(userId: number) {
      const [found] = await findActive(db, { tenantId, userId, setAside: false });
      return found ?? null;
    },

    /** The active cart, locked until the transaction ends. */
    async lockActive(userId: number) {
      const [found] = await lockActive(db, { tenantId, userId, setAside: false });
      return found ?? null;
    },

    async findSetAside(userId: number) {
      const [found] = await findActive(db, { tenantId, userId, setAside: true });
      return found ?? null;
    },

    /** The cart that amends an order, if the order is being amended. */
    async findAmending(orderId: number) {
      const [found] = await db
        .select()
        .from(carts)
        .where(
          and(
            eq(carts.tenantId, tenantId),
            eq(carts.modifyingOrderId, orderId),
            eq(carts.statusId, amending),
          ),
        );
      return found ?? null;
    },

    /** Opens a cart; null when the user has an active one already. */
    async add(cart: NewCart) {
      const [added] = await db
        .insert(carts)
        .values({ ...cart, tenantId })
        .onConflictDoNothing()
        .returning();
      return added ?? null;
    },

    async update(cartId: number, fields: Partial<NewCart>) {
      const [updated] = await db.update(carts).set(fields).where(own(cartId)).returning();
      if (updated === undefined) throw new Error(`cart ${cartId} vanished while it was locked`);
      return updated;
    },

    /** Takes an address out of the carts it was only proposed to, with their slot. */
    async clearAddress(userId: number, addressId: number) {
      await db
        .update(carts)
        .set({ addressId: null, slotDate: null, timeslotId: null })
        .where(and(eq(carts.tenantId, tenantId), eq(carts.userId, userId), eq(carts.addressId, addressId)));
    },

    /** The address and gift on a cart, the slot it holds, and what its user excludes. */
    async findSurroundings(cartId: number) {
      const [found] = await surroundingsOfCart(db, { tenantId, cartId });
      if (found === undefined) throw new Error(`cart ${cartId} vanished while it was read`);
      const { address, hold, certificate, userGift } = found;
      const gift = certificate === null ? null : { certificate, userGift };
      return { address, hold, gift, exclusions: found.exclusions };
    },

    listLines(cartId: number): Promise<CartLineRow[]> {
      return linesOfCart(db, { tenantId, cartId });
    },

    /** Writes lines as they shall be: one row per product and choice of options, however many write at once. */
    async putLines(cartId: number, lines: readonly NewCartLine[]): Promise<CartLineRow[]> {
      if (lines.length === 0) return [];
      return db
        .insert(cartLines)
        .values(lines.map((line) => ({ ...line, tenantId, cartId })))
        .onConflictDoUpdate({
          target: [cartLines.tenantId, cartLines.cartId, cartLines.productId, cartLines.optionsKey],
          set: {
            quantity: sql`excluded.quantity`,
            acceptAlternatives: sql`excluded.accept_alternatives`,
            customWeight: sql`excluded.custom_weight`,
            note: sql`excluded.note`,
            substitution: sql`excluded.substitution`,
            substitutionProductId: sql`excluded.substitution_product_id`,
            acceptedExclusions: sql`excluded.accepted_exclusions`,
          },
        })
        .returning();
    },

    async updateLine(itemId: number, fields: Partial<NewCartLine>) {
      await db
        .update(cartLines)
        .set(fields)
        .where(and(eq(cartLines.tenantId, tenantId), eq(cartLines.itemId, itemId)));
    },

    /** Lets the lines without a choice of their own follow the cart. */
    async followCart(cartId: number, acceptAlternatives: boolean) {
      await db
        .update(cartLines)
        .set({ acceptAlternatives })
        .where(
          and(eq(cartLines.tenantId, tenantId), eq(cartLines.cartId, cartId), isNull(cartLines.substitution)),
        );
    },

    /** Forgets what a user accepted in any of their carts but for some reasons, by their keys (B-23). */
    async keepAccepted(userId: number, keys: readonly string[]) {
      // Whoever edits the cart has its lines in another order.
      await lockActive(db, { tenantId, userId, setAside: false });
      await db
        .update(cartLines)
        .set({
          acceptedExclusions: sql`(SELECT coalesce(jsonb_agg(kept.key), '[]') FROM jsonb_array_elements_text(
            ${cartLines.acceptedExclusions}) kept (key) WHERE ${jsonb(keys)} ? kept.key)`,
        })
        .where(
          and(
            eq(cartLines.tenantId, tenantId),
            sql`${cartLines.acceptedExclusions} <> '[]'`,
            inArray(
              cartLines.cartId,
              db
                .select({ cartId: carts.cartId })
                .from(carts)
                .where(and(eq(carts.tenantId, tenantId), eq(carts.userId, userId))),
            ),
          ),
        );
    },

    async deleteLines(itemIds: readonly number[]) {
      if (itemIds.length === 0) return;
      await db
        .delete(cartLines)
        .where(and(eq(cartLines.tenantId, tenantId), oneOf(cartLines.itemId, itemIds)));
    },
  };
}
