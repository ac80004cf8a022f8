import { isAmending } from '../../../contract/rules/checkout/cart-editability.ts';
import { cartStatusCodes } from '../../../contract/api/codes.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { ensureActiveCart, lockActiveCart } from '../cart/active-cart.usecases.ts';
import { loadCartState } from '../cart/cart-state.ts';
import type { CartStateContext } from '../cart/cart-state.ts';
import type { UserCartState } from '../cart/cart-state.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { optionsKey } from '../cart/line-draft.ts';
import { giveUpAmendment } from './amendment.ts';
import { isChangeable } from './order-permissions.ts';
import type { OrderContext } from './order.context.ts';
import { notEditable, unknownOrder } from './order.errors.ts';
import type { OrderLineRow, OrderRow } from './order.repository.ts';

/** What the functions of this file touch. */
type AmendOrderContext = CartStateContext & Pick<OrderContext, 'gifts' | 'orders'>;

const lineKey = (productId: number, options: string): string => `${productId} ${options}`;

/** What the shopper accepted for the lines of the cart an order was bought from (B-23). */
async function acceptedBefore(
  unit: Pick<OrderContext, 'carts'>,
  { cartId }: OrderRow,
): Promise<ReadonlyMap<string, string[]>> {
  const lines = await unit.carts.listLines(cartId);
  return new Map(lines.map((line) => [lineKey(line.productId, line.optionsKey), line.acceptedExclusions]));
}

const cartLine = (line: OrderLineRow) => ({
  productId: line.productId,
  options: line.options,
  optionsKey: optionsKey(line.options),
  quantity: line.quantity,
  acceptAlternatives: line.acceptAlternatives,
  substitution: line.substitution,
  substitutionProductId: line.substitutionProductId,
  customWeight: line.customWeight,
  note: line.note,
});

async function openAmendment(unit: AmendOrderContext, order: OrderRow): Promise<CartRow> {
  const address = await unit.addresses.findUsable(order.userId, order.address.addressId);
  if (address === null) throw notEditable();
  const cart = await unit.carts.add({
    userId: order.userId,
    statusId: cartStatusCodes.amending,
    storeId: order.storeId,
    addressId: address.addressId,
    addressAuto: false,
    slotDate: order.slotDate,
    timeslotId: order.timeslotId,
    orderComment: order.orderComment,
    needInvoice: order.needInvoice,
    adultDeclared: order.adultDeclared,
    substitutions: order.substitutions,
    modifyingOrderId: order.orderId,
    createdAt: unit.now,
  });
  if (cart === null) throw new Error(`user ${order.userId} still has an active cart`);
  const lines = await unit.orders.listLines([order.orderId]);
  const accepted = await acceptedBefore(unit, order);
  const kept = lines.filter((line) => line.kind !== 'replaced').map(cartLine);
  await unit.carts.putLines(
    cart.cartId,
    kept.map((line) => ({
      ...line,
      userId: order.userId,
      acceptedExclusions: accepted.get(lineKey(line.productId, line.optionsKey)) ?? [],
    })),
  );
  await unit.gifts.showOnCart(order.orderId, cart.cartId);
  return cart;
}

async function ownOrder(
  unit: Pick<OrderContext, 'orders'>,
  userId: number,
  orderId: number,
): Promise<OrderRow> {
  const order = await unit.orders.lock(orderId);
  if (order === null || order.userId !== userId) throw unknownOrder();
  return order;
}

/**
 * Puts an order into a cart of status 7, the current lines set aside; the order stays valid until it is bought again
 * (O04, ORD-07, ORD-08). An amendment under way goes on.
 */
export function amendOrder(
  context: Transactional<AmendOrderContext>,
  userId: number,
  orderId: number,
): Promise<UserCartState> {
  return context.transaction(async (unit) => {
    const active = await lockActiveCart(unit, userId);
    const order = await ownOrder(unit, userId, orderId);
    if (active.modifyingOrderId === orderId) return loadCartState(unit, active);
    if (!isChangeable(order, unit.now)) throw notEditable();
    if (isAmending(active.statusId)) await giveUpAmendment(unit, active);
    const normal = await ensureActiveCart(unit, userId);
    await unit.carts.update(normal.cartId, {
      setAside: true,
      statusId: cartStatusCodes.open,
      lockedUntil: null,
      preparedDigest: null,
    });
    return loadCartState(unit, await openAmendment(unit, order));
  });
}

/** Leaves an amendment: the order is as it was, the normal cart is back (O04 abandon). */
export function abandonAmendment(
  context: Transactional<AmendOrderContext>,
  userId: number,
  orderId: number,
): Promise<UserCartState> {
  return context.transaction(async (unit) => {
    const active = await lockActiveCart(unit, userId);
    await ownOrder(unit, userId, orderId);
    if (active.modifyingOrderId === orderId) await giveUpAmendment(unit, active);
    return loadCartState(unit, await ensureActiveCart(unit, userId));
  });
}
