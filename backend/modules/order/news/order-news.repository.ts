import { and, asc, between, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { orderStatusCodes } from '../../../../contract/api/codes.ts';
import { addDays } from '../../../../contract/rules/time/calendar-day.ts';
import { shopZone } from '../../../../contract/rules/time/zone-time.ts';
import type { Database } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/rows.ts';
import { pushSettings } from '../../push/push.table.ts';
import { confirmedStatuses, unpaidStatuses } from '../order-statuses.ts';
import { orders } from '../order.table.ts';
import type { OrderRow } from '../order.repository.ts';
import type { ToldBy } from './told-by.ts';

/** What there is to tell of one tenant's orders, each once. */
export function createOrderNewsRepository(db: Database, tenantId: string) {
  const inTenant = eq(orders.tenantId, tenantId);
  const begin = sql<Date>`(${orders.slotDate} + ${orders.slotBegin}::time) AT TIME ZONE ${shopZone}`;
  const isAwake = () =>
    db
      .select({ userId: pushSettings.userId })
      .from(pushSettings)
      .where(
        and(
          eq(pushSettings.tenantId, tenantId),
          eq(pushSettings.userId, orders.userId),
          eq(pushSettings.quietHours, false),
        ),
      );
  /** True of an instant by which whoever the order belongs to is told. */
  const isBy = (instant: SQL, { by, quietBy }: ToldBy) =>
    and(
      sql`${instant} <= ${quietBy.toISOString()}::timestamptz`,
      or(sql`${instant} <= ${by.toISOString()}::timestamptz`, notExists(isAwake())),
    );
  return {
    /** Takes a confirmed order whose slot is to be reminded of and was not yet; another process passes it over. */
    async takeNear({ now, today }: { now: Date; today: string }, terms: ToldBy): Promise<OrderRow | null> {
      const near = db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(
          and(
            inTenant,
            isNull(orders.deliveryRemindedAt),
            oneOf(orders.statusId, confirmedStatuses),
            between(orders.slotDate, today, addDays(today, 1)),
            sql`${begin} > ${now.toISOString()}::timestamptz`,
            isBy(begin, terms),
          ),
        )
        .orderBy(asc(orders.orderId))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await db
        .update(orders)
        .set({ deliveryRemindedAt: now })
        .where(and(inTenant, eq(orders.orderId, sql`(${near})`)))
        .returning();
      return taken ?? null;
    },

    /** Takes an order whose term of changes is to be told of and was not yet; another process passes it over. */
    async takeTerm(now: Date, terms: ToldBy): Promise<OrderRow | null> {
      const ending = db
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(
          and(
            inTenant,
            isNull(orders.changeTermToldAt),
            oneOf(orders.statusId, [...unpaidStatuses, orderStatusCodes.placed]),
            gt(orders.editableUntil, now),
            isBy(sql`${orders.editableUntil}`, terms),
          ),
        )
        .orderBy(asc(orders.orderId))
        .limit(1)
        .for('update', { skipLocked: true });
      const [taken] = await db
        .update(orders)
        .set({ changeTermToldAt: now })
        .where(and(inTenant, eq(orders.orderId, sql`(${ending})`)))
        .returning();
      return taken ?? null;
    },
  };
}
