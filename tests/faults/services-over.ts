import { noObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRequestCache } from '../../services/request-cache.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { createShopServices, type ShopServices } from '../../services/shop-services.ts';

/** The storefront's services over a port of this machine, for the browser with these cookies. */
export function servicesOver(port: number, cookies: ReadonlyMap<string, string>): ShopServices {
  return createShopServices({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return fetch(request);
    },
    session: createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken }),
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: Date.now,
  });
}
