import { and, asc, eq, gte, isNotNull, isNull, max, ne, or } from 'drizzle-orm';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { boughtStatuses } from './order-statuses.ts';
import { orderLines, orders } from './order.table.ts';

/** A line of an order that counts as bought; `quantity` in thousandths. */
export interface PurchasedLine {
  readonly orderItemId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly createdAt: Date;
  /** A key per parameterName. */
  readonly options: Readonly<Record<string, string>>;
}

/** What the users of one tenant bought. */
export function createPurchaseRepository(db: Database, tenantId: string) {
  const isOfOrder = and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderLines.orderId));
  const isBoughtBy = (userId: number) =>
    and(eq(orders.tenantId, tenantId), eq(orders.userId, userId), oneOf(orders.statusId, boughtStatuses));
  // What did not come is still lacking at home; what came in its place is not.
  const came = or(
    isNull(orderLines.deliveredQuantity),
    ne(orderLines.deliveredQuantity, 0),
    isNotNull(orderLines.replacement),
  );
  return {
    /** The lines a user bought since an instant, the oldest first. */
    listSince(userId: number, since: Date): Promise<PurchasedLine[]> {
      const { orderItemId, productId, quantity, options } = orderLines;
      return db
        .select({ orderItemId, productId, quantity, options, createdAt: orders.createdAt })
        .from(orderLines)
        .innerJoin(orders, isOfOrder)
        .where(
          and(
            eq(orderLines.tenantId, tenantId),
            isBoughtBy(userId),
            gte(orders.createdAt, since),
            eq(orderLines.kind, 'item'),
            came,
          ),
        )
        .orderBy(asc(orders.createdAt), asc(orderItemId));
    },

    /** When a user bought last, whatever it was. */
    async lastAt(userId: number): Promise<Date | null> {
      const [row] = await db
        .select({ last: max(orders.createdAt) })
        .from(orders)
        .where(isBoughtBy(userId));
      return row?.last ?? null;
    },

    /** The products of some lines as they were when they were bought, by line. */
    async productsAsBought(orderItemIds: readonly number[]): Promise<ReadonlyMap<number, Product>> {
      if (orderItemIds.length === 0) return new Map();
      const { orderItemId, product } = orderLines;
      const rows = await db
        .select({ orderItemId, product })
        .from(orderLines)
        .where(and(eq(orderLines.tenantId, tenantId), oneOf(orderItemId, orderItemIds)));
      return new Map(rows.map((row) => [row.orderItemId, row.product]));
    },
  };
}
