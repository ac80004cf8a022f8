import type { HeldQuantities } from '../../contract/rules/quantity/held-quantities.ts';

/** Where this device keeps the quantities of a cart that are not saved yet (CART-07). */
export interface HeldQuantitiesStore {
  read(): HeldQuantities | null;
  /** Replaces what is stored; null removes it. */
  write(held: HeldQuantities | null): void;
}

const key = 'heldQuantities';

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

// Read by hand: at this time nothing has loaded the schemas of the calls.
function heldIn(text: string | null): HeldQuantities | null {
  const { cartId, userId, quantities } = recordIn(JSON.parse(text ?? 'null'));
  if (typeof cartId !== 'number' || typeof userId !== 'number') return null;
  const amounts = Object.entries(recordIn(quantities)).flatMap(([id, amount]) =>
    Number.isSafeInteger(Number(id)) && typeof amount === 'number' && amount > 0
      ? [[Number(id), amount] as const]
      : [],
  );
  return { cartId, userId, quantities: Object.fromEntries(amounts) };
}

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
    read: () => attempt((store) => heldIn(store.getItem(key)), null),
    write: (held) =>
      attempt(
        (store) => (held === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(held))),
        undefined,
      ),
  };
}
