import type { Cart } from './cart.ts';
import type { ServerMessage } from './envelope.ts';

/**
 * A cart as one call answered it. `order` counts cart calls by their start, so that an older answer arriving late is
 * known as such (RULE-CART-4); `contested` says a write ran beside the call, so that only a fresh read is the truth.
 */
export interface CartAnswer<C extends Cart = Cart> {
  cart: C;
  order: number;
  contested: boolean;
  /** When it was answered, in ms since the epoch. */
  answeredAt: number;
  infos: readonly ServerMessage[];
  warnings: readonly ServerMessage[];
}
