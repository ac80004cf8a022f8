import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { listOrders, Order, OrderList } from '../../../contract/api/order.ts';
import { addDays } from '../../../contract/rules/calendar-day.ts';
import { toCents } from '../../../contract/rules/money.ts';
import { pageOf } from '../../../contract/rules/page.ts';
import { startOfDay } from '../../../contract/rules/zone-time.ts';
import { ParameterError, UnknownResourceError } from '../../refusals.ts';
import type { TenantScope } from '../../scope.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelOverdueOrders } from './due-orders.ts';
import { notDeletable, unknownOrder } from './order.errors.ts';
import type { OrderRow } from './order.repository.ts';
import { isChangeable } from './order-standing.ts';
import { orderView } from './order.view.ts';

interface Detail {
  readonly withLines: boolean;
  readonly withReplaced: boolean;
}

/** Orders as the API answers them, with their lines and transactions read together. */
export async function ordersView(
  scope: TenantScope,
  rows: readonly OrderRow[],
  detail: Detail,
): Promise<Order[]> {
  const lines = Map.groupBy(
    await scope.orders.listLines(rows.map((row) => row.orderId)),
    (line) => line.orderId,
  );
  const ids = rows.flatMap((row) => row.transactionId ?? []);
  const transactions = new Map(
    (await scope.payments.findTransactions(ids)).map((row) => [row.transactionId, row]),
  );
  return rows.map((order) =>
    orderView(
      {
        order,
        lines: lines.get(order.orderId) ?? [],
        transaction: order.transactionId === null ? null : (transactions.get(order.transactionId) ?? null),
      },
      { now: scope.now, facts: scope.facts, ...detail },
    ),
  );
}

async function fullView(scope: TenantScope, row: OrderRow, withReplaced: boolean): Promise<Order> {
  const [view] = await ordersView(scope, [row], { withLines: true, withReplaced });
  if (view === undefined) throw new Error('one order, no view');
  return view;
}

/** An own order with its lines; 404 for any other (O01, ORD-17). */
export async function viewOrder(
  scope: TenantScope,
  userId: number,
  { orderId, withReplaced }: { orderId: number; withReplaced: boolean },
): Promise<Order> {
  await cancelOverdueOrders(scope, userId);
  const order = await scope.orders.find(userId, orderId);
  if (order === null) throw new UnknownResourceError('order');
  return fullView(scope, order, withReplaced);
}

const instant = (day: string | undefined, later = 0) =>
  day === undefined ? null : new Date(startOfDay(addDays(day, later)));

/** A page of own orders, newest first (O02, ORD-01, ORD-02). */
export async function listOwnOrders(
  scope: TenantScope,
  userId: number,
  params: EndpointParams<typeof listOrders>,
): Promise<OrderList> {
  const { from_date: first, to_date: last, from_gross_total: least, to_gross_total: most } = params;
  if (first !== undefined && last !== undefined && first > last) throw new ParameterError('to_date');
  if (least !== undefined && most !== undefined && least > most) throw new ParameterError('to_gross_total');
  await cancelOverdueOrders(scope, userId);
  const filter = {
    userId,
    withPending: params.show_pending,
    from: instant(first),
    before: instant(last, 1),
    least: least === undefined ? null : toCents(least),
    most: most === undefined ? null : toCents(most),
    cartId: params.cart_id ?? null,
  };
  const limit = params.page_size;
  // A page number may be as large as a number gets; nothing lies there.
  const offset = Math.min((params.page - 1) * limit, 2 ** 31 - 1);
  const { rows, all } = await scope.orders.list(filter, { offset, limit });
  return {
    orders: await ordersView(scope, rows, {
      withLines: params.fetch_detail,
      withReplaced: params.show_replaced,
    }),
    page: pageOf({ totItems: all, pageSize: limit, page: params.page }),
  };
}

/** Cancels an own order before picking and before its cut-off (O03). */
export async function deleteOwnOrder(scope: TenantScope, userId: number, orderId: number): Promise<Order> {
  await cancelOverdueOrders(scope, userId);
  const cancelled = await scope.transaction(async (unit) => {
    await lockActiveCart(unit, userId);
    const order = await unit.orders.lock(orderId);
    if (order === null || order.userId !== userId) throw unknownOrder();
    if (!isChangeable(order, unit.now)) throw notDeletable();
    return cancelOrder(unit, order);
  });
  return fullView(scope, cancelled, false);
}
