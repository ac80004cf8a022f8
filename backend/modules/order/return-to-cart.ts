import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import { addLines } from '../cart/add-lines.ts';
import type { CartAddition } from '../cart/add-lines.ts';
import { loadCartSurroundings } from '../cart/cart-surroundings.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { CartContext } from '../cart/cart.context.ts';
import type { CartRow } from '../cart/cart.repository.ts';
import { serviceOf } from '../address/address.view.ts';
import { holdSlot } from '../timeslot/hold-slot.ts';
import type { OrderContext } from './order.context.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
export type ReturnToCartContext = CartStateContext &
  Pick<CartContext, 'productSubstitutions'> &
  Pick<OrderContext, 'orders'>;

const addition = (line: OrderLineRow): CartAddition => ({
  productId: line.productId,
  quantity: fromThousandths(line.quantity),
  infos: {
    ...line.options,
    accept_alternatives: line.acceptAlternatives ? 'true' : 'false',
    ...(line.customWeight === null ? {} : { customWeight: line.customWeight }),
  },
});

/** Holds the order's place again for a cart that goes to the same address and has chosen none. */
async function returnSlot(unit: ReturnToCartContext, cart: CartRow, order: OrderRow): Promise<void> {
  const { deliveryServiceId, storeId, slotDate, timeslotId } = order;
  const { addressId } = order.address;
  if (cart.addressId !== addressId || cart.addressAuto || cart.storeId !== storeId) return;
  const { address, slot: current } = await loadCartSurroundings(unit, cart);
  if (address === null || serviceOf(address.addressTypeId) !== deliveryServiceId) return;
  if (current !== null && current.state !== 'lost') return;
  const { templates } = await unit.shop();
  const template = templates.find((known) => known.timeslotId === timeslotId);
  if (template === undefined) return;
  const place = { storeId, deliveryServiceId, slotDate, timeslotId };
  try {
    await holdSlot(unit, cart.cartId, { place, template });
  } catch (error) {
    // Closed or full by now: the goods come back nevertheless, and the shopper chooses another.
    if (error instanceof RefusalError) return;
    throw error;
  }
  await unit.carts.update(cart.cartId, { slotDate, timeslotId });
}

/**
 * Puts what a cancelled order had into the locked cart, beside what is there: the goods as far as they may be had, the
 * slot and the note where the cart has none (O03, CHK-20).
 */
export async function returnToCart(unit: ReturnToCartContext, cart: CartRow, order: OrderRow): Promise<void> {
  await returnSlot(unit, cart, order);
  if (cart.orderComment === '') await unit.carts.update(cart.cartId, { orderComment: order.orderComment });
  const lines = await unit.orders.listLines([order.orderId]);
  await addLines(unit, cart, {
    requests: lines.filter((line) => line.kind !== 'replaced').map(addition),
    skipping: true,
  });
}
