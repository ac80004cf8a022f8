import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { jsonb, oneOf } from '../../platform/db/rows.ts';
import { activeStatuses, confirmActiveCart, readActiveCart } from './cart-reading.ts';
import type { CartLineRow, CartReading, ReadLine } from './cart-reading.ts';
import { cartLines, carts } from './cart.table.ts';
import { writeLines } from './write-lines.ts';

export type NewCart = Omit<typeof carts.$inferInsert, 'tenantId' | 'cartId'>;
export type NewCartLine = Omit<typeof cartLines.$inferInsert, 'tenantId' | 'itemId' | 'cartId'>;

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
            eq(carts.statusId, cartStatusCodes.amending),
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

    /**
     * The active cart with all that is kept of it, and the stock of other products beside; null without one. Where it is
     * as it was in `before`, only that is asked for.
     */
    async readActive(
      userId: number,
      productIds: readonly number[] = [],
      before: CartReading | null = null,
    ): Promise<CartReading | null> {
      const asked = { tenantId, userId, productIds };
      const same = before === null ? null : await confirmActiveCart(db, asked, before);
      return same ?? readActiveCart(db, asked);
    },

    /** The lines of a cart, also of one that was ordered. */
    listLines(cartId: number): Promise<CartLineRow[]> {
      return db
        .select()
        .from(cartLines)
        .where(and(eq(cartLines.tenantId, tenantId), eq(cartLines.cartId, cartId)));
    },

    /** Writes lines as they shall be: one row per product and choice of options, however many write at once. */
    putLines(cartId: number, lines: readonly NewCartLine[]): Promise<readonly ReadLine[]> {
      return writeLines(
        db,
        lines.map((line) => ({ ...line, tenantId, cartId })),
      );
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
