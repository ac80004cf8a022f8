import { and, asc, count, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { products, stock } from '../catalogue/catalogue.table.ts';
import { productAlerts } from './product-alert.table.ts';

export type ProductAlertRow = typeof productAlerts.$inferSelect;
type OneAlert = Pick<ProductAlertRow, 'userId' | 'productId'>;

/** What shoppers of one tenant wait for. */
export function createProductAlertRepository(db: Database, tenantId: string) {
  const one = ({ userId, productId }: OneAlert) =>
    and(
      eq(productAlerts.tenantId, tenantId),
      eq(productAlerts.userId, userId),
      eq(productAlerts.productId, productId),
    );
  const own = (userId: number) => and(eq(productAlerts.tenantId, tenantId), eq(productAlerts.userId, userId));
  return {
    /** One alert per user and product: asked again it follows the user to another warehouse. */
    async add(alert: Omit<ProductAlertRow, 'tenantId'>) {
      await db
        .insert(productAlerts)
        .values({ ...alert, tenantId })
        .onConflictDoUpdate({
          target: [productAlerts.tenantId, productAlerts.userId, productAlerts.productId],
          set: { warehouseId: alert.warehouseId },
        });
    },

    async remove(alert: OneAlert) {
      await db.delete(productAlerts).where(one(alert));
    },

    async isWaiting(alert: OneAlert) {
      const [found] = await db.select({ userId: productAlerts.userId }).from(productAlerts).where(one(alert));
      return found !== undefined;
    },

    async count(userId: number) {
      const [row] = await db.select({ alerts: count() }).from(productAlerts).where(own(userId));
      return row?.alerts ?? 0;
    },

    list(userId: number): Promise<ProductAlertRow[]> {
      return db
        .select()
        .from(productAlerts)
        .where(own(userId))
        .orderBy(desc(productAlerts.createdAt), desc(productAlerts.productId));
    },

    /** The oldest alert whose product is back, locked; one another process is telling is passed over. */
    async takeReturned(): Promise<ProductAlertRow | null> {
      const [found] = await db
        .select({ alert: productAlerts })
        .from(productAlerts)
        .innerJoin(
          stock,
          and(
            eq(stock.tenantId, tenantId),
            eq(stock.warehouseId, productAlerts.warehouseId),
            eq(stock.productId, productAlerts.productId),
          ),
        )
        .innerJoin(
          products,
          and(eq(products.tenantId, tenantId), eq(products.productId, productAlerts.productId)),
        )
        .where(
          and(eq(productAlerts.tenantId, tenantId), gt(stock.available, 0), eq(products.published, true)),
        )
        .orderBy(asc(productAlerts.createdAt), asc(productAlerts.userId), asc(productAlerts.productId))
        .limit(1)
        .for('update', { of: productAlerts, skipLocked: true });
      return found?.alert ?? null;
    },
  };
}
