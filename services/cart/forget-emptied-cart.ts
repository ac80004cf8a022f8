const key = 'emptiedCart';

/** Removes what a tab offers of an emptied cart: its shopper has logged out (B-43). */
export function forgetEmptiedCart(storage: () => Storage): void {
  try {
    storage().removeItem(key);
  } catch {
    // nothing could be stored either
  }
}

export { key as emptiedCartKey };
