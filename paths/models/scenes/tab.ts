import { setupI18n } from '@lingui/core';
import type { AnyEventObject } from 'xstate';
import { bagsActors } from '../../../machines/bags/bags.actors.ts';
import { bagsMachine } from '../../../machines/bags/bags.machine.ts';
import { checkoutActors } from '../../../machines/checkout/checkout.actors.ts';
import { checkoutLogic } from '../../../machines/checkout/checkout.logic.ts';
import { invoiceActors } from '../../../machines/invoice/invoice.actors.ts';
import { invoiceLogic } from '../../../machines/invoice/invoice.logic.ts';
import { sessionHeaders, usualHeaderPrefix } from '../../../contract/api/headers.ts';
import { cookieCredentials } from '../../../services/credentials.ts';
import { noRequestCache } from '../../../services/request-cache.ts';
import { sentBuyIn } from '../../../services/sent-buy.ts';
import { createSessionStore } from '../../../services/session-store.ts';
import { createShopServices } from '../../../services/shop-services.ts';
import { deliveryFlow } from '../../../src/wiring/delivery-machines.ts';
import { lazyLogic } from '../../../src/wiring/lazy-logic.ts';
import { longLivedMachines } from '../../../src/wiring/long-lived-machines.ts';
import { routeOf } from '../../../src/routing/match-route.ts';
import { wireShop, type WiredShop } from '../../../src/wiring/wire-shop.ts';
import { paths } from '../../../src/routing/paths.ts';
import { HeldRequests } from '../../kit/http/held-requests.ts';
import type { Visitor } from '../../kit/http/visitor.ts';
import type { OpenLatch } from '../../kit/http/latch.ts';
import { ManualClock } from '../../kit/manual-clock.ts';
import { LiveFlows } from '../../kit/scenes/live-flows.ts';
import { allModels } from '../all-models.ts';

/** What the tabs of one browser have in common, beside the cookies. */
export interface Browser {
  readonly visitor: Visitor;
  readonly latch: OpenLatch;
  restoreToken: string | null;
}

/** One tab of the shop without its views: every flow of the app, tied together as the app ties them. */
export interface Tab {
  readonly root: WiredShop['flows']['shop'];
  readonly requests: HeldRequests;
  readonly clock: ManualClock;
  readonly live: LiveFlows;
  /** Where the shopper is. */
  path(): string;
  /** Every place the shopper was at, the last one included. */
  visited(): readonly string[];
  /** The shopper follows a link. */
  go(path: string): void;
  close(): void;
}

/** One of the root's flows that live as long as the app. */
export function flow<K extends 'session' | 'navigation' | 'cart' | 'addToCart'>({ root }: Tab, name: K) {
  const ref = root.getSnapshot().children[name];
  if (ref === undefined) throw new Error(`the root has no ${name}`);
  return ref;
}

/** A storage that lasts as long as the tab. */
function tabStorage(): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return storage as Storage; // the three things anybody does with it
}

/** Opens the shop in a tab of its own. */
export function openTab(browser: Browser, firstPath: string = paths.home): Tab {
  const { visitor, latch } = browser;
  const { cookies } = visitor.client;
  const requests = new HeldRequests(latch.latch, visitor.fetch);
  const live = new LiveFlows(allModels);
  const clock = new ManualClock();
  const visited: string[] = [];

  const session = createSessionStore({
    credentials: cookieCredentials({
      marker: sessionHeaders(usualHeaderPrefix).account,
      headerPrefix: usualHeaderPrefix,
      readCookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      dropCookie: (name) => cookies.delete(name),
    }),
    restoreToken: {
      read: () => browser.restoreToken,
      keep: (token) => {
        browser.restoreToken = token;
      },
      forget: () => {
        browser.restoreToken = null;
      },
    },
  });
  const tell = (name: 'session' | 'navigation' | 'pendingRequests', event: AnyEventObject): void =>
    (root.getSnapshot().children[name] as { send(event: AnyEventObject): void } | undefined)?.send(event); // three kinds of actors, told what each knows
  const made = createShopServices({
    baseUrl: `http://${visitor.client.tenantId}.localhost`,
    fetch: requests.fetch,
    session,
    // Every call is to be seen at the latch.
    cache: noRequestCache,
    observer: {
      callStarted: () => tell('pendingRequests', { type: 'call.started' }),
      callEnded: () => tell('pendingRequests', { type: 'call.ended' }),
      writeStarted: () => undefined,
      writeEnded: () => undefined,
      sessionExpired: () => tell('session', { type: 'session.expire' }),
      loginStale: () => undefined,
      shownUser: () => root.getSnapshot().children.session?.getSnapshot().context.user?.userId ?? null,
      userSeen: (userId) => tell('session', { type: 'user.seen', userId }),
      serviceFailed: () => tell('navigation', { type: 'service.failed' }),
    },
    clientUuid: () => null,
    now: Date.now,
  });
  const services = async () => made;
  const storage = tabStorage();
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } });
  const { flows, bus, start } = wireShop({
    awaitedCodes: [],
    machines: ({ emitting, connected }) => {
      const delivery = lazyLogic(async () => deliveryFlow({ showClosedSlots: false, services, connected }));
      const checkout = lazyLogic(async () =>
        connected(
          checkoutLogic.provide({
            actors: {
              ...checkoutActors({ services, sentBuy: sentBuyIn(() => storage) }),
              bags: connected(bagsMachine.provide({ actors: bagsActors({ services }) })),
              invoice: connected(
                invoiceLogic.provide({ actors: invoiceActors({ services, isInvoiceNeeded: () => false }) }),
              ),
            },
          }),
        ),
      );
      return {
        longLived: longLivedMachines({ services, session, hasLists: true, emitting }),
        lazy: {
          loadDelivery: delivery.load,
          delivery: delivery.logic,
          loadCheckout: checkout.load,
          checkout: checkout.logic,
        },
      };
    },
    clock,
    input: {
      path: firstPath,
      cart: { isLive: true, bypass: { address: false, timeslot: false } },
      isStranger: session.isStranger(),
      staleUserId: null,
      minProfileLevel: 2,
    },
    i18n,
    navigate: (href) => enter(href),
    leave: () => undefined,
    rememberWord: () => undefined,
    remember: { shopped: () => undefined, ordered: () => undefined },
    forgetEmptied: () => undefined,
  });
  const root = flows.shop;
  live.watch(root);

  const enter = (href: string): void => {
    visited.push(href);
    const { route } = routeOf(href);
    bus.broadcast({
      type: 'route.entered',
      page: route.flowPage,
      path: href,
      needsLogin: route.needsLogin,
      isForSingleSignOn: false,
      hasMarker: session.credentials.hasMarker(),
      afterLogin: route.flowPage === 'login' ? paths.home : null,
    });
  };
  root.subscribe({ error: () => undefined });
  start();
  enter(firstPath);
  return {
    root,
    requests,
    clock,
    live,
    path: () => visited.at(-1) ?? firstPath,
    visited: () => visited,
    go: enter,
    close() {
      root.stop();
      requests.cutAll();
    },
  };
}
