import { createActor } from 'xstate';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { CookiePreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import { analyticsActors } from '../../../machines/analytics/analytics.actors.ts';
import { analyticsMachine } from '../../../machines/analytics/analytics.machine.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import { isLoggedIn, isLoggingIn } from '../../../machines/session/session.selectors.ts';
import { chosenPaymentType } from '../../../machines/shop/shop.selectors.ts';
import { collectorChannel } from '../../../services/analytics/collector-channel.ts';
import { forgetTraces } from '../../../services/analytics/forget-traces.ts';
import { tagManagerChannel } from '../../../services/analytics/tag-manager-channel.ts';
import { appStateIn } from '../../../services/device/app-state.ts';
import { analyticsFacts } from './analytics-facts.ts';
import type { EmittedEvent } from '../emitted-events.ts';
import { watchShownPages, type Screen } from './shown-pages.ts';
import type { WiredShop } from '../wire-shop.ts';

export interface AnalyticsDependencies {
  facts: Pick<TenantFacts, 'analytics' | 'currency'>;
  shop: WiredShop;
  screen: () => Screen;
  /** What the visitor allows by now. */
  preferences: () => CookiePreferences | null;
}

/** Products of one batch. */
const batchSize = 20;

const loadScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(url)));
    document.head.append(script);
  });

const none = { analytics: false, profilation: false };

function channelOf({ facts: { analytics, currency }, preferences }: AnalyticsDependencies) {
  if (analytics.kind === 'collector')
    return collectorChannel({ sendBeacon: (path, body) => navigator.sendBeacon(path, body) });
  return tagManagerChannel({
    container: analytics.container,
    currency,
    dataLayer: (globalThis.dataLayer ??= []),
    grants: () => preferences() ?? none,
    loadScript,
    forget: () =>
      forgetTraces(analytics.stores, {
        readCookies: () => document.cookie,
        writeCookie: (cookie) => {
          document.cookie = cookie;
        },
        storage: () => localStorage,
        hostname: location.hostname,
      }),
    reload: () => location.reload(),
    now: Date.now,
  });
}

/** Starts what counts; its code comes with the consent. */
export function openAnalytics(deps: AnalyticsDependencies): { told: (event: EmittedEvent) => void } {
  const { shop, preferences } = deps;
  const screen = deps.screen();
  const channel = channelOf(deps);
  const analytics = createActor(
    analyticsMachine.provide({
      actors: analyticsActors({ channel }),
      actions: {
        sendEvents: (_, { waiting }) => channel.send(waiting),
        tellGrants: () => channel.tellGrants(),
        closeChannel: () => channel.close(),
      },
    }),
    { input: { batchSize } },
  );
  shop.connect(analytics);
  analytics.start();
  analytics.send({ type: 'cookies.settled', preferences: preferences() });

  const { cart, session } = shop.flows;
  const appState = appStateIn({ storage: () => localStorage, now: Date.now });
  const facts = analyticsFacts({
    track: (event) => analytics.send({ type: 'event.tracked', event }),
    cart: () => shownCart(cart.getSnapshot()),
    paymentType: () => chosenPaymentType(shop.flows.shop.getSnapshot()),
    hasSent: (orderId) => appState.hasSent(orderId),
    rememberSent: (orderId) => appState.rememberSent(orderId),
  });
  let wasLoggingIn = false;
  session.subscribe((snapshot) => {
    if (wasLoggingIn && isLoggedIn(snapshot)) facts.loggedIn();
    wasLoggingIn = isLoggingIn(snapshot);
  });
  const look = () => {
    const page = screen.pageOf(screen.pages.getSnapshot().context.shown.key);
    facts.shown(page?.viewed?.() ?? null);
  };
  watchShownPages(screen, look);
  return {
    told(event) {
      facts.told(event);
      // The order on screen is paid by now.
      if (event.type === 'payment.settled') look();
    },
  };
}

declare global {
  // The list a tag manager reads.
  var dataLayer: Readonly<Record<string, unknown>>[] | undefined;
}
