import { cartStatusCodes, orderStatusCodes } from '../../../contract/api/codes.ts';
import type { ErrorCode } from '../../../contract/api/error-codes.ts';
import type { BoughtOrder } from '../../../contract/api/ordering/payment.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { SessionUser } from '../../platform/session-user.ts';
import { isPrepared, lockActiveCart, unprepare } from '../cart/active-cart.usecases.ts';
import { loadCartState } from '../cart/cart-state.ts';
import type { CartState, CartStateContext } from '../cart/cart-state.ts';
import { addressRequired, emptyCart, timeslotRequired } from '../cart/cart.errors.ts';
import type { CartRow } from '../cart/cart-reading.ts';
import { holdsUnaccepted, lineRestrictions } from '../cart/restrictions.ts';
import { shortageWarnings } from '../cart/shortage-text.ts';
import { acceptanceRequired } from '../exclusion/exclusion.errors.ts';
import { usedGift } from '../gift/gift.errors.ts';
import { boughtView } from '../order-payment/pay-order.usecases.ts';
import { moneyFacts, startPayment } from '../order-payment/start-payment.ts';
import { bringBackCart } from '../order/amendment.ts';
import { sendOrderMail } from '../order/mail/order-mail.ts';
import type { OrderMailContext } from '../order/mail/order-mail.ts';
import type { OrderRow } from '../order/order.repository.ts';
import { assertChoice } from '../payment/payment-choice.ts';
import type { ChosenPayment } from '../payment/payment-choice.ts';
import { claimPlace } from '../timeslot/hold-slot.ts';
import { allowedLines } from './allowed-lines.ts';
import { lockAmended, payAmended, placeAmended } from './amended-order.ts';
import type { AmendedOrderContext } from './amended-order.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { notPrepared, priceChanged } from './checkout.errors.ts';
import { orderFields, orderLinesOf } from './order-fields.ts';
import type { BuyableCart } from './order-fields.ts';
import { preparedDigest } from './prepared-digest.ts';
import { takeStock } from './take-stock.ts';

/** What the functions of this file touch. */
type BuyContext = CartStateContext &
  AmendedOrderContext &
  OrderMailContext &
  Pick<CheckoutContext, 'audit' | 'gifts' | 'log'>;

/** Refusals that ask for another prepare. */
const opening: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'checkout.exclusion.required',
  'checkout.priceChanged',
]);

/** What fell short since the prepare is told line by line, before it is taken for a change of prices. */
function assertInStock(state: CartState): void {
  const [first, ...others] = shortageWarnings(state);
  if (first !== undefined)
    throw new RefusalError('msg.cart.availability.errors', first.text, undefined, others);
}

/** What the maximum of a day leaves may be less than at the prepare; nothing is ordered past it (QTY-11). */
function assertWithinDay(state: CartState): void {
  const [first, ...others] = lineRestrictions(state).filter(({ code }) => code === 'errors.maxDay');
  if (first === undefined) return;
  const texts = others.map(({ code, message }) => ({ code, text: message }));
  throw new RefusalError(first.code, first.message, undefined, texts);
}

async function loadBuyable(unit: BuyContext, cart: CartRow): Promise<BuyableCart> {
  await unit.shop({ exact: true });
  const state = await loadCartState(unit, cart);
  if (state.lines.length === 0) throw emptyCart();
  if (!isPrepared(cart, unit.now)) throw notPrepared();
  const { address, slot } = state;
  if (address === null) throw addressRequired();
  if (slot === null) throw timeslotRequired();
  assertInStock(state);
  assertWithinDay(state);
  // The shopper may have excluded something since the prepare.
  if (holdsUnaccepted(state)) throw acceptanceRequired();
  if (preparedDigest(state) !== cart.preparedDigest) throw priceChanged();
  return { ...state, address, slot };
}

async function consumeGift(
  unit: Pick<CheckoutContext, 'gifts'>,
  state: BuyableCart,
  orderId: number,
): Promise<void> {
  if (state.cart.modifyingOrderId !== null) await unit.gifts.release(orderId);
  if (state.gift === null) return;
  const userGiftId = state.gift.userGift?.userGiftId;
  if (state.totals.giftTotal === 0 || userGiftId === undefined) {
    await unit.gifts.takeOffCart(state.cart.cartId);
    return;
  }
  if (!(await unit.gifts.consume(userGiftId, orderId))) throw usedGift();
}

async function placeNew(unit: BuyContext, state: BuyableCart, choice: ChosenPayment): Promise<OrderRow> {
  await claimPlace(unit, state.cart.cartId, state.slot);
  await takeStock(unit, state, null);
  const order = await unit.orders.add({
    ...(await orderFields(unit, state)),
    userId: state.cart.userId,
    statusId: orderStatusCodes.awaitingPayment,
    createdAt: unit.now,
    paymentTypeId: choice.paymentTypeId,
  });
  await unit.slots.addBooking(order, state.slot.place);
  return order;
}

/** The next cart keeps store and address, and has no slot (K02). */
async function openNextCart(unit: Pick<CheckoutContext, 'carts' | 'now'>, bought: CartRow): Promise<void> {
  const { userId, storeId, addressId, addressAuto } = bought;
  const createdAt = unit.now;
  await unit.carts.add({
    userId,
    statusId: cartStatusCodes.open,
    storeId,
    addressId,
    addressAuto,
    createdAt,
  });
}

async function buyLocked(unit: BuyContext, user: SessionUser, choice: ChosenPayment): Promise<BoughtOrder> {
  const cart = await lockActiveCart(unit, user.userId);
  const amended = await lockAmended(unit, cart);
  const state = await loadBuyable(unit, cart);
  await assertChoice(unit, user, choice);
  const order =
    amended === null ? await placeNew(unit, state, choice) : await placeAmended(unit, state, amended);
  const lines = await allowedLines(unit, state, orderLinesOf(state));
  await unit.orders.addLines(order, lines);
  await consumeGift(unit, state, order.orderId);
  const started =
    amended === null
      ? await startPayment(unit, order, choice)
      : await payAmended(unit, { order, before: amended, choice });
  await unit.carts.update(cart.cartId, { statusId: cartStatusCodes.ordered, lockedUntil: null });
  if (amended === null) await openNextCart(unit, cart);
  else await bringBackCart(unit, user.userId);
  await sendOrderMail(unit, started.order, {
    kind: amended === null ? 'order_confirmed' : 'order_changed',
    transaction: started.transaction,
  });
  await unit.audit.add({
    kind: amended === null ? 'order.placed' : 'order.amended',
    userId: user.userId,
    facts: moneyFacts(started),
  });
  unit.log.info(amended === null ? 'order.placed' : 'order.amended', {
    tenant: unit.facts.tenantId,
    orderId: order.orderId,
  });
  return boughtView(started);
}

/**
 * Buys the prepared cart (K02): one order with its booking, its goods and its gift, or nothing at all. Locks are taken
 * in the order cart, order, slot, stock, gift. A cart whose prices moved since prepare, or that now holds what its shopper
 * excludes, is opened again.
 */
export async function buyCart(
  context: Transactional<BuyContext>,
  user: SessionUser,
  choice: ChosenPayment,
): Promise<BoughtOrder> {
  try {
    return await context.transaction((unit) => buyLocked(unit, user, choice));
  } catch (error) {
    if (error instanceof RefusalError && opening.has(error.code)) {
      await context.transaction(async (unit) => unprepare(unit, await lockActiveCart(unit, user.userId)));
    }
    throw error;
  }
}
