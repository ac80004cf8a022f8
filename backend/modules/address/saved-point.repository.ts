import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { savedPoints } from './saved-point.table.ts';

/** Which counters and lockers stand in the books of one tenant's users. */
export function createSavedPointRepository(db: Database, tenantId: string) {
  return {
    /** One entry per point: chosen again it comes first. */
    async save(point: { userId: number; addressId: number; savedAt: Date }) {
      await db
        .insert(savedPoints)
        .values({ ...point, tenantId })
        .onConflictDoUpdate({
          target: [savedPoints.tenantId, savedPoints.userId, savedPoints.addressId],
          set: { savedAt: point.savedAt },
        });
    },

    /** Ids of the addresses, the last chosen first. */
    async list(userId: number, most: number): Promise<number[]> {
      const rows = await db
        .select({ addressId: savedPoints.addressId })
        .from(savedPoints)
        .where(and(eq(savedPoints.tenantId, tenantId), eq(savedPoints.userId, userId)))
        .orderBy(desc(savedPoints.savedAt), desc(savedPoints.addressId))
        .limit(most);
      return rows.map(({ addressId }) => addressId);
    },

    /** Takes a point out of a book; false where it was not in it. */
    async remove(userId: number, addressId: number): Promise<boolean> {
      const removed = await db
        .delete(savedPoints)
        .where(
          and(
            eq(savedPoints.tenantId, tenantId),
            eq(savedPoints.userId, userId),
            eq(savedPoints.addressId, addressId),
          ),
        )
        .returning({ addressId: savedPoints.addressId });
      return removed.length > 0;
    },
  };
}
