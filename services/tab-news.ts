/** Tells the other tabs of this browser that something of theirs was changed in this one. */
export interface TabNews {
  tell: () => void;
  /** Calls back when another tab told it. */
  hear: (changed: () => void) => void;
}

interface TabNewsDependencies {
  storage: () => Storage;
  now: () => number;
}

/** By the device's storage, which tells of a change in every tab but the one that made it; where there is none nothing is told. */
export const tabNewsIn = (
  topic: 'cart-changed' | 'colours-changed' | 'cookies-changed' | 'session-changed',
  { storage, now }: TabNewsDependencies,
): TabNews => ({
  tell() {
    try {
      storage().setItem(topic, String(now()));
    } catch {
      // The other tabs learn of it with their next page.
    }
  },
  hear: (changed) =>
    addEventListener('storage', (event) => {
      if (event.key === topic) changed();
    }),
});
