import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { oneOf, rowsOf } from '../../platform/db/rows.ts';
import { weekdayOf } from '../timeslot/timeslot-calendar.ts';
import { stock } from './catalogue.table.ts';

/** Quantities of products in thousandths of the stock's unit, by product id. */
export type StockAmounts = ReadonlyMap<number, number>;

const dayBit = (day: string | null) => (day === null ? 0 : 1 << weekdayOf(day));

/** What there is of a product on a day; one that is not offered that day cannot be had. */
export interface DayStock {
  /** Thousandths of the stock's unit. */
  readonly available: number;
  readonly isOffered: boolean;
}

interface DayPlace {
  readonly warehouseId: number;
  readonly productIds: readonly number[];
  readonly day: string | null;
}

/** The same amounts to give back. */
export function returned(amounts: StockAmounts): StockAmounts {
  return new Map([...amounts].map(([productId, amount]) => [productId, -amount]));
}

/** As much of the stock of a product as says what there is on a day. */
export type StockRow = Pick<typeof stock.$inferSelect, 'available' | 'lockedWeekdays' | 'productId'>;

/** What there is on a day, by product. */
export function stockOnDay(rows: readonly StockRow[], day: string | null): ReadonlyMap<number, DayStock> {
  const bit = dayBit(day);
  return new Map(
    rows.map(({ productId, available, lockedWeekdays }) => {
      const isOffered = (lockedWeekdays & bit) === 0;
      return [productId, { available: isOffered ? available : 0, isOffered }];
    }),
  );
}

const stockOf = prepared((db) =>
  db
    .select({
      productId: stock.productId,
      available: stock.available,
      lockedWeekdays: stock.lockedWeekdays,
    })
    .from(stock)
    .where(
      and(
        eq(stock.tenantId, sql.placeholder('tenantId')),
        eq(stock.warehouseId, sql.placeholder('warehouseId')),
        sql`${stock.productId} = ANY(${sql.placeholder('productIds')}::bigint[])`,
      ),
    ),
);

/** The stock of one tenant; `notifyChange` is called in the transaction that changes it. */
export function createStockRepository(db: Database, tenantId: string, notifyChange: () => Promise<void>) {
  const of = (warehouseId: number, productIds: readonly number[]) =>
    and(eq(stock.tenantId, tenantId), eq(stock.warehouseId, warehouseId), oneOf(stock.productId, productIds));
  const onDay = async ({
    warehouseId,
    productIds,
    day,
  }: DayPlace): Promise<ReadonlyMap<number, DayStock>> => {
    if (productIds.length === 0) return new Map();
    return stockOnDay(await stockOf(db, { tenantId, warehouseId, productIds: [...productIds] }), day);
  };
  return {
    onDay,

    /** What is there on a day: 0 for a product not delivered that day (B-28). */
    async available(where: DayPlace): Promise<StockAmounts> {
      return new Map([...(await onDay(where))].map(([productId, { available }]) => [productId, available]));
    },

    /**
     * Takes amounts for a day, and gives back the negative ones, locking by product id. Products of which there was
     * not enough are missing from the answer: the caller then rolls back.
     */
    async take(
      where: { warehouseId: number; day: string },
      amounts: StockAmounts,
    ): Promise<ReadonlySet<number>> {
      if (amounts.size === 0) return new Set();
      const ids = [...amounts.keys()];
      // One table and no join: spread tables find their shard by the tenant at once.
      const wanted = sql`(${sql.param([...amounts.values()])}::bigint[])[array_position(
        ${sql.param(ids)}::bigint[], s.product_id)]`;
      await db
        .select({ productId: stock.productId })
        .from(stock)
        .where(of(where.warehouseId, ids))
        .orderBy(asc(stock.productId))
        .for('update');
      const taken = await rowsOf<{ product_id: number }>(
        db,
        sql`UPDATE stock s SET available = s.available - ${wanted}
          WHERE s.tenant_id = ${tenantId} AND s.warehouse_id = ${where.warehouseId} AND ${oneOf(sql`s.product_id`, ids)}
            AND (${wanted} <= 0 OR (s.available >= ${wanted}
              AND s.locked_weekdays & ${dayBit(where.day)}::integer = 0))
          RETURNING s.product_id`,
      );
      await notifyChange();
      return new Set(taken.map((row) => row.product_id));
    },
  };
}
