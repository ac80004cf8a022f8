import { cartTotals } from '../../../contract/rules/price/cart-total.ts';
import type { CartTotals } from '../../../contract/rules/price/cart-total.ts';
import { slotCounts } from '../../../contract/rules/price/delivery-fee.ts';
import type { DeliveryTerms } from '../../../contract/rules/price/delivery-fee.ts';
import { isUsable } from '../gift/gift-certificate.ts';
import type { StoreRow } from '../store/store.repository.ts';
import { termsOf } from '../timeslot/slot-terms.ts';
import { isPrepared } from './active-cart.usecases.ts';
import { loadCartLines } from './cart-line-state.ts';
import type { CartLineState } from './cart-line-state.ts';
import { loadCartSurroundings } from './cart-surroundings.ts';
import type { CartSlot, CartSurroundings } from './cart-surroundings.ts';
import type { CartContext } from './cart.context.ts';
import type { CartRow } from './cart.repository.ts';

/** What the functions of this file touch. */
export type CartStateContext = Pick<
  CartContext,
  'addresses' | 'carts' | 'facts' | 'now' | 'orders' | 'shop' | 'slots' | 'stock' | 'today'
>;

/** Everything a cart is at one moment. Amounts in cents. */
export interface CartState extends CartSurroundings {
  readonly cart: CartRow;
  readonly lines: readonly CartLineState[];
  /** Bags: lines of packaging products, which are no cart items (decision 015). */
  readonly packages: readonly CartLineState[];
  readonly terms: DeliveryTerms;
  readonly totals: CartTotals;
  readonly store: StoreRow;
}

/** Parts of a cart that were just read or written in the same transaction, and need not be read again. */
export interface KnownParts {
  readonly surroundings?: CartSurroundings;
  /** Cart items and packages. */
  readonly lines?: readonly CartLineState[];
}

/** A slot counts while it is held, booked, or promised by a prepared cart; one that is only proposed does not (B-31). */
function deliveryTerms(
  context: Pick<CartContext, 'facts' | 'now'>,
  cart: CartRow,
  slot: CartSlot | null,
): DeliveryTerms {
  const standing = { isProposed: slot?.state === 'lost', isPrepared: isPrepared(cart, context.now) };
  return termsOf(slot !== null && slotCounts(standing) ? slot.template : null, context.facts);
}

/** Prices a cart now: its lines, packages, gift and fee (CART-20, CART-21). */
export async function loadCartState(
  context: CartStateContext,
  cart: CartRow,
  known: KnownParts = {},
): Promise<CartState> {
  const { stores } = await context.shop();
  const all = known.lines ?? (await loadCartLines(context, cart));
  const lines = all.filter(({ shelf }) => !shelf.row.packaging);
  const packages = all.filter(({ shelf }) => shelf.row.packaging);
  const surroundings = known.surroundings ?? (await loadCartSurroundings(context, cart));
  const { address, slot, gift, exclusions } = surroundings;
  const itemsTotal = lines.reduce((sum, line) => sum + line.gross, 0);
  const giftCounts = gift !== null && isUsable(gift.certificate, { itemsTotal, today: context.today });
  const terms = deliveryTerms(context, cart, slot);
  return {
    cart,
    lines,
    packages,
    address,
    slot,
    gift,
    exclusions,
    terms,
    totals: cartTotals({
      lineTotals: lines.map((line) => line.gross),
      packageTotals: packages.map((line) => line.gross),
      giftTotals: giftCounts ? [gift.certificate.amount] : [],
      ...terms,
    }),
    store: stores.find(cart.storeId) ?? stores.byDefault,
  };
}
