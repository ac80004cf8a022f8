import type { Cart, CartItem } from '../../api/shopping/cart.ts';
import { fromCents, sumCents, toCents } from '../price/money.ts';
import { lineTotal } from '../price/price-line.ts';
import { badgeCount } from '../checkout/cart-badge.ts';
import { effectiveQuantity, isWeighed } from '../checkout/cart-line.ts';
import { linesOf } from '../checkout/cart-lines.ts';

/** Returns a quantity as a line has it: in pieces, or in the selling unit of weighed goods. */
export const amount = (isWeight: boolean, quantity: number) =>
  isWeight ? { quantity: 0, weight: quantity } : { quantity, weight: 0 };

const changed = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  ...amount(isWeighed(item), quantity),
  grossTotal: fromCents(lineTotal(item.product, quantity)),
});

/** Lines as they are with other quantities, by the ids of lines; 0 removes one. */
export const withQuantities = (
  items: readonly CartItem[],
  quantities: ReadonlyMap<number, number>,
): CartItem[] =>
  items.flatMap((item) => {
    const to = quantities.get(item.itemId) ?? null;
    if (to === null || to === effectiveQuantity(item)) return [item];
    return to === 0 ? [] : [changed(item, to)];
  });

const sumOf = (items: readonly CartItem[]) => sumCents(items.map(({ grossTotal }) => toCents(grossTotal)));

/** Returns a cart with other lines, and the sums that follow from them; fees and discounts stay as the shop had them. */
export function withLines<C extends Cart>(cart: C, lines: Pick<Cart, 'cartItems' | 'sectors'>): C {
  const now = linesOf({ ...cart, ...lines });
  const difference = sumOf(now) - sumOf(linesOf(cart));
  const plus = (euros: number) => fromCents(Math.max(0, toCents(euros) + difference));
  return {
    ...cart,
    ...lines,
    totalItems: badgeCount(now),
    itemsTotal: plus(cart.itemsTotal),
    totalPrice: plus(cart.totalPrice),
  };
}

/** Returns a cart as it will be with other quantities, by the prices it was answered with (CART-07). */
export const cartWithQuantities = <C extends Cart>(cart: C, quantities: ReadonlyMap<number, number>): C =>
  withLines(cart, {
    ...(cart.cartItems !== undefined && { cartItems: withQuantities(cart.cartItems, quantities) }),
    ...(cart.sectors !== undefined && {
      sectors: cart.sectors
        .map((sector) => ({ ...sector, cartItems: withQuantities(sector.cartItems, quantities) }))
        .filter(({ cartItems }) => cartItems.length > 0),
    }),
  });
