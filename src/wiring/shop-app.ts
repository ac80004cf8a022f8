import type { I18n } from '@lingui/core';
import { createActor, type AnyActorRef } from 'xstate';
import { shownCart } from '../../machines/cart/cart.selectors.ts';
import { cookieConsentActors } from '../../machines/cookie-consent/cookie-consent.actors.ts';
import { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import { cookiePreferences } from '../../machines/cookie-consent/cookie-consent.selectors.ts';
import { drawersMachine } from '../../machines/drawers/drawers.machine.ts';
import { searchBoxActors } from '../../machines/search-box/search-box.actors.ts';
import { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import { categoryIdIn } from '../../contract/rules/catalogue/category-id.ts';
import { blockData } from '../../machines/content-block/content-block.selectors.ts';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import { loginEmail } from '../../machines/session/session.selectors.ts';
import { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import type { BlockRequest } from '../../machines/content-block/content-block.types.ts';
import { chosenService, pricesHash } from '../../machines/shop/shop.selectors.ts';
import type { Tenant } from '../../contract/tenant.ts';
import type { AppStateStore } from '../../services/device/app-state.ts';
import type { CookiePreferenceStore } from '../../services/device/cookie-preferences.ts';
import type { SearchedWordStore } from '../../services/searched-words.ts';
import type { SessionStore } from '../../services/session-store.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { ShowTheme } from './appearance/colour-scheme.ts';
import { connectCalls } from './calls/connect-calls.ts';
import { createDeferred } from './deferred.ts';
import type { Screen } from './counting/shown-pages.ts';
import type { KeptOffer } from './installing/lazy-installing.ts';
import { deferredActors, type FirstSnapshot, type ReadContexts } from './deferred-actors.ts';
import type { PageDependencies, PageSnapshots } from '../routing/page.ts';
import type { Flows, VisitorFlows } from '../views/flows.ts';
import type { openVisitorMachines, VisitorShop } from './visitor-machines.ts';

/** How every flow about the visitor stood when the page was rendered. */
export type VisitorSnapshots = Readonly<Record<keyof VisitorFlows, FirstSnapshot>>;

/** What a page with its shopper's data is taken over with. */
export interface ShopperParts {
  readContexts: ReadContexts;
  /** Resolves when the flows know what is on screen, or that it cannot be learnt. */
  known: (flows: VisitorFlows) => Promise<void>;
}

export interface ShopAppDependencies {
  tenant: Tenant;
  i18n: I18n;
  services: () => Promise<ShopServices>;
  session: SessionStore;
  words: () => Promise<SearchedWordStore>;
  appState: () => Promise<AppStateStore>;
  cookies: CookiePreferenceStore;
  now: () => number;
  path: string;
  /** Snapshots of the shell's own blocks, shipped by the server. */
  shell: PageSnapshots;
  /** What the flows about the visitor show until they are opened. */
  visitor: VisitorSnapshots;
  /** For a page that was rendered with its shopper's data, which stay on screen until the flows know as much. */
  shopper: ShopperParts | null;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (to: { url: string }) => void;
  /** What is on screen, for who counts; null where nobody does. */
  screen: (() => Screen) | null;
  /** What the browser offered while nobody was there to take it; null where it offers nothing. */
  keptOffer: KeptOffer | null;
  /** Shows light or dark; null where nobody looks at the page. */
  showTheme: ShowTheme | null;
}

export interface ShopApp {
  flows: Flows;
  /** What pages are opened with. */
  pageDependencies: () => PageDependencies;
  /** Starts the flows of the frame. */
  start(): void;
  /**
   * Makes the flows about the visitor, whose code has come. `release` starts them and hands them what was kept for them:
   * whatever may come of that, as another page, has to be ready by then. Where a shopper's data are on screen they are
   * handed it, and shown, once they know who the visitor is and what the cart holds.
   */
  openVisitor(open: typeof openVisitorMachines): Pick<VisitorShop, 'bus'> & { release: () => void };
}

/** The parts of the shell that come from the content backend. */
const shellBlocks: Readonly<Record<'headerMenu' | 'footerMenu', BlockRequest>> = {
  headerMenu: { kind: 'menu', location: 'header' },
  footerMenu: { kind: 'menu', location: 'footer' },
};

/** Builds the flows of the frame, and stand-ins for the flows about the visitor until their code is here. */
export function createShopApp(deps: ShopAppDependencies): ShopApp {
  const { tenant, i18n, services } = deps;
  const visitor = createDeferred<VisitorShop>();
  // No fact is missed by whoever waits for a shopper's flows.
  const started = deps.shopper === null ? visitor : createDeferred<VisitorShop>();
  const connect = (actor: AnyActorRef): void => {
    actor.on('*', (event) => started.use(({ handle }) => handle(event)));
    const subscribe = (one: AnyActorRef): void => void started.use(({ bus }) => bus.subscribe(one));
    subscribe(actor);
    connectCalls(actor, subscribe);
  };

  const block = contentBlockMachine.provide({ actors: contentBlockActors({ services, now: deps.now }) });
  const shellBlock = (name: keyof typeof shellBlocks) =>
    createActor(block, {
      input: { request: shellBlocks[name] },
      ...(deps.shell[name] === undefined ? {} : { snapshot: deps.shell[name] }),
    });
  const lazyBlock = (request: BlockRequest) => createActor(block, { input: { request, isLazy: true } });
  const frame = {
    searchBox: createActor(
      searchBoxMachine.provide({ actors: searchBoxActors({ services, words: deps.words }) }),
    ),
    headerMenu: shellBlock('headerMenu'),
    footerMenu: shellBlock('footerMenu'),
    departments: lazyBlock({ kind: 'categories', depth: 3 }),
    slotIntro: lazyBlock({ kind: 'category', slug: 'timeslot-selector' }),
    drawers: createActor(drawersMachine),
    cookieConsent: createActor(
      cookieConsentMachine.provide({ actors: cookieConsentActors({ cookies: deps.cookies }) }),
    ),
  };
  const flows: Flows = {
    ...deferredActors<VisitorFlows>(deps.visitor, visitor, deps.shopper?.readContexts),
    ...frame,
  };

  return {
    flows,
    pageDependencies: () => ({
      services,
      tenant,
      hash: pricesHash(flows.shop.getSnapshot()),
      deliveryServiceId: chosenService(flows.shop.getSnapshot()),
      now: deps.now,
      email: loginEmail(flows.session.getSnapshot()),
      appState: deps.appState,
      words: (message) => i18n._(message),
      listed: () => null,
      listedCategory: (slug) =>
        categoryIdIn(blockData(frame.departments.getSnapshot(), 'categories')?.categories ?? [], slug) ??
        null,
      takeMessages: (messages) => i18n.load(i18n.locale, messages),
      connect,
    }),
    start() {
      for (const actor of Object.values(frame)) {
        connect(actor);
        actor.start();
      }
      deps.cookies.hear(() => frame.cookieConsent.send({ type: 'choice.heard' }));
    },
    openVisitor(open) {
      const opened = open({
        tenant,
        i18n,
        services,
        session: deps.session,
        path: deps.path,
        isStranger: deps.session.isStranger(),
        staleUserId: flows.session.getSnapshot().context.user?.userId ?? null,
        isInvoiceNeeded: () => shownCart(flows.cart.getSnapshot())?.cartInfos.need_invoice === 'true',
        onDelivery: () => frame.slotIntro.send({ type: 'block.load' }),
        navigate: deps.navigate,
        leave: deps.leave,
        appState: deps.screen && deps.appState,
        counting: deps.screen && {
          screen: deps.screen,
          preferences: () => cookiePreferences(frame.cookieConsent.getSnapshot()),
        },
        installing: deps.screen &&
          deps.keptOffer && { screen: deps.screen, kept: deps.keptOffer, appState: deps.appState },
        showTheme: deps.showTheme,
        remember: {
          shopped: () => void deps.appState().then((state) => state.shopped()),
          ordered: (orderId) => void deps.appState().then((state) => state.ordered(orderId)),
        },
        rememberWord: ({ text }) => void deps.words().then((words) => words.remember(text)),
      });
      return {
        bus: opened.bus,
        release() {
          opened.start();
          void deps.appState().then((state) => state.started());
          started.release(opened);
          const show = () => visitor.release(opened);
          // A flow that is over is shown as it is.
          deps.shopper?.known(opened.flows).then(show, show);
        },
      };
    },
  };
}
