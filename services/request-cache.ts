import { isCacheable, isFresh, keysAfterCall } from '../contract/rules/catalogue/request-cache.ts';

/** Answers of public reads, by the path and query they were asked with. */
export interface RequestCache {
  get(key: string): unknown;
  /** Keeps nothing for a path that may not be cached (API-06). */
  set(key: string, answer: unknown): void;
  clear(): void;
}

/** The cache of one client; contract/rules decides what is kept, how long and how many. `now` in ms (API-06, API-07). */
export function createRequestCache(now: () => number): RequestCache {
  const entries = new Map<string, { answer: unknown; storedAt: number }>();
  let keys: readonly string[] = [];
  const touch = (key: string) => {
    keys = keysAfterCall(keys, { key, write: false });
    for (const held of entries.keys()) if (!keys.includes(held)) entries.delete(held);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (!isFresh(now() - entry.storedAt)) {
        entries.delete(key);
        return undefined;
      }
      touch(key);
      return entry.answer;
    },
    set(key, answer) {
      if (!isCacheable(key)) return;
      entries.set(key, { answer, storedAt: now() });
      touch(key);
    },
    clear() {
      keys = keysAfterCall(keys, { key: '', write: true });
      entries.clear();
    },
  };
}

/** The server renders anew each time and leaves caching to HTTP. */
export const noRequestCache: RequestCache = {
  get: () => undefined,
  set: () => undefined,
  clear: () => undefined,
};
