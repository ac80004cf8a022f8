import type { Cart, CartItem } from '../../api/shopping/cart.ts';
import { badgeCount } from '../checkout/cart-badge.ts';
import { effectiveQuantity, isWeighed } from '../checkout/cart-line.ts';
import { linesOf } from '../checkout/cart-lines.ts';
import { fromCents, sumCents, toCents } from '../price/money.ts';
import { lineTotal } from '../price/price-line.ts';
import { isConflict, isOfCart, type WaitingAddition, type WaitingChange } from './waiting-change.ts';

/** The department of lines that wait for the network: the shop knows nothing of them yet. */
export const waitingSectorId = -1;

const amount = (isWeight: boolean, quantity: number) =>
  isWeight ? { quantity: 0, weight: quantity } : { quantity, weight: 0 };

const changed = (item: CartItem, quantity: number): CartItem => ({
  ...item,
  ...amount(isWeighed(item), quantity),
  grossTotal: fromCents(lineTotal(item.product, quantity)),
});

const added = ({ itemId, product, quantity, infos }: WaitingAddition): CartItem => ({
  itemId,
  cartItemId: itemId,
  product,
  ...amount(!Number.isInteger(quantity), quantity),
  grossTotal: fromCents(lineTotal(product, quantity)),
  cartItemInfo: infos,
  atRisk: false,
  shortage: null,
  exclusions: [],
  substituteName: null,
});

/**
 * A cart as it will be once what waits for the network has been sent, by the prices it was answered with: the shop's own word
 * may differ (B-27). A line whose quantity is still to be decided on is as the shop has it: an order would be
 * of that.
 */
export function cartWithChanges<C extends Cart>(cart: C, waiting: readonly WaitingChange[]): C {
  const changes = waiting.filter(isOfCart);
  if (changes.length === 0) return cart;
  const wanted = new Map(
    changes.flatMap((change) =>
      change.kind === 'set' && !isConflict(change) ? [[change.itemId, change.to] as const] : [],
    ),
  );
  const apply = (items: readonly CartItem[]): CartItem[] =>
    items.flatMap((item) => {
      const to = wanted.get(item.itemId) ?? null;
      if (to === null || to === effectiveQuantity(item)) return [item];
      return to === 0 ? [] : [changed(item, to)];
    });
  const additions = apply(changes.flatMap((change) => (change.kind === 'add' ? [added(change)] : [])));
  const lines = {
    ...(cart.cartItems !== undefined && { cartItems: [...apply(cart.cartItems), ...additions] }),
    ...(cart.sectors !== undefined && {
      sectors: [
        ...cart.sectors
          .map((sector) => ({ ...sector, cartItems: apply(sector.cartItems) }))
          .filter(({ cartItems }) => cartItems.length > 0),
        ...(additions.length === 0 ? [] : [{ sectorId: waitingSectorId, name: '', cartItems: additions }]),
      ],
    }),
  };
  const sumOf = (items: readonly CartItem[]) => sumCents(items.map(({ grossTotal }) => toCents(grossTotal)));
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
