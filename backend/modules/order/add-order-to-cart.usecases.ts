import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { addWhatFits } from '../cart/add-to-cart.usecases.ts';
import type { AddToCartContext } from '../cart/add-to-cart.usecases.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import type { OrderContext } from './order.context.ts';
import { unknownOrder } from './order.errors.ts';

/** What the functions of this file touch. */
type AddOrderToCartContext = AddToCartContext & Pick<OrderContext, 'orders'>;

/** Adds what can be added of an own order to the cart (C05). */
export function addOrderToCart(
  context: Transactional<AddOrderToCartContext>,
  userId: number,
  orderId: number,
): Promise<EditedCart> {
  return addWhatFits(context, userId, async (unit) => {
    const order = await unit.orders.find(userId, orderId);
    if (order === null) throw unknownOrder();
    const lines = await unit.orders.listLines([orderId]);
    return lines
      .filter((line) => line.kind === 'item')
      .map((line) => ({
        productId: line.productId,
        quantity: fromThousandths(line.quantity),
        infos: { ...line.options, accept_alternatives: line.acceptAlternatives ? 'true' : 'false' },
      }));
  });
}
