import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import { emptiedCartKey, forgetEmptiedCart } from './forget-emptied-cart.ts';

/** What was in a cart that was emptied; `left` in ms. */
interface EmptiedCart {
  userId: number;
  cartId: number | null;
  items: readonly ListedProduct[];
  left: number;
}

export interface EmptiedCartStore {
  read(): EmptiedCart | null;
  /** Null removes what is stored. */
  keep(emptied: EmptiedCart | null): void;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isInfos = (value: unknown): value is NonNullable<ListedProduct['infos']> =>
  isObject(value) && Object.values(value).every((info) => typeof info === 'string');

const isItem = (value: unknown): value is ListedProduct =>
  isObject(value) &&
  'productId' in value &&
  typeof value.productId === 'number' &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  (!('infos' in value) || isInfos(value.infos));

/** Read without a schema: the schemas come with the code of the calls, which the cart is shown without. */
function emptiedIn(stored: unknown, now: number): EmptiedCart | null {
  if (
    !isObject(stored) ||
    !('userId' in stored && 'cartId' in stored && 'items' in stored && 'until' in stored)
  )
    return null;
  const { userId, cartId, items, until } = stored;
  if (typeof userId !== 'number' || (typeof cartId !== 'number' && cartId !== null)) return null;
  if (!Array.isArray(items) || !items.every(isItem)) return null;
  return typeof until === 'number' && until > now ? { userId, cartId, items, left: until - now } : null;
}

/** Survives a reload of this tab, and ends with it; a browser that refuses storage offers it until the page is left. */
export function emptiedCartIn({
  storage,
  now,
}: {
  storage: () => Storage;
  now: () => number;
}): EmptiedCartStore {
  return {
    read() {
      try {
        return emptiedIn(JSON.parse(storage().getItem(emptiedCartKey) ?? 'null'), now());
      } catch {
        return null;
      }
    },
    keep(emptied) {
      if (emptied === null) {
        forgetEmptiedCart(storage);
        return;
      }
      const { left, ...cart } = emptied;
      try {
        storage().setItem(emptiedCartKey, JSON.stringify({ ...cart, until: now() + left }));
      } catch {
        // the page still offers it
      }
    },
  };
}
