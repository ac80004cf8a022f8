/** How long an answer stays fresh, in ms (API-06). */
const cacheMaxAgeMs = 900_000;

/** Most answers kept (API-06). */
export const cacheMaxEntries = 50;

const cachedAreas: ReadonlySet<string> = new Set(['products', 'category', 'adv', 'warehouse-locator']);

/** True for an answer younger than 15 minutes; one from the future is not trusted (API-06). */
export function isFresh(ageMs: number): boolean {
  return ageMs >= 0 && ageMs < cacheMaxAgeMs;
}

/** True for the reads that may be cached: products, category, adv, warehouse-locator and content (API-06). */
export function isCacheable(path: string): boolean {
  if (path.startsWith('/p/wp-json/')) return true;
  const area = path.replace(/^\/ebsn\/api/, '').split(/[/?#]/, 2)[1];
  return area !== undefined && cachedAreas.has(area);
}

/** Keys kept after a call, least recently used first: a write clears all, a read moves its key to the end (API-06, API-07). */
export function keysAfterCall(
  keys: readonly string[],
  call: { readonly key: string; readonly write: boolean },
): string[] {
  if (call.write) return [];
  return [...keys.filter((key) => key !== call.key), call.key].slice(-cacheMaxEntries);
}
