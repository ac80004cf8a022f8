/** Answers of public reads: products, category and content calls (API-06). */
export interface RequestCache {
  get(key: string): unknown;
  set(key: string, answer: unknown): void;
  clear(): void;
}

const freshMs = 15 * 60_000;
const maxEntries = 50;

/** 15 minutes, 50 entries, least recently used out first; any write clears it (API-06, API-07). */
export function createRequestCache(now: () => number): RequestCache {
  const entries = new Map<string, { answer: unknown; storedAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      if (now() - entry.storedAt >= freshMs) return undefined;
      entries.set(key, entry);
      return entry.answer;
    },
    set(key, answer) {
      entries.delete(key);
      entries.set(key, { answer, storedAt: now() });
      const oldest = entries.keys().next();
      if (entries.size > maxEntries && oldest.done !== true) entries.delete(oldest.value);
    },
    clear: () => entries.clear(),
  };
}

/** The server renders anew each time and leaves caching to HTTP. */
export const noRequestCache: RequestCache = {
  get: () => undefined,
  set: () => undefined,
  clear: () => undefined,
};
