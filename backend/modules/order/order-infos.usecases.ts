import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import type { Order } from '../../../contract/api/ordering/order.ts';
import type { updateOrderInfos as endpoint } from '../../../contract/api/ordering/order-infos.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { lockActiveCart } from '../cart/active-cart.usecases.ts';
import { chooseSubstitution } from '../substitution/choose-substitution.ts';
import { accepts, asTheCart, cartChoice } from '../substitution/line-substitution.ts';
import type { DueOrdersContext } from './due-orders.ts';
import { isChangeable } from './order-permissions.ts';
import type { OrderContext } from './order.context.ts';
import { notEditable, unknownLine, unknownOrder } from './order.errors.ts';
import { viewOrder } from './order.usecases.ts';

/** What the functions of this file touch. */
type OrderInfosContext = DueOrdersContext & Pick<OrderContext, 'exclusions' | 'productSubstitutions'>;

type Change = EndpointParams<typeof endpoint>;

/**
 * Changes what shall come in place of goods that are sold out while an own order may be changed; nothing is priced or
 * paid again (O15, B-19).
 */
export async function updateOrderInfos(
  context: Transactional<OrderInfosContext>,
  userId: number,
  { order_id: orderId, substitutions, items = [] }: Change,
): Promise<Order> {
  await context.transaction(async (unit) => {
    // Cart before order, as everywhere.
    await lockActiveCart(unit, userId);
    const locked = await unit.orders.lock(orderId);
    if (locked === null || locked.userId !== userId) throw unknownOrder();
    if (!isChangeable(locked, unit.now)) throw notEditable();
    const order = substitutions === undefined ? locked : await unit.orders.update(orderId, { substitutions });
    const whole = cartChoice(order, unit.facts);
    const lines = await unit.orders.listLines([orderId]);
    if (substitutions !== undefined) await unit.orders.followOrder(orderId, accepts(asTheCart, whole));
    for (const { orderItemId, infos } of items) {
      const line = lines.find((one) => one.orderItemId === orderItemId && one.kind === 'item');
      if (line === undefined) throw unknownLine();
      const choice = await chooseSubstitution(unit, { userId, productId: line.productId }, infos);
      if (choice === null) continue;
      const acceptAlternatives = accepts(choice, whole);
      await unit.orders.updateLine(orderItemId, { ...choice, acceptAlternatives });
    }
  });
  return viewOrder(context, userId, { orderId, withReplaced: false });
}
