/** Tells the other tabs of this browser that the cart was changed in this one. */
export interface CartNews {
  tell: () => void;
  /** Calls back when another tab told it. */
  hear: (changed: () => void) => void;
}

const key = 'cart-changed';

/** By the device's storage, which tells of a change in every tab but the one that made it; where there is none nothing is told. */
export const cartNewsIn = (storage: () => Storage, now: () => number): CartNews => ({
  tell() {
    try {
      storage().setItem(key, String(now()));
    } catch {
      // The other tabs read their cart with their next page.
    }
  },
  hear: (changed) =>
    addEventListener('storage', (event) => {
      if (event.key === key) changed();
    }),
});
