import { badgeCount } from '../../../contract/rules/checkout/cart-badge.ts';
import { toThousandths } from '../../../contract/rules/number/thousandths.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { shippingPlace } from '../address/address.view.ts';
import { wireQuantity } from '../cart/cart-line-state.ts';
import type { CartLineState } from '../cart/cart-line-state.ts';
import type { CartSlot } from '../cart/cart-surroundings.ts';
import type { CartState } from '../cart/cart-state.ts';
import { holdsAlcohol } from '../cart/restrictions.ts';
import { stockAmount } from '../catalogue/stock-amount.ts';
import type { StockAmounts } from '../catalogue/stock.repository.ts';
import { giftsEarnedBy } from '../gift/earned-gifts.ts';
import { giftView } from '../gift/gift-certificate.ts';
import type { NewOrderLine } from '../order/order.repository.ts';
import type { FrozenAddress, FrozenGift } from '../order/order.table.ts';
import { pointsOf } from '../order/points.ts';
import { cutoffOf, slotDay, slotNames } from '../timeslot/timeslot-calendar.ts';
import type { CheckoutContext } from './checkout.context.ts';
import { prebilledOf } from './prebilled.ts';

/** A cart ready to become an order: address and slot are there. */
export interface BuyableCart extends CartState {
  readonly address: AddressRow;
  readonly slot: CartSlot;
}

function frozenAddress(address: AddressRow): FrozenAddress {
  const { doorbellName, floor, referencePhoneNumber, addressNote, elevator } = address;
  return { ...shippingPlace(address), doorbellName, floor, referencePhoneNumber, addressNote, elevator };
}

function frozenGift(context: Pick<CheckoutContext, 'today'>, state: CartState): FrozenGift | null {
  if (state.gift === null || state.totals.giftTotal === 0) return null;
  const seen = { today: context.today, orderId: state.cart.modifyingOrderId };
  return { certificate: { ...giftView(state.gift, seen), status: 'used' }, amount: state.totals.giftTotal };
}

/** What an order keeps of its cart; who buys, when and how it is paid comes beside it. */
export async function orderFields(
  context: Pick<CheckoutContext, 'facts' | 'today' | 'users'>,
  state: BuyableCart,
) {
  const { cart, lines, terms, totals, store, address, slot } = state;
  const user = await context.users.findById(cart.userId);
  const { beginTime, endTime } = slotNames(slot.template);
  const { itemsTotal, giftTotal, packageTotal, deliveryFee, totalPrice } = totals;
  return {
    cartId: cart.cartId,
    storeId: store.storeId,
    warehouseId: store.warehouseId,
    address: frozenAddress(address),
    deliveryServiceId: slot.place.deliveryServiceId,
    slotDate: slot.place.slotDate,
    timeslotId: slot.place.timeslotId,
    slotBegin: beginTime,
    slotEnd: endTime,
    slotPrice: terms.fee,
    slotFreeFrom: terms.freeFrom,
    editableUntil: cutoffOf(slot.template, slotDay(slot.place.slotDate)),
    orderComment: cart.orderComment,
    needInvoice: cart.needInvoice,
    adultDeclared: cart.adultDeclared && holdsAlcohol(state),
    substitutions: cart.substitutions,
    billing: cart.needInvoice ? (user?.billing ?? null) : null,
    totalItems: badgeCount(lines.map((line) => wireQuantity(line.product.productInfos, line.quantity))),
    itemsTotal,
    giftTotal,
    packageTotal,
    deliveryFee,
    totalPrice,
    prebilled: prebilledOf(state, context.facts),
    points: pointsOf(totals, context.facts),
    gift: frozenGift(context, state),
    giftsToGenerate: giftsEarnedBy(itemsTotal, context.facts),
  };
}

const takenBy = ({ product, quantity }: CartLineState) =>
  stockAmount(product.productInfos, toThousandths(quantity) ?? 0);

/** The lines of an order: frozen copies of the cart's, packages after items. */
export function orderLinesOf(state: CartState): NewOrderLine[] {
  return [...state.lines, ...state.packages].map((line, position) => ({
    position,
    kind: line.shelf.row.packaging ? 'package' : 'item',
    productId: line.product.productId,
    product: line.product,
    quantity: line.row.quantity,
    options: line.row.options,
    acceptAlternatives: line.row.acceptAlternatives,
    substitution: line.row.substitution,
    substitutionProductId: line.row.substitutionProductId,
    customWeight: line.row.customWeight,
    note: line.row.note,
    grossTotal: line.gross,
    stockTaken: takenBy(line),
  }));
}

/** What a cart takes from stock, by product. */
export function stockWanted(state: CartState): StockAmounts {
  const wanted = new Map<number, number>();
  for (const line of [...state.lines, ...state.packages]) {
    const { productId } = line.product;
    wanted.set(productId, (wanted.get(productId) ?? 0) + takenBy(line));
  }
  return wanted;
}
