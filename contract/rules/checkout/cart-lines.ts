import type { Cart, CartItem } from '../../api/shopping/cart.ts';

/** Every line of a cart, whichever way the answer carried them (API-05). */
export const linesOf = (cart: Pick<Cart, 'cartItems' | 'sectors'>): readonly CartItem[] =>
  cart.cartItems ?? cart.sectors?.flatMap((sector) => sector.cartItems) ?? [];
