import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { catalogueVersions, productClasses, products, stock } from './catalogue.table.ts';

/** What may be set of a product; what is absent stays as it is. */
export interface ShelfChange {
  /** Thousandths of a piece, or of a base unit of loose goods. */
  readonly available?: number | undefined;
  /** Days it is not sold on: 1 for Monday, 2 for Tuesday, 4 … added up. */
  readonly lockedWeekdays?: number | undefined;
  /** Most of it in one order, in pieces; 0 is no maximum. */
  readonly maxAcq?: number | undefined;
  /** Most of it for one customer and day, in the unit of a line; 0 is no maximum. */
  readonly dailyMax?: number | undefined;
  /** Most of a class in one order, in its unit; null is no maximum. */
  readonly classMax?: { readonly productClassId: number; readonly max: number | null } | undefined;
}

/** How a product stands in one warehouse. */
export type ShelfStock = Pick<typeof stock.$inferSelect, 'warehouseId' | 'available' | 'lockedWeekdays'>;

/** What a warehouse writes of the goods of one tenant; `notifyChange` tells every process. */
export function createShelfRepository(db: Database, tenantId: string, notifyChange: () => Promise<void>) {
  const ofProduct = (productId: number) => and(eq(stock.tenantId, tenantId), eq(stock.productId, productId));
  return {
    stockOf(productId: number): Promise<ShelfStock[]> {
      return db
        .select({
          warehouseId: stock.warehouseId,
          available: stock.available,
          lockedWeekdays: stock.lockedWeekdays,
        })
        .from(stock)
        .where(ofProduct(productId))
        .orderBy(stock.warehouseId);
    },

    /** Sets a product in every warehouse. */
    async set(productId: number, { available, lockedWeekdays, maxAcq, dailyMax, classMax }: ShelfChange) {
      if (available !== undefined || lockedWeekdays !== undefined) {
        await db.update(stock).set({ available, lockedWeekdays }).where(ofProduct(productId));
      }
      const hasMaximum = maxAcq !== undefined || dailyMax !== undefined;
      if (hasMaximum) {
        await db
          .update(products)
          .set({ maxAcq, dailyMax })
          .where(and(eq(products.tenantId, tenantId), eq(products.productId, productId)));
      }
      if (classMax !== undefined) {
        const { productClassId, max } = classMax;
        await db
          .update(productClasses)
          .set({ maxQuantity: max })
          .where(
            and(eq(productClasses.tenantId, tenantId), eq(productClasses.productClassId, productClassId)),
          );
      }
      if (hasMaximum || classMax !== undefined) {
        await db
          .update(catalogueVersions)
          .set({ version: sql`${catalogueVersions.version} + 1` })
          .where(eq(catalogueVersions.tenantId, tenantId));
      }
      await notifyChange();
    },
  };
}
