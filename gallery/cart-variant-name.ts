import type { AnyMachineSnapshot } from 'xstate';
import type { Cart } from '../contract/api/shopping/cart.ts';

/** What tells variants of a cart apart: whose it is, and whether it holds anything. */
export function cartVariantName({ context }: AnyMachineSnapshot): string {
  const { cart } = context as { cart: Cart | null };
  if (cart === null) return '';
  if (cart.cartId === null) return 'nobody’s';
  return cart.cartItems?.length === 0 ? 'empty' : '';
}
