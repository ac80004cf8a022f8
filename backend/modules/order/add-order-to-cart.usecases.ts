import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { TenantContext } from '../../tenant-context.ts';
import { addWhatFits } from '../cart/add-to-cart.usecases.ts';
import type { EditedCart } from '../cart/edit-cart.ts';
import { unknownOrder } from './order.errors.ts';

/** Adds what can be added of an own order to the cart (C05). */
export function addOrderToCart(context: TenantContext, userId: number, orderId: number): Promise<EditedCart> {
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
