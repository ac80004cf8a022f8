import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { listAddressOrders, listOrders, OrderList } from '../../../contract/api/ordering/order.ts';
import { pageOf } from '../../../contract/rules/catalogue/page.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { isMasterAccount } from '../../../contract/rules/session/master-account.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { startOfDay } from '../../../contract/rules/time/zone-time.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { cancelOverdueOrders } from './due-orders.ts';
import type { DueOrdersContext } from './due-orders.ts';
import type { OrderFilter } from './order-filter.ts';
import type { OrderContext } from './order.context.ts';
import { ordersView } from './order.usecases.ts';

type Paging = Pick<
  EndpointParams<typeof listOrders>,
  'page' | 'page_size' | 'fetch_detail' | 'show_replaced'
>;
type NestedFilters = EndpointParams<typeof listAddressOrders>;

const instant = (day: string | undefined, later = 0) =>
  day === undefined ? null : new Date(startOfDay(addDays(day, later)));

function assertInOrder<T extends string | number>(
  first: T | undefined,
  last: T | undefined,
  field: string,
): void {
  if (first !== undefined && last !== undefined && first > last) throw new ParameterError(field);
}

async function pageOfOrders(
  context: Pick<OrderContext, 'facts' | 'log' | 'now' | 'orders' | 'payments'>,
  filter: OrderFilter,
  asked: Paging,
): Promise<OrderList> {
  const limit = asked.page_size;
  // A page number may be as large as a number gets; nothing lies there.
  const offset = Math.min((asked.page - 1) * limit, 2 ** 31 - 1);
  const { rows, all } = await context.orders.list(filter, { offset, limit });
  return {
    orders: await ordersView(context, rows, {
      withLines: asked.fetch_detail,
      withReplaced: asked.show_replaced,
    }),
    page: pageOf({ totItems: all, pageSize: limit, page: asked.page }),
  };
}

/** A page of own orders, newest first (O02, ORD-01, ORD-02). */
export async function listOwnOrders(
  context: Transactional<DueOrdersContext>,
  userId: number,
  params: EndpointParams<typeof listOrders>,
): Promise<OrderList> {
  const { from_date: first, to_date: last, from_gross_total: least, to_gross_total: most } = params;
  assertInOrder(first, last, 'to_date');
  assertInOrder(least, most, 'to_gross_total');
  await cancelOverdueOrders(context, userId);
  const filter = {
    userIds: [userId],
    withPending: params.show_pending,
    from: instant(first),
    before: instant(last, 1),
    least: least === undefined ? null : toCents(least),
    most: most === undefined ? null : toCents(most),
    cartId: params.cart_id ?? null,
  };
  return pageOfOrders(context, filter, params);
}

async function listNested(
  context: Transactional<DueOrdersContext>,
  userIds: readonly number[],
  params: NestedFilters,
): Promise<OrderList> {
  const { order_from_date_filter: first, order_to_date_filter: last } = params;
  const { suborder_delivery_from_date_filter: slotFrom, suborder_delivery_to_date_filter: slotTo } = params;
  const { order_id_filter: orderId, suborder_id_filter: suborderId } = params;
  assertInOrder(first, last, 'order_to_date_filter');
  assertInOrder(slotFrom, slotTo, 'suborder_delivery_to_date_filter');
  for (const userId of userIds) await cancelOverdueOrders(context, userId);
  const filter = {
    // An order is its only suborder: two different ids name none.
    userIds: orderId !== undefined && suborderId !== undefined && orderId !== suborderId ? [] : userIds,
    withPending: params.show_pending,
    from: instant(first),
    before: instant(last, 1),
    orderId: orderId ?? suborderId ?? null,
    warehouseId: params.suborder_warehouseid_filter ?? null,
    addressId: params.shipping_address_id_filter ?? null,
    slotFrom: slotFrom ?? null,
    slotTo: slotTo ?? null,
  };
  return pageOfOrders(context, filter, params);
}

/** A page of own orders over all addresses (O11). */
export function listAddressOrdersOf(
  context: Transactional<DueOrdersContext>,
  user: SessionUser,
  params: NestedFilters,
) {
  return listNested(context, [user.userId], params);
}

/** The same; a master sees the orders of the persons of the account too (O12, ORD-14). */
export async function listPersonOrdersOf(
  context: Transactional<DueOrdersContext>,
  user: SessionUser,
  params: NestedFilters,
) {
  const persons = isMasterAccount(user.userTypeId) ? await context.orders.personsOf(user.userId) : [];
  return listNested(context, [user.userId, ...persons], params);
}
