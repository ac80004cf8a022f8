import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { ClaimState } from '../../../contract/api/ordering/order-delivery.ts';
import { oneOf } from '../../platform/db/rows.ts';
import type { Database } from '../../platform/db/database.ts';
import { confirmedStatuses } from './order-statuses.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';
import { orderLines, orders } from './order.table.ts';

/** What came of a line. */
export type LineDelivered = Pick<
  OrderLineRow,
  'deliveredQuantity' | 'deliveredWeight' | 'deliveredTotal' | 'replacement'
>;

type ClaimColumns = Pick<
  OrderLineRow,
  | 'claimReason'
  | 'claimedAt'
  | 'claimQuantity'
  | 'claimText'
  | 'claimRefund'
  | 'claimState'
  | 'claimDecidedAt'
>;

/** What a claim writes down; only what the shop decides stays open. */
export type LineClaimed = {
  [K in Exclude<keyof ClaimColumns, 'claimDecidedAt'>]: NonNullable<ClaimColumns[K]>;
} & Pick<ClaimColumns, 'claimDecidedAt'>;

/** What a decision changes of a claim. */
export type ClaimDecided = Partial<Pick<ClaimColumns, 'claimRefund' | 'claimDecidedAt'>> & {
  claimState: ClaimState;
};

/** What came of the orders of one tenant, and what shoppers say of it (B-22). */
export function createOrderDeliveryRepository(db: Database, tenantId: string) {
  const line = (orderItemId: number) =>
    and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderItemId, orderItemId));
  return {
    /** Orders of anybody that may be handed over, the first slot first; for development. */
    listUnderWay(): Promise<OrderRow[]> {
      return db
        .select()
        .from(orders)
        .where(and(eq(orders.tenantId, tenantId), oneOf(orders.statusId, confirmedStatuses)))
        .orderBy(asc(orders.slotDate), asc(orders.slotBegin), asc(orders.orderId))
        .limit(50);
    },

    /** Lines of anybody whose claim waits for the shop, the oldest claim first; for development. */
    listOpenClaims(): Promise<OrderLineRow[]> {
      return db
        .select()
        .from(orderLines)
        .where(
          and(
            eq(orderLines.tenantId, tenantId),
            isNotNull(orderLines.claimedAt),
            sql`coalesce(${orderLines.claimState}, 'received') IN ('received', 'accepted')`,
          ),
        )
        .orderBy(asc(orderLines.claimedAt), asc(orderLines.orderItemId))
        .limit(50);
    },

    async setDelivered(orderItemId: number, delivered: LineDelivered) {
      await db.update(orderLines).set(delivered).where(line(orderItemId));
    },

    /** Claims a line once; false when it was claimed before. */
    async claim(orderItemId: number, claim: LineClaimed) {
      const claimed = await db
        .update(orderLines)
        .set(claim)
        .where(and(line(orderItemId), isNull(orderLines.claimedAt)))
        .returning({ orderItemId: orderLines.orderItemId });
      return claimed.length === 1;
    },

    /** Moves a claim on, but only from the state it was seen in; false when it moved meanwhile. */
    async moveClaim(orderItemId: number, from: ClaimState, decided: ClaimDecided) {
      const moved = await db
        .update(orderLines)
        .set(decided)
        .where(
          and(
            line(orderItemId),
            isNotNull(orderLines.claimedAt),
            // A process of the version before writes no state: its claims wait for the shop.
            sql`coalesce(${orderLines.claimState}, 'received') = ${from}`,
          ),
        )
        .returning({ orderItemId: orderLines.orderItemId });
      return moved.length === 1;
    },
  };
}
