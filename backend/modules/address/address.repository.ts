import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { addressTypeCodes } from '../../../contract/api/codes.ts';
import type { AddressTypeId } from '../../../contract/api/shopping/delivery.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { addresses } from './address.table.ts';

export type AddressRow = typeof addresses.$inferSelect;
export type NewHome = Omit<
  typeof addresses.$inferInsert,
  'tenantId' | 'addressId' | 'addressTypeId' | 'storeId'
> & {
  userId: number;
};
const findAddress = prepared((db) =>
  db
    .select()
    .from(addresses)
    .where(
      and(
        eq(addresses.tenantId, sql.placeholder('tenantId')),
        eq(addresses.addressId, sql.placeholder('addressId')),
      ),
    ),
);

/** Homes of users and pickup points of one tenant. */
export function createAddressRepository(db: Database, tenantId: string) {
  const inTenant = eq(addresses.tenantId, tenantId);
  const own = (userId: number, addressId: number) =>
    and(inTenant, eq(addresses.addressId, addressId), eq(addresses.userId, userId));
  return {
    async find(addressId: number) {
      const [found] = await findAddress(db, { tenantId, addressId });
      return found ?? null;
    },

    /** A home of this user, or a pickup point anyone may use. */
    async findUsable(userId: number, addressId: number) {
      const [found] = await db
        .select()
        .from(addresses)
        .where(
          and(
            inTenant,
            eq(addresses.addressId, addressId),
            or(eq(addresses.userId, userId), isNull(addresses.userId)),
          ),
        );
      return found ?? null;
    },

    async findOwn(userId: number, addressId: number) {
      const [found] = await db.select().from(addresses).where(own(userId, addressId));
      return found ?? null;
    },

    /** Homes of a user, the preferred one first. */
    listHomes(userId: number) {
      return db
        .select()
        .from(addresses)
        .where(and(inTenant, eq(addresses.userId, userId)))
        .orderBy(desc(addresses.preferred), asc(addresses.addressId));
    },

    async countHomes(userId: number) {
      const [row] = await db
        .select({ homes: count() })
        .from(addresses)
        .where(and(inTenant, eq(addresses.userId, userId)));
      return row?.homes ?? 0;
    },

    async findPreferred(userId: number) {
      const [found] = await db
        .select()
        .from(addresses)
        .where(and(inTenant, eq(addresses.userId, userId), eq(addresses.preferred, true)));
      return found ?? null;
    },

    /** The address a user got from a workplace (S16). */
    async findAtWork(userId: number, workplaceId: number) {
      const [found] = await db
        .select()
        .from(addresses)
        .where(and(inTenant, eq(addresses.userId, userId), eq(addresses.workplaceId, workplaceId)));
      return found ?? null;
    },

    /** Pickup points: of one store, or of the given types. */
    listPoints(filter: { storeId?: number; types?: readonly AddressTypeId[] }) {
      return db
        .select()
        .from(addresses)
        .where(
          and(
            inTenant,
            ne(addresses.addressTypeId, addressTypeCodes.home),
            filter.storeId === undefined ? undefined : eq(addresses.storeId, filter.storeId),
            filter.types === undefined ? undefined : inArray(addresses.addressTypeId, [...filter.types]),
          ),
        )
        .orderBy(asc(addresses.storeId), asc(addresses.addressTypeId), asc(addresses.addressId));
    },

    async addHome(fields: NewHome) {
      const [added] = await db
        .insert(addresses)
        .values({ ...fields, tenantId, addressTypeId: addressTypeCodes.home, storeId: null })
        .returning();
      if (added === undefined) throw new Error('an insert answered no row');
      return added;
    },

    async updateHome(addressId: number, fields: NewHome) {
      const [updated] = await db
        .update(addresses)
        .set(fields)
        .where(own(fields.userId, addressId))
        .returning();
      return updated ?? null;
    },

    /** At most one home is preferred: the others step back first. */
    async clearPreferred(userId: number) {
      await db
        .update(addresses)
        .set({ preferred: false })
        .where(and(inTenant, eq(addresses.userId, userId), eq(addresses.preferred, true)));
    },

    async prefer(userId: number, addressId: number) {
      await db.update(addresses).set({ preferred: true }).where(own(userId, addressId));
    },

    /** Deletes a home, which lists forget before: locked first, so that none remembers it meanwhile. */
    async deleteHome(userId: number, addressId: number) {
      const [home] = await db
        .select({ addressId: addresses.addressId })
        .from(addresses)
        .where(own(userId, addressId))
        .for('update');
      if (home === undefined) return;
      await db.execute(sql`UPDATE wishlists SET address_id = NULL
        WHERE tenant_id = ${tenantId} AND address_id = ${addressId}`);
      await db.delete(addresses).where(own(userId, addressId));
    },
  };
}
