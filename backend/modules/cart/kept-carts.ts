import { LRUCache } from 'lru-cache';
import type { CartReading } from './cart-reading.ts';

/** How many carts of a brand a process keeps at most; one of 25 lines takes about 80 kB. */
const most = 100;

/**
 * Carts of one brand as this process read them last, by user. None is answered before the database has said that all of
 * it is as it was (`confirmActiveCart`), so it does not matter who changes them.
 */
export interface KeptCarts {
  find(userId: number): CartReading | null;
  keep(reading: CartReading): void;
}

/** `epoch` moves on where the database may be another than before, whose versions tell nothing of what was read. */
export function createKeptCarts(epoch: () => number): KeptCarts {
  const kept = new LRUCache<number, CartReading>({ max: most });
  let since = epoch();
  const current = () => {
    if (epoch() !== since) kept.clear();
    since = epoch();
    return kept;
  };
  return {
    find: (userId) => current().get(userId) ?? null,
    keep(reading) {
      current().set(reading.cart.userId, reading);
    },
  };
}
