import { and, eq, gte, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { oneOf } from '../../platform/db/rows.ts';
import { orders } from './order.table.ts';

/** Which orders a list keeps: instants, `YYYY-MM-DD` days of delivery, amounts in cents. */
export interface OrderFilter {
  readonly userIds: readonly number[];
  readonly withPending: boolean;
  readonly from: Date | null;
  readonly before: Date | null;
  readonly least?: number | null;
  readonly most?: number | null;
  readonly cartId?: number | null;
  readonly orderId?: number | null;
  readonly warehouseId?: number | null;
  readonly addressId?: number | null;
  readonly slotFrom?: string | null;
  readonly slotTo?: string | null;
}

const unpaid = [1, 2];

const when = <T>(value: T | null | undefined, test: (value: T) => SQL): SQL | undefined =>
  value === null || value === undefined ? undefined : test(value);

/** The condition of a filter, within one tenant. */
export function matchingOrders(tenantId: string, filter: OrderFilter): SQL | undefined {
  return and(
    eq(orders.tenantId, tenantId),
    oneOf(orders.userId, filter.userIds),
    filter.withPending ? undefined : notInArray(orders.statusId, unpaid),
    when(filter.from, (from) => gte(orders.createdAt, from)),
    when(filter.before, (before) => lt(orders.createdAt, before)),
    when(filter.least, (least) => gte(orders.totalPrice, least)),
    when(filter.most, (most) => lte(orders.totalPrice, most)),
    when(filter.cartId, (cartId) => eq(orders.cartId, cartId)),
    when(filter.orderId, (orderId) => eq(orders.orderId, orderId)),
    when(filter.warehouseId, (warehouseId) => eq(orders.warehouseId, warehouseId)),
    when(filter.addressId, (id) => sql`(${orders.address} ->> 'addressId')::bigint = ${id}`),
    when(filter.slotFrom, (day) => gte(orders.slotDate, day)),
    when(filter.slotTo, (day) => lte(orders.slotDate, day)),
  );
}
