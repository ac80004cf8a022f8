import { cartTotals } from '../../../contract/rules/price/cart-total.ts';
import type { CartTotals } from '../../../contract/rules/price/cart-total.ts';
import { slotCounts } from '../../../contract/rules/price/delivery-fee.ts';
import type { DeliveryTerms } from '../../../contract/rules/price/delivery-fee.ts';
import { isUsable } from '../gift/gift-certificate.ts';
import type { StoreRow } from '../store/store.repository.ts';
import { termsOf } from '../timeslot/slot-terms.ts';
import { isPrepared } from './active-cart.usecases.ts';
import type { CartUser } from '../user/user.repository.ts';
import { cartContents, pricedLines } from './cart-line-state.ts';
import type { CartLineState } from './cart-line-state.ts';
import type { CartReading, CartRow } from './cart-reading.ts';
import { surroundingsOf } from './cart-surroundings.ts';
import type { CartSlot, CartSurroundings } from './cart-surroundings.ts';
import type { CartContext } from './cart.context.ts';
import { readCart } from './read-cart.ts';

/** What the functions of this file touch. */
export type CartStateContext = Pick<
  CartContext,
  'addresses' | 'carts' | 'facts' | 'keptCarts' | 'now' | 'orders' | 'shop' | 'slots' | 'stock' | 'today'
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

/** A cart with its user, as it is answered. */
export interface UserCartState extends CartState {
  readonly user: CartUser;
}

/** What a cart consists of besides its own row. */
export interface CartParts {
  readonly surroundings: CartSurroundings;
  /** Cart items and packages. */
  readonly lines: readonly CartLineState[];
  readonly user: CartUser;
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

/** The parts of a cart that was read; what is known better goes before. */
export async function partsOf(
  context: Pick<CartStateContext, 'now' | 'orders' | 'shop' | 'slots' | 'stock' | 'today'>,
  reading: CartReading,
  known: Partial<CartParts> = {},
): Promise<CartParts> {
  return {
    user: reading.user,
    surroundings: known.surroundings ?? (await surroundingsOf(context, reading)),
    lines: known.lines ?? pricedLines(await cartContents(context, reading)),
  };
}

/** Reads a cart, and prices it now. */
export async function loadCartState(context: CartStateContext, cart: CartRow): Promise<UserCartState> {
  return cartStateOf(context, cart, await partsOf(context, await readCart(context, cart)));
}

/** Prices a cart now: its lines, packages, gift and fee (CART-20, CART-21). */
export async function cartStateOf(
  context: Pick<CartStateContext, 'facts' | 'now' | 'shop' | 'today'>,
  cart: CartRow,
  { lines: all, surroundings, user }: CartParts,
): Promise<UserCartState> {
  const { stores } = await context.shop();
  const lines = all.filter(({ shelf }) => !shelf.row.packaging);
  const packages = all.filter(({ shelf }) => shelf.row.packaging);
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
    user,
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
