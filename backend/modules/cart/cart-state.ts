import { cartTotals } from '../../../contract/rules/cart-total.ts';
import type { CartTotals } from '../../../contract/rules/cart-total.ts';
import type { DeliveryTerms } from '../../../contract/rules/delivery-fee.ts';
import type { TenantScope } from '../../scope.ts';
import type { AddressRow } from '../address/address.repository.ts';
import { isUsable } from '../gift/gift-certificate.ts';
import type { UserGift } from '../gift/gift.repository.ts';
import type { StoreRow } from '../store/store.repository.ts';
import { termsOf } from '../timeslot/slot-terms.ts';
import { isPrepared } from './active-cart.usecases.ts';
import { loadCartLines } from './cart-line-state.ts';
import type { CartLineState } from './cart-line-state.ts';
import { loadCartSlot } from './cart-slot.ts';
import type { CartSlot } from './cart-slot.ts';
import type { CartRow } from './cart.repository.ts';

/** Everything a cart is at one moment. Amounts in cents. */
export interface CartState {
  readonly cart: CartRow;
  readonly lines: readonly CartLineState[];
  /** Bags: lines of packaging products, which are no cart items (ruling 15). */
  readonly packages: readonly CartLineState[];
  readonly gift: UserGift | null;
  readonly terms: DeliveryTerms;
  readonly totals: CartTotals;
  readonly store: StoreRow;
  readonly address: AddressRow | null;
  readonly slot: CartSlot | null;
}

/** Where and when a cart is to be delivered. */
export type CartPlace = Pick<CartState, 'address' | 'slot'>;

/** Parts of a cart that were just read or written in the same transaction, and need not be read again. */
export interface KnownParts {
  readonly place?: CartPlace;
  /** Cart items and packages. */
  readonly lines?: readonly CartLineState[];
}

/** Reads where and when a cart is to be delivered. */
export async function loadCartPlace(scope: TenantScope, cart: CartRow): Promise<CartPlace> {
  const address = cart.addressId === null ? null : await scope.addresses.find(cart.addressId);
  return { address, slot: await loadCartSlot(scope, cart, address) };
}

/** A slot counts while it is held, booked, or promised by a prepared cart; one that is only proposed does not (B-31). */
function deliveryTerms(scope: TenantScope, cart: CartRow, slot: CartSlot | null): DeliveryTerms {
  const counts = slot !== null && (slot.state !== 'lost' || isPrepared(cart, scope.now));
  return termsOf(counts ? slot.template : null, scope.facts);
}

/** Prices a cart now: its lines, packages, gift and fee (CART-20, CART-21). */
export async function loadCartState(
  scope: TenantScope,
  cart: CartRow,
  known: KnownParts = {},
): Promise<CartState> {
  const { stores } = await scope.shop();
  const all = known.lines ?? (await loadCartLines(scope, cart));
  const lines = all.filter(({ shelf }) => !shelf.row.packaging);
  const packages = all.filter(({ shelf }) => shelf.row.packaging);
  const gift = await scope.gifts.findOnCart(cart.cartId);
  const itemsTotal = lines.reduce((sum, line) => sum + line.gross, 0);
  const giftCounts = gift !== null && isUsable(gift.certificate, { itemsTotal, today: scope.today });
  const place = known.place ?? (await loadCartPlace(scope, cart));
  const terms = deliveryTerms(scope, cart, place.slot);
  return {
    cart,
    lines,
    packages,
    gift,
    terms,
    totals: cartTotals({
      lineTotals: lines.map((line) => line.gross),
      packageTotals: packages.map((line) => line.gross),
      giftTotals: giftCounts ? [gift.certificate.amount] : [],
      ...terms,
    }),
    store: stores.find(cart.storeId) ?? stores.byDefault,
    ...place,
  };
}
