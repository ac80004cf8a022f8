import { language } from '#language';
import { clientIdIn } from '../../services/client-id.ts';
import { createRequestCache } from '../../services/request-cache.ts';
import { keptPreferences } from '../../contract/rules/session/cookie-preferences.ts';
import { tabNewsIn } from '../../services/tab-news.ts';
import { createShopServices, type ShopServices } from '../../services/shop-services.ts';
import { browserDevice } from '../../services/offline/browser-device.ts';
import type { WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import type { SessionStore } from '../../services/session-store.ts';
import { shopOrigin } from '../routing/entry/shop-origin.ts';
import { callObserver, type ObservingFlows } from '../wiring/calls/call-observer.ts';

interface BrowserServicesDependencies {
  session: SessionStore;
  /** They are told what the calls do. */
  flows: ObservingFlows;
  /** What waits for the network has changed. */
  changesWait: (changes: readonly WaitingChange[]) => void;
}

/** The services of a browser tab; a chunk of its own, needed from the first call on. */
export const createBrowserServices = ({
  session,
  flows,
  changesWait,
}: BrowserServicesDependencies): ShopServices =>
  createShopServices({
    language,
    baseUrl: shopOrigin(),
    fetch: (input, init) => {
      const request = new Request(input, init);
      return globalThis.earlyScript?.answerTo(request) ?? fetch(request);
    },
    session,
    cache: createRequestCache(Date.now),
    observer: callObserver(flows),
    clientUuid: clientIdIn({
      storage: () => localStorage,
      mayKeep: () => keptPreferences(document.cookie)?.analytics === true,
    }),
    now: Date.now,
    offline: browserDevice({ storage: () => localStorage, now: Date.now, told: changesWait }),
    cartWritten: tabNewsIn('cart-changed', { storage: () => localStorage, now: Date.now }).tell,
  });
