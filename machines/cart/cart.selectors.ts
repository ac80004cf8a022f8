import type { SnapshotFrom } from 'xstate';
import type { Cart, CartItem } from '../../contract/api/shopping/cart.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import type { cartMachine } from './cart.machine.ts';
import type { CartLineRef } from './cart.types.ts';

type CartSnapshot = SnapshotFrom<typeof cartMachine>;

/** The cart to show: none while the session is gone (RULE-SESSION-1). */
export const shownCart = (snapshot: CartSnapshot): Cart | null =>
  snapshot.matches('present') ? snapshot.context.cart : null;

/** The cart as it will be once held quantities are saved: what sums are shown of (CART-07). */
export const expectedCart = (snapshot: CartSnapshot): Cart | null =>
  snapshot.matches('present') ? (snapshot.context.expected ?? snapshot.context.cart) : null;

/** When the shop answered the cart that is shown, which may be kept since, in ms since the epoch; null where there is none. */
export const cartAnsweredAt = (snapshot: CartSnapshot): number | null =>
  shownCart(snapshot) === null ? null : snapshot.context.answeredAt;

/** Who may use what the brand marks as beta (SES-25). */
export const isBetaTester = (snapshot: CartSnapshot): boolean =>
  shownCart(snapshot)?.user.betaTester ?? false;

/** The day whose shop is looked at ahead of time, `YYYY-MM-DD` (SLOT-19). */
export const previewDay = (snapshot: CartSnapshot): string | null =>
  shownCart(snapshot)?.forcedPreviewDate ?? null;

export const isCartLoading = (snapshot: CartSnapshot): boolean => snapshot.matches('loading');
export const isCartUnavailable = (snapshot: CartSnapshot): boolean => snapshot.matches('unavailable');
export const isCartSettling = (snapshot: CartSnapshot): boolean => snapshot.hasTag('busy');

export const lineOfProduct = (snapshot: CartSnapshot, productId: number): CartItem | null => {
  const cart = shownCart(snapshot);
  return cart === null ? null : (linesOf(cart).find((item) => item.product.productId === productId) ?? null);
};

export const lineRef = (snapshot: CartSnapshot, itemId: number): CartLineRef | null =>
  snapshot.matches('present') ? (snapshot.context.lines[itemId] ?? null) : null;

export const cartLines = (snapshot: CartSnapshot): readonly CartItem[] => {
  const cart = shownCart(snapshot);
  return cart === null ? [] : linesOf(cart);
};

/** The line actors, for whoever must hear each of them. */
export const trackedLines = (snapshot: CartSnapshot) => snapshot.context.lines;
