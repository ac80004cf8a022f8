import type { Cart } from '../contract/api/shopping/cart.ts';
import type { CartAnswer } from '../contract/api/shopping/cart-answer.ts';
import type { Answer } from './api-client.ts';

export interface CartLedger {
  read<C extends Cart>(call: () => Promise<Answer<C>>): Promise<CartAnswer<C>>;
  write<C extends Cart>(call: () => Promise<Answer<C>>): Promise<CartAnswer<C>>;
  /** Resolves when no cart write is in flight. */
  quiet(): Promise<void>;
}

/** Stamps carts; `now` is the device's clock in ms, which may be wrong: the shop's counts where it says it. `written` hears of
 * each write that was answered. */
export function createCartLedger(now: () => number, written?: () => void): CartLedger {
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
      const { data, infos, warnings, answeredAt } = await call();
      if (own === 1) written?.();
      const contested = besideOthers || writesStarted > writesBefore;
      const receivedAt = now();
      return {
        cart: data,
        order,
        contested,
        answeredAt: answeredAt ?? receivedAt,
        receivedAt,
        infos,
        warnings,
      };
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
