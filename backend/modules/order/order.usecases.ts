import type { Order } from '../../../contract/api/ordering/order.ts';
import { isKnownOrderStatus } from '../../../contract/rules/checkout/order-status.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { lockActiveCart, lockCartForEdit } from '../cart/active-cart.usecases.ts';
import { cancelOrder } from './cancel-order.ts';
import { cancelOverdueOrders } from './due-orders.ts';
import type { DueOrdersContext } from './due-orders.ts';
import { canPark, isChangeable } from './order-permissions.ts';
import type { OrderContext } from './order.context.ts';
import { notDeletable, unknownOrder } from './order.errors.ts';
import type { OrderRow } from './order.repository.ts';
import { orderView } from './order.view.ts';
import { returnToCart } from './return-to-cart.ts';
import type { ReturnToCartContext } from './return-to-cart.ts';

interface Detail {
  readonly withLines: boolean;
  readonly withReplaced: boolean;
}

/** Orders as the API answers them, with their lines and transactions read together. */
export async function ordersView(
  context: Pick<
    OrderContext,
    'facts' | 'language' | 'log' | 'now' | 'orders' | 'parking' | 'payments' | 'shop'
  >,
  rows: readonly OrderRow[],
  detail: Detail,
): Promise<Order[]> {
  for (const { orderId, statusId } of rows) {
    if (!isKnownOrderStatus(statusId)) context.log.warn('order.status.unknown', { orderId, statusId });
  }
  const lines = Map.groupBy(
    await context.orders.listLines(rows.map((row) => row.orderId)),
    (line) => line.orderId,
  );
  const ids = rows.flatMap((row) => row.transactionId ?? []);
  const transactions = new Map(
    (await context.payments.findTransactions(ids)).map((row) => [row.transactionId, row]),
  );
  const { catalogue } = await context.shop();
  const isSold = (productId: number) => catalogue.byId(productId)?.row.published === true;
  const nameOf = (productId: number) => catalogue.byId(productId)?.row.name ?? null;
  const places = await context.parking.listOf(rows.filter(canPark).map((row) => row.orderId));
  return rows.map((order) =>
    orderView(
      {
        order,
        parking: places.get(order.orderId) ?? null,
        lines: lines.get(order.orderId) ?? [],
        transaction: order.transactionId === null ? null : (transactions.get(order.transactionId) ?? null),
      },
      { now: context.now, facts: context.facts, language: context.language, isSold, nameOf, ...detail },
    ),
  );
}

async function fullView(
  context: Pick<
    OrderContext,
    'facts' | 'language' | 'log' | 'now' | 'orders' | 'parking' | 'payments' | 'shop'
  >,
  row: OrderRow,
  withReplaced: boolean,
): Promise<Order> {
  const [view] = await ordersView(context, [row], { withLines: true, withReplaced });
  if (view === undefined) throw new Error('one order, no view');
  return view;
}

/** An own order with its lines; 404 for any other (O01, ORD-17). */
export async function viewOrder(
  context: Transactional<DueOrdersContext>,
  userId: number,
  { orderId, withReplaced }: { orderId: number; withReplaced: boolean },
): Promise<Order> {
  await cancelOverdueOrders(context, userId);
  const order = await context.orders.find(userId, orderId);
  if (order === null) throw new UnknownResourceError('order');
  return fullView(context, order, withReplaced);
}

/**
 * Cancels an own order before picking and before its cut-off; its goods go back to the cart where that is asked (O03).
 * The warnings tell what did not come back.
 */
export async function deleteOwnOrder(
  context: Transactional<DueOrdersContext & ReturnToCartContext>,
  userId: number,
  { orderId, isReturned }: { orderId: number; isReturned: boolean },
): Promise<{ order: Order; warnings: readonly Message[] }> {
  await cancelOverdueOrders(context, userId);
  const { ended, warnings } = await context.transaction(async (unit) => {
    const cart = await (isReturned ? lockCartForEdit : lockActiveCart)(unit, userId);
    const order = await unit.orders.lock(orderId);
    if (order === null || order.userId !== userId) throw unknownOrder();
    if (!isChangeable(order, unit.now)) throw notDeletable();
    const cancelled = await cancelOrder(unit, order, 'shopper');
    return { ended: cancelled, warnings: isReturned ? await returnToCart(unit, cart, order) : [] };
  });
  return { order: await fullView(context, ended, false), warnings };
}
