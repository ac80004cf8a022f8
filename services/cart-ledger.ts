import type { Cart } from '../contract/api/cart.ts';
import type { ServerMessage } from '../contract/api/envelope.ts';
import type { Answer } from './api-client.ts';

/**
 * A cart as one call answered it. `order` counts cart calls by their start, so that an older answer arriving late is
 * known as such (RULE-CART-4); `contested` says a write ran beside the call, so that only a fresh read is the truth.
 */
export interface CartAnswer<C extends Cart = Cart> {
  cart: C;
  order: number;
  contested: boolean;
  infos: readonly ServerMessage[];
  warnings: readonly ServerMessage[];
}

export interface CartLedger {
  read<C extends Cart>(call: () => Promise<Answer<C>>): Promise<CartAnswer<C>>;
  write<C extends Cart>(call: () => Promise<Answer<C>>): Promise<CartAnswer<C>>;
  /** Resolves when no cart write is in flight. */
  quiet(): Promise<void>;
}

export function createCartLedger(): CartLedger {
  let started = 0;
  let writesStarted = 0;
  let writesInFlight = 0;
  let waiting: (() => void)[] = [];

  async function stamp<C extends Cart>(call: () => Promise<Answer<C>>, own: 0 | 1): Promise<CartAnswer<C>> {
    started += 1;
    const order = started;
    const besideOthers = writesInFlight > 0;
    writesStarted += own;
    writesInFlight += own;
    const writesBefore = writesStarted;
    try {
      const { data, infos, warnings } = await call();
      return { cart: data, order, contested: besideOthers || writesStarted > writesBefore, infos, warnings };
    } finally {
      writesInFlight -= own;
      if (writesInFlight === 0) {
        for (const resume of waiting) resume();
        waiting = [];
      }
    }
  }

  return {
    read: (call) => stamp(call, 0),
    write: (call) => stamp(call, 1),
    quiet: () =>
      writesInFlight === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve)),
  };
}
