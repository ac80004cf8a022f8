import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm';
import { deliveryServiceCodes } from '../../../contract/api/codes.ts';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OrderEnder } from '../../../contract/api/ordering/order-history.ts';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { matchingOrders } from './order-filter.ts';
import type { OrderFilter } from './order-filter.ts';
import { paidOf } from './order-paid.ts';
import { confirmedStatuses, emptyStatuses, underWayStatuses, unpaidStatuses } from './order-statuses.ts';
import { orderLines, orders } from './order.table.ts';
import type { StatusChange } from './order.table.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'tenantId' | 'orderId' | 'statusHistory'>;
/** What of an order changes without moving it. */
export type OrderFields = Partial<Omit<NewOrder, 'statusId'>>;
export type NewOrderLine = Omit<
  typeof orderLines.$inferInsert,
  'tenantId' | 'orderItemId' | 'orderId' | 'userId'
>;

/** Orders of one tenant and their lines. */
export function createOrderRepository(db: Database, tenantId: string) {
  const inTenant = eq(orders.tenantId, tenantId);
  const set = async (orderId: number, fields: PgUpdateSetSource<typeof orders>): Promise<OrderRow> => {
    const [updated] = await db
      .update(orders)
      .set(fields)
      .where(and(inTenant, eq(orders.orderId, orderId)))
      .returning();
    if (updated === undefined) throw new Error(`order ${orderId} vanished while it was locked`);
    return updated;
  };
  return {
    async find(userId: number, orderId: number): Promise<OrderRow | null> {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(inTenant, eq(orders.orderId, orderId), eq(orders.userId, userId)));
      return found ?? null;
    },

    /** An order of anybody: for the payment provider and development, never for a shopper's call. */
    async findAny(orderId: number): Promise<OrderRow | null> {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(inTenant, eq(orders.orderId, orderId)));
      return found ?? null;
    },

    /** An order, locked until the transaction ends: everything that moves it begins here. */
    async lock(orderId: number): Promise<OrderRow | null> {
      const [found] = await db
        .select()
        .from(orders)
        .where(and(inTenant, eq(orders.orderId, orderId)))
        .for('update');
      return found ?? null;
    },

    /** Returns a page of the orders that match, newest first, how many there are and what was paid for all of them, in cents. */
    async list(filter: OrderFilter, { offset, limit }: { offset: number; limit: number }) {
      const [row] = await db
        .select({ all: count(), total: sql<string>`coalesce(sum(${paidOf(tenantId)}), 0)` })
        .from(orders)
        .where(matchingOrders(tenantId, filter));
      const rows = await db
        .select()
        .from(orders)
        .where(matchingOrders(tenantId, filter))
        .orderBy(desc(orders.createdAt), desc(orders.orderId))
        .limit(limit)
        .offset(offset);
      return { rows, all: row?.all ?? 0, total: Number(row?.total ?? 0) };
    },

    /** Unpaid orders whose time is over, of one user or of all. */
    async listOverdue(now: Date, userId: number | null) {
      const rows = await db
        .select({ orderId: orders.orderId, userId: orders.userId })
        .from(orders)
        .where(
          and(
            inTenant,
            oneOf(orders.statusId, unpaidStatuses),
            isNotNull(orders.dueUntil),
            lte(orders.dueUntil, now),
            userId === null ? undefined : eq(orders.userId, userId),
          ),
        )
        .orderBy(asc(orders.orderId))
        .limit(200);
      return rows;
    },

    /** How many orders wait for their money, and how many of them longer than they may. */
    async unpaid(now: Date): Promise<{ readonly waiting: number; readonly overdue: number }> {
      const [found] = await db
        .select({
          waiting: sql<number>`count(*)::integer`,
          overdue: sql<number>`count(*) FILTER (WHERE ${orders.dueUntil} <= ${now.toISOString()}::timestamptz)::integer`,
        })
        .from(orders)
        // Word by word as the index of unpaid orders says it.
        .where(and(inTenant, sql`${orders.statusId} IN (${sql.raw(unpaidStatuses.join())})`));
      return found ?? { waiting: 0, overdue: 0 };
    },

    async add(order: NewOrder): Promise<OrderRow> {
      const [added] = await db
        .insert(orders)
        .values({
          ...order,
          tenantId,
          statusHistory: [{ statusId: order.statusId, at: order.createdAt.toISOString() }],
        })
        .returning();
      if (added === undefined) throw new Error('an insert answered no row');
      return added;
    },

    update: (orderId: number, fields: OrderFields): Promise<OrderRow> => set(orderId, fields),

    /** Moves an order to a status, the only way to: its history says when, unless it is there already (B-33). */
    move(
      orderId: number,
      { statusId, at, by }: { statusId: number; at: Date; by?: OrderEnder },
      fields: OrderFields = {},
    ): Promise<OrderRow> {
      const change: StatusChange = { statusId, at: at.toISOString(), ...(by !== undefined && { by }) };
      return set(orderId, {
        ...fields,
        statusId,
        statusHistory: sql`CASE WHEN ${orders.statusId} = ${statusId}::integer THEN ${orders.statusHistory}
          ELSE ${orders.statusHistory} || ${JSON.stringify([change])}::text::jsonb END`,
      });
    },

    listLines(orderIds: readonly number[]): Promise<OrderLineRow[]> {
      if (orderIds.length === 0) return Promise.resolve([]);
      return db
        .select()
        .from(orderLines)
        .where(and(eq(orderLines.tenantId, tenantId), oneOf(orderLines.orderId, orderIds)))
        .orderBy(asc(orderLines.orderId), asc(orderLines.position));
    },

    async addLines(
      { orderId, userId }: Pick<OrderRow, 'orderId' | 'userId'>,
      lines: readonly NewOrderLine[],
    ) {
      if (lines.length === 0) return;
      await db.insert(orderLines).values(lines.map((line) => ({ ...line, tenantId, orderId, userId })));
    },

    /** Lets the lines without a choice of their own follow the order (B-18). */
    async followOrder(orderId: number, acceptAlternatives: boolean) {
      await db
        .update(orderLines)
        .set({ acceptAlternatives })
        .where(
          and(
            eq(orderLines.tenantId, tenantId),
            eq(orderLines.orderId, orderId),
            isNull(orderLines.substitution),
          ),
        );
    },

    async updateLine(orderItemId: number, fields: Partial<NewOrderLine>) {
      await db
        .update(orderLines)
        .set(fields)
        .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderItemId, orderItemId)));
    },

    async deleteLines(orderId: number) {
      await db
        .delete(orderLines)
        .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orderId)));
    },

    /** What an order took from a warehouse's stock, by product; empty when another warehouse serves it. */
    async stockTaken(orderId: number, warehouseId: number): Promise<ReadonlyMap<number, number>> {
      const rows = await db
        .select({
          productId: orderLines.productId,
          taken: sql<string>`sum(${orderLines.stockTaken})`,
        })
        .from(orderLines)
        .innerJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderLines.orderId)))
        .where(
          and(
            eq(orderLines.tenantId, tenantId),
            eq(orderLines.orderId, orderId),
            eq(orders.warehouseId, warehouseId),
            ne(orderLines.kind, 'replaced'),
          ),
        )
        .groupBy(orderLines.productId);
      return new Map(rows.map((row) => [row.productId, Number(row.taken)]));
    },

    /**
     * How much of some products a user ordered within a time, by product, in thousandths: orders that came to nothing do not
     * count, nor does `besides`, the order that is being changed (QTY-11).
     */
    async orderedWithin(
      userId: number,
      asked: { productIds: readonly number[]; from: Date; until: Date; besides: number | null },
    ): Promise<ReadonlyMap<number, number>> {
      const { productIds, from, until, besides } = asked;
      const rows = await db
        .select({ productId: orderLines.productId, ordered: sql<string>`sum(${orderLines.quantity})` })
        .from(orders)
        .innerJoin(orderLines, and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, orders.orderId)))
        .where(
          and(
            inTenant,
            eq(orders.userId, userId),
            gte(orders.createdAt, from),
            lt(orders.createdAt, until),
            notInArray(orders.statusId, [...emptyStatuses]),
            besides === null ? undefined : ne(orders.orderId, besides),
            oneOf(orderLines.productId, productIds),
            ne(orderLines.kind, 'replaced'),
          ),
        )
        .groupBy(orderLines.productId);
      return new Map(rows.map((row) => [row.productId, Number(row.ordered)]));
    },

    /** How many confirmed home deliveries go to a postal code, by slot. */
    countBySlot(where: { warehouseId: number; postalcode: string; first: string; last: string }) {
      return db
        .select({ slotDate: orders.slotDate, timeslotId: orders.timeslotId, confirmed: count() })
        .from(orders)
        .where(
          and(
            inTenant,
            eq(orders.warehouseId, where.warehouseId),
            eq(orders.deliveryServiceId, deliveryServiceCodes.homeDelivery),
            between(orders.slotDate, where.first, where.last),
            oneOf(orders.statusId, confirmedStatuses),
            sql`${orders.address} ->> 'postalcode' = ${where.postalcode}`,
          ),
        )
        .groupBy(orders.slotDate, orders.timeslotId);
    },

    /** True while an order of a user is on its way. */
    async isAnyUnderWay(userId: number) {
      const [found] = await db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(and(inTenant, eq(orders.userId, userId), oneOf(orders.statusId, underWayStatuses)))
        .limit(1);
      return found !== undefined;
    },

    /** When the given orders were placed, as far as they are the user's. */
    async placedAt(userId: number, orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>> {
      const rows = await db
        .select({ orderId: orders.orderId, createdAt: orders.createdAt })
        .from(orders)
        .where(and(inTenant, eq(orders.userId, userId), oneOf(orders.orderId, orderIds)));
      return new Map(rows.map(({ orderId, createdAt }) => [orderId, createdAt]));
    },

    /** What the confirmed orders of a user will give when they are handed over, the next one first. */
    listUnderWay(userId: number) {
      const { orderId, slotDate, points, giftsToGenerate } = orders;
      return db
        .select({ orderId, slotDate, points, giftsToGenerate })
        .from(orders)
        .where(and(inTenant, eq(orders.userId, userId), oneOf(orders.statusId, confirmedStatuses)))
        .orderBy(asc(slotDate), asc(orders.slotBegin), asc(orderId));
    },

    /** True while an order on its way goes to an address. */
    async usesAddress(userId: number, addressId: number) {
      const [found] = await db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(
          and(
            inTenant,
            eq(orders.userId, userId),
            oneOf(orders.statusId, underWayStatuses),
            sql`(${orders.address} ->> 'addressId')::bigint = ${addressId}`,
          ),
        )
        .limit(1);
      return found !== undefined;
    },

    /** Products a user bought before. */
    async boughtProductIds(userId: number) {
      const rows = await db
        .selectDistinct({ productId: orderLines.productId })
        .from(orderLines)
        .innerJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderLines.orderId)))
        .where(
          and(eq(orderLines.tenantId, tenantId), eq(orders.userId, userId), eq(orderLines.kind, 'item')),
        );
      return rows.map((row) => row.productId);
    },

    /** The options of the last time a user bought each product that was bought with some, by product. */
    async lastOptions(userId: number): Promise<ReadonlyMap<number, Readonly<Record<string, string>>>> {
      const rows = await db
        .selectDistinctOn([orderLines.productId], {
          productId: orderLines.productId,
          options: orderLines.options,
        })
        .from(orderLines)
        .innerJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.orderId, orderLines.orderId)))
        .where(
          and(
            eq(orderLines.tenantId, tenantId),
            eq(orders.userId, userId),
            eq(orderLines.kind, 'item'),
            sql`${orderLines.options} <> '{}'`,
          ),
        )
        .orderBy(orderLines.productId, desc(orders.createdAt), desc(orderLines.orderItemId));
      return new Map(rows.map(({ productId, options }) => [productId, options]));
    },
  };
}
