/** Finished pages that are the same for everybody, kept for as long as shared caches may keep them. */
export interface PageCache {
  get: (key: string) => string | null;
  set: (key: string, html: string) => void;
}

interface PageCacheOptions {
  /** The clock, in ms since the epoch. */
  now: () => number;
  /** How long a page is good, in ms; 0 keeps nothing. */
  lifetime: number;
}

const mostPages = 200;
/** Addresses nobody typed are not worth a place. */
const longestKey = 300;

export function createPageCache({ now, lifetime }: PageCacheOptions): PageCache {
  const pages = new Map<string, { html: string; until: number }>();
  return {
    get(key) {
      const page = pages.get(key);
      if (page === undefined) return null;
      pages.delete(key);
      if (page.until <= now()) return null;
      pages.set(key, page); // the last used one is the last to go
      return page.html;
    },
    set(key, html) {
      if (lifetime <= 0 || key.length > longestKey) return;
      pages.delete(key);
      pages.set(key, { html, until: now() + lifetime });
      const oldest = pages.keys().next();
      if (pages.size > mostPages && oldest.done !== true) pages.delete(oldest.value);
    },
  };
}
