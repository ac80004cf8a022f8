import { and, eq, isNull } from 'drizzle-orm';
import type { ClaimReason } from '../../../contract/api/ordering/order-delivery.ts';
import type { Database } from '../../platform/db/database.ts';
import type { OrderLineRow } from './order.repository.ts';
import { orderLines } from './order.table.ts';

/** What came of a line. */
export type LineDelivered = Pick<
  OrderLineRow,
  'deliveredQuantity' | 'deliveredWeight' | 'deliveredTotal' | 'replacement'
>;

/** What came of the orders of one tenant, and what shoppers say of it (B-22). */
export function createOrderDeliveryRepository(db: Database, tenantId: string) {
  const line = (orderItemId: number) =>
    and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderItemId, orderItemId));
  return {
    async setDelivered(orderItemId: number, delivered: LineDelivered) {
      await db.update(orderLines).set(delivered).where(line(orderItemId));
    },

    /** Claims a line once; false when it was claimed before. */
    async claim(orderItemId: number, claim: { claimReason: ClaimReason; claimedAt: Date }) {
      const claimed = await db
        .update(orderLines)
        .set(claim)
        .where(and(line(orderItemId), isNull(orderLines.claimedAt)))
        .returning({ orderItemId: orderLines.orderItemId });
      return claimed.length === 1;
    },
  };
}
