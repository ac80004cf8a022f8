import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

const daySeconds = 86_400;

/** What keeps a cache small: least recently used answers go first, and all of it where the storage is full. */
export function bounds(maxEntries: number, days: number) {
  const plugin = new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * daySeconds,
    purgeOnQuotaError: true,
  });
  // It is declared with optional parts that may be undefined.
  return plugin as ExpirationPlugin & WorkboxPlugin;
}
