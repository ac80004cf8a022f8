import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { parkingPlaces } from './parking.table.ts';

/** Parking places of one tenant's stores. */
export function createParkingRepository(db: Database, tenantId: string) {
  const ofOrder = (orderId: number) =>
    and(eq(parkingPlaces.tenantId, tenantId), eq(parkingPlaces.orderId, orderId));
  return {
    async findOf(orderId: number) {
      const [found] = await db
        .select({ place: parkingPlaces.place })
        .from(parkingPlaces)
        .where(ofOrder(orderId));
      return found?.place ?? null;
    },

    /** The places kept for some orders, by order. */
    async listOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
      if (orderIds.length === 0) return new Map();
      const { orderId, place } = parkingPlaces;
      const rows = await db
        .select({ orderId, place })
        .from(parkingPlaces)
        .where(and(eq(parkingPlaces.tenantId, tenantId), oneOf(orderId, orderIds)));
      return new Map(rows.map((row) => [row.orderId, row.place]));
    },

    async taken(storeId: number) {
      const rows = await db
        .select({ place: parkingPlaces.place })
        .from(parkingPlaces)
        .where(and(eq(parkingPlaces.tenantId, tenantId), eq(parkingPlaces.storeId, storeId)))
        .orderBy(asc(parkingPlaces.place));
      return rows.map((row) => row.place);
    },

    /** False when somebody else was given the place first. */
    async keep(kept: Omit<typeof parkingPlaces.$inferInsert, 'tenantId'>) {
      const rows = await db
        .insert(parkingPlaces)
        .values({ ...kept, tenantId })
        .onConflictDoNothing()
        .returning({ place: parkingPlaces.place });
      return rows.length === 1;
    },

    async free(orderId: number) {
      await db.delete(parkingPlaces).where(ofOrder(orderId));
    },
  };
}
