import './ui/global.css.ts';
import { hydrateRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { pagesMachine } from '../machines/pages/pages.machine.ts';
import { cookieCredentials } from '../services/credentials.ts';
import { restoreTokenIn } from '../services/restore-token.ts';
import { createSessionStore } from '../services/session-store.ts';
import type { Storefront } from '../tenants/theme/storefront.ts';
import { App } from './app/App.tsx';
import { bootstrapId, type Bootstrap } from './app/bootstrap.ts';
import { dialogModules } from './app/dialog-modules.ts';
import { followDocumentLinks } from './app/document-links.ts';
import { replayEarlyActions } from './app/early-actions.ts';
import { createI18n } from './app/i18n.ts';
import { tellOfLeaving } from './app/leaving.ts';
import { routeOf } from './app/match-route.ts';
import { newKey } from './app/new-key.ts';
import { pageModules } from './app/page-modules.ts';
import { createPageStore } from './app/page-store.ts';
import { createRouter } from './app/router.ts';
import { createScrollMemory } from './app/scroll-memory.ts';
import { createShopApp } from './app/shop-app.ts';

/** How long the old page may wait for the next one's data, in ms; then the next one shows that it is loading. */
const patience = 700;

/**
 * Builds the storefront around what the server sent. A function, not the module's own top level: a page's chunk imports
 * from this one and would wait for it forever.
 */
async function open(): Promise<void> {
  const shipped = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as Bootstrap; // our server's own
  const snapshots = shipped.build === import.meta.env.BUILD_ID ? shipped : { page: {}, shell: {} };
  const href = location.pathname + location.search;
  const { route, at } = routeOf(href);

  const [{ storefront }, { page: pageModule }] = await Promise.all([
    import(/* @vite-ignore */ shipped.storefront) as Promise<{ storefront: Storefront }>,
    pageModules[route.page](),
  ]);

  const session = createSessionStore({
    credentials: cookieCredentials({
      readCookies: () => document.cookie,
      dropCookie: (name) => {
        document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
      },
    }),
    restoreToken: restoreTokenIn(() => localStorage),
  });

  let loaded: ReturnType<typeof loadServices> | undefined;
  const services = () => (loaded ??= loadServices());

  async function loadServices() {
    const { createBrowserServices } = await import('./app/browser-services.ts');
    const { activity, session: visitor, navigation } = app.flows;
    return createBrowserServices({
      session,
      observer: {
        callStarted: () => activity.send({ type: 'call.started' }),
        callEnded: () => activity.send({ type: 'call.ended' }),
        sessionExpired: () => visitor.send({ type: 'session.expire' }),
        userSeen: (userId) => visitor.send({ type: 'user.seen', userId }),
        serviceFailed: () => navigation.send({ type: 'service.failed' }),
      },
    });
  }

  const i18n = createI18n();
  const app = createShopApp({
    tenant: storefront.tenant,
    i18n,
    services,
    session,
    words: async () => {
      const { searchedWordsIn } = await import('../services/searched-words.ts');
      return searchedWordsIn(() => localStorage, Date.now);
    },
    now: Date.now,
    path: href,
    shell: snapshots.shell,
    navigate: (path, options) => router.navigate(path, options),
    leave(url) {
      // Back from the provider the page must ask anew, not wake up where it slept.
      addEventListener('pageshow', (event) => event.persisted && location.reload());
      location.assign(url);
    },
  });

  const store = createPageStore({ deps: app.pageDependencies, patience });
  const firstPage = pageModule.open(app.pageDependencies(), at, snapshots.page);
  const pages = createActor(
    pagesMachine.provide({
      actors: { openPage: fromPromise(({ input }: { input: { href: string } }) => store.open(input.href)) },
    }),
    { input: { key: store.adopt(href, firstPage), href } },
  );

  const router = createRouter({
    broadcast: app.broadcast,
    hasMarker: () => session.credentials.hasMarker(),
    want: (wanted) => pages.send({ type: 'page.wanted', href: wanted }),
    showSearched: (text) => app.flows.searchBox.send({ type: 'search.shown', text }),
    scroll: createScrollMemory(newKey),
  });

  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(work, { timeout: 4_000 })
      : setTimeout(work, 2_000);

  /** Flows start after the first render: what the server sent is what the browser first renders. */
  function ready(): void {
    pages.start();
    app.start();
    firstPage.start();
    router.start();
    tellOfLeaving(app.broadcast);
    followDocumentLinks({
      navigate: (wanted) => router.navigate(wanted, { replace: false }),
      prefetch: store.prefetch,
    });
    document.documentElement.dataset.ready = 'true';
    replayEarlyActions();
    whenIdle(() => {
      // What is likely next is fetched while nothing else is; a failure shows when it is really wanted.
      for (const load of [dialogModules.login, dialogModules.cart, dialogModules.departments]) {
        load().catch(() => undefined);
      }
    });
  }

  const container = document.getElementById('app');
  if (container === null) throw new Error('the page has no place for the app');
  hydrateRoot(
    container,
    <App
      i18n={i18n}
      shop={{ tenant: storefront.tenant, flows: app.flows, today: shipped.today, newKey }}
      logo={storefront.logo}
      pages={pages}
      pageOf={store.get}
      onReady={ready}
      onShown={router.shown}
    />,
  );
}

void open();
