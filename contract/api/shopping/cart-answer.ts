import type { Cart } from './cart.ts';
import type { ServerMessage } from '../envelope.ts';

/**
 * A cart as one call answered it. `order` counts cart calls by their start, so that an older answer arriving late is
 * known as such (RULE-CART-4); `contested` says a write ran beside the call, so that only a fresh read is the truth.
 */
export interface CartAnswer<C extends Cart = Cart> {
  cart: C;
  order: number;
  contested: boolean;
  /** When it was answered, by the shop's clock, in ms since the epoch: what the shop's deadlines are measured from. */
  answeredAt: number;
  /** When it came, by the device's clock, in ms since the epoch: what the shopper's time is told from. */
  receivedAt: number;
  infos: readonly ServerMessage[];
  warnings: readonly ServerMessage[];
}
