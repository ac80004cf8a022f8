import * as v from 'valibot';
import type { HeldQuantities } from '../../contract/rules/quantity/held-quantities.ts';

/** Where this device keeps the quantities of a cart that are not saved yet (CART-07). */
export interface HeldQuantitiesStore {
  read(): HeldQuantities | null;
  /** Replaces what is stored; null removes it. */
  write(held: HeldQuantities | null): void;
}

const key = 'heldQuantities';

const schema = v.object({
  cartId: v.number(),
  userId: v.number(),
  quantities: v.record(v.pipe(v.string(), v.digits()), v.pipe(v.number(), v.gtValue(0))),
});

/** A browser that refuses storage, and what is broken, hold nothing. */
export function heldQuantitiesIn(storage: () => Storage): HeldQuantitiesStore {
  const attempt = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: () =>
      attempt((store) => v.parse(v.nullable(schema), JSON.parse(store.getItem(key) ?? 'null')), null),
    write: (held) =>
      attempt(
        (store) => (held === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(held))),
        undefined,
      ),
  };
}
