import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type {
  listOrders,
  listPersonOrders,
  OrderChoices,
  OrderList,
} from '../../../contract/api/ordering/order.ts';
import { pageOf } from '../../../contract/rules/catalogue/page.ts';
import { fromCents, toCents } from '../../../contract/rules/price/money.ts';
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
import type { OrderRow } from './order.repository.ts';
import { ordersView } from './order.usecases.ts';

type Paging = Pick<
  EndpointParams<typeof listOrders>,
  'page' | 'page_size' | 'fetch_detail' | 'show_replaced'
>;
type NestedFilters = EndpointParams<typeof listPersonOrders>;
type ListContext = Transactional<DueOrdersContext & Pick<OrderContext, 'orderChoices'>>;

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
  context: Pick<
    OrderContext,
    'facts' | 'language' | 'log' | 'now' | 'orders' | 'parking' | 'payments' | 'shop'
  >,
  filter: OrderFilter,
  asked: Paging,
): Promise<OrderList & { rows: readonly OrderRow[] }> {
  const limit = asked.page_size;
  // A page number may be as large as a number gets; nothing lies there.
  const offset = Math.min((asked.page - 1) * limit, 2 ** 31 - 1);
  const { rows, all, total } = await context.orders.list(filter, { offset, limit });
  return {
    rows,
    orders: await ordersView(context, rows, {
      withLines: asked.fetch_detail,
      withReplaced: asked.show_replaced,
    }),
    page: pageOf({ totItems: all, pageSize: limit, page: asked.page }),
    totalPrice: fromCents(total),
    choices: null,
  };
}

const noChoices: OrderChoices = { persons: [], addresses: [], warehouses: [] };

/** A page of own orders, newest first (O02, ORD-01, ORD-02). */
export async function listOwnOrders(
  context: Transactional<DueOrdersContext>,
  user: SessionUser,
  params: EndpointParams<typeof listOrders>,
): Promise<OrderList> {
  const { from_date: first, to_date: last, from_gross_total: least, to_gross_total: most } = params;
  assertInOrder(first, last, 'to_date');
  assertInOrder(least, most, 'to_gross_total');
  await cancelOverdueOrders(context, user.userId);
  const filter = {
    userIds: [user.userId],
    withPending: params.show_pending,
    from: instant(first),
    before: instant(last, 1),
    least: least === undefined ? null : toCents(least),
    most: most === undefined ? null : toCents(most),
    cartId: params.cart_id ?? null,
  };
  const { rows: _, ...list } = await pageOfOrders(context, filter, params);
  return { ...list, choices: isMasterAccount(user.userTypeId) ? noChoices : null };
}

async function choicesOf(context: ListContext, persons: OrderChoices['persons']): Promise<OrderChoices> {
  const userIds = persons.map(({ userId }) => userId);
  const addresses = await context.orderChoices.addressesOf(userIds);
  return {
    persons: [...persons],
    addresses: addresses.map(({ addressId, address1, addressNumber, city }) => ({
      addressId,
      name: `${[address1, addressNumber].filter((part) => part !== '').join(' ')}, ${city}`,
    })),
    warehouses: await context.orderChoices.warehousesOf(userIds),
  };
}

async function listNested(
  context: ListContext,
  { user, persons }: { user: SessionUser; persons: OrderChoices['persons'] },
  params: NestedFilters,
): Promise<OrderList> {
  const { order_from_date_filter: first, order_to_date_filter: last } = params;
  const { suborder_delivery_from_date_filter: slotFrom, suborder_delivery_to_date_filter: slotTo } = params;
  const { order_id_filter: orderId, suborder_id_filter: suborderId } = params;
  const { from_gross_total: least, to_gross_total: most, person_id_filter: personId } = params;
  assertInOrder(first, last, 'order_to_date_filter');
  assertInOrder(slotFrom, slotTo, 'suborder_delivery_to_date_filter');
  assertInOrder(least, most, 'to_gross_total');
  const seen = persons.map(({ userId }) => userId);
  for (const userId of seen) await cancelOverdueOrders(context, userId);
  const wanted = seen.filter((userId) => personId === undefined || userId === personId);
  const filter = {
    // An order is its only suborder: two different ids name none.
    userIds: orderId !== undefined && suborderId !== undefined && orderId !== suborderId ? [] : wanted,
    withPending: params.show_pending,
    from: instant(first),
    before: instant(last, 1),
    least: least === undefined ? null : toCents(least),
    most: most === undefined ? null : toCents(most),
    orderId: orderId ?? suborderId ?? null,
    warehouseId: params.suborder_warehouseid_filter ?? null,
    addressId: params.shipping_address_id_filter ?? null,
    slotFrom: slotFrom ?? null,
    slotTo: slotTo ?? null,
  };
  const { rows, ...list } = await pageOfOrders(context, filter, params);
  if (!isMasterAccount(user.userTypeId)) return list;
  const names = new Map(persons.map(({ userId, name }) => [userId, name]));
  return {
    ...list,
    orders: list.orders.map((order, at) => {
      const userId = rows[at]?.userId ?? user.userId;
      return {
        ...order,
        orderedFor: { userId, name: names.get(userId) ?? '', isOwn: userId === user.userId },
      };
    }),
    choices: await choicesOf(context, persons),
  };
}

const ownName = ({ userId, firstName, lastName }: SessionUser) => ({
  userId,
  name: `${firstName} ${lastName}`.trim(),
});

/** A page of own orders over all addresses (O11). */
export function listAddressOrdersOf(
  context: ListContext,
  user: SessionUser,
  params: Omit<NestedFilters, 'person_id_filter'>,
) {
  return listNested(context, { user, persons: [ownName(user)] }, params);
}

/** The same; a master sees the orders of the persons of the account too, or of one of them (O12, ORD-14). */
export async function listPersonOrdersOf(context: ListContext, user: SessionUser, params: NestedFilters) {
  const people = isMasterAccount(user.userTypeId) ? await context.orderChoices.peopleOf(user.userId) : [];
  const persons =
    people.length === 0
      ? [ownName(user)]
      : people.map((one) => ({
          userId: one.userId,
          name: `${one.firstName} ${one.lastName}`.trim(),
        }));
  return listNested(context, { user, persons }, params);
}
