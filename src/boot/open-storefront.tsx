import '../ui/primitives/global.css.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { bootMachine } from '../../machines/boot/boot.machine.ts';
import { pagesMachine } from '../../machines/pages/pages.machine.ts';
import { cookieCredentials } from '../../services/credentials.ts';
import '../../services/device/app/app-host.ts';
import { cookiePreferencesIn } from '../../services/device/cookie-preferences.ts';
import { restoreTokenIn } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import { App } from '../app/App.tsx';
import { bootstrapId, type Bootstrap } from './bootstrap.ts';
import { replayEarlyActions } from './early-actions.ts';
import { createI18n, fetchRest, remainingMessagesOf } from '../text/i18n.ts';
import { tabNewsIn } from '../../services/tab-news.ts';
import { newUuid } from '../../services/uuid.ts';
import type { Navigator } from '../routing/navigator.ts';
import { hrefHere } from '../routing/entry/here.ts';
import { openPage } from '../routing/open-page.ts';
import { paths } from '../routing/paths.ts';
import type { PageModule } from '../routing/page.ts';
import { createShopApp } from '../wiring/shop-app.ts';

/**
 * Builds the storefront around what the server sent. `pause` lets the browser paint and answer before the next step.
 */
export async function openStorefront(pause: () => Promise<void>): Promise<void> {
  // The line is idle while React takes the page over.
  globalThis.earlyScript?.letInNext();
  const shipped = JSON.parse(document.getElementById(bootstrapId)?.textContent ?? '{}') as Bootstrap; // our server's own
  const snapshots = shipped.build === import.meta.env.BUILD_ID ? shipped : { page: {}, shell: {} };
  const href = hrefHere(globalThis.earlyScript?.leftAddress ?? undefined);

  const [{ storefront }, { page: pageModule }, shopper] = await Promise.all([
    import(/* @vite-ignore */ shipped.storefront) as Promise<{ storefront: Storefront }>,
    import(/* @vite-ignore */ shipped.pageModule) as Promise<{ page: PageModule }>,
    shipped.isPersonal ? import('../app/shopper-parts.ts').then((parts) => parts.loadShopperParts()) : null,
    shipped.isFramed ? undefined : fetchRest(),
  ]);
  const i18n = createI18n(storefront.words);
  const remainingMessages = remainingMessagesOf(i18n);
  if (!shipped.isFramed) await remainingMessages();

  const { appHost } = globalThis;
  const tenant = appHost?.tenantOf(storefront.tenant) ?? storefront.tenant;
  const session = createSessionStore({
    credentials:
      appHost?.credentials ??
      cookieCredentials({
        marker: shipped.marker,
        headerPrefix: shipped.headerPrefix,
        readCookies: () => document.cookie,
        dropCookie: (name) => {
          document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
        },
      }),
    restoreToken: restoreTokenIn(() => localStorage),
    changed: tabNewsIn('session-changed', { storage: () => localStorage, now: Date.now }).tell,
  });

  let loaded: ReturnType<typeof loadServices> | undefined;
  const services = () =>
    (loaded ??= loadServices().catch((error: unknown) => {
      // Code that did not come is fetched again by the next call.
      loaded = undefined;
      throw error;
    }));

  async function loadServices() {
    const { createBrowserServices } = await import('./browser-services.ts');
    return createBrowserServices({
      session,
      flows: app.flows,
      changesWait: (changes) =>
        app.flows.offlineQueue.send({ type: 'changes.told', changes, isOnline: globalThis.navigator.onLine }),
    });
  }

  const navigate = (path: string, options: { replace: boolean }) => navigator?.navigate(path, options);
  const app = createShopApp({
    tenant,
    i18n,
    services,
    session,
    words: async () => {
      const { searchedWordsIn } = await import('../../services/searched-words.ts');
      return searchedWordsIn(() => localStorage, Date.now);
    },
    appState: async () => {
      const { appStateIn } = await import('../../services/device/app-state.ts');
      return appStateIn({ storage: () => localStorage, now: Date.now });
    },
    cookies: cookiePreferencesIn({
      readCookies: () => document.cookie,
      writeCookie: (cookie) => {
        document.cookie = cookie;
      },
      isSecure: location.protocol === 'https:',
      terms: tenant.facts.cookieTerms,
      now: Date.now,
      newUuid,
      news: tabNewsIn('cookies-changed', { storage: () => localStorage, now: Date.now }),
    }),
    now: Date.now,
    path: href,
    shell: snapshots.shell,
    visitor: shipped.visitor,
    shopper,
    navigate,
    leave({ url }) {
      // Back from the provider the page must ask anew, not wake up where it slept.
      addEventListener('pageshow', (event) => event.persisted && location.reload());
      location.assign(url);
    },
    keptOffer: globalThis.earlyScript ?? null,
    showTheme: globalThis.earlyScript?.showTheme ?? null,
    screen: () => ({ pages, pageOf, settled: (wanted) => navigator?.settled(wanted) ?? null }),
  });

  // The page that opens without network stands for whatever was asked for, and is of the day it was kept on.
  const isShell = shipped.at.pathname === paths.offline;
  const { leaveShell, today } = isShell
    ? (await import('../routing/entry/leave-shell.ts')).shellOf(Date.now())
    : { leaveShell: null, today: shipped.today };
  const first = {
    href: isShell ? paths.offline : href,
    page: openPage(pageModule, {
      deps: app.pageDependencies(),
      at: shipped.at,
      snapshots: snapshots.page,
    }),
  };
  const firstKey = shipped.at.pathname;
  let navigator: Navigator | null = null;
  const pageOf = (key: string) => navigator?.pageOf(key) ?? (key === firstKey ? first.page : undefined);
  const pages = createActor(
    pagesMachine.provide({
      actors: {
        openPage: fromPromise(({ input }: { input: { href: string } }) =>
          navigator === null
            ? Promise.reject(new Error('nobody turns pages yet'))
            : navigator.open(input.href),
        ),
      },
    }),
    { input: { key: firstKey, href: first.href } },
  );

  const boot = createActor(
    bootMachine.provide({
      actors: {
        loadVisitor: fromPromise(async () => {
          const [
            { openVisitorMachines },
            { createNavigator },
            { loadPage },
            { likelyDialogs, likelyPages, nextParts, prefetch, savesData, whenIdle },
          ] = await Promise.all([
            import('../wiring/visitor-machines.ts'),
            import('../routing/navigator.ts'),
            import('../wiring/page-modules.ts'),
            import('../wiring/prefetch.ts'),
            remainingMessages(),
          ]);
          // Each of these takes a slow phone as long as an animation may; the browser answers in between.
          await pause();
          const { bus, release } = app.openVisitor(openVisitorMachines);
          bus.subscribe(pages);
          await pause();
          return () => {
            navigator = createNavigator({
              pageDependencies: app.pageDependencies,
              loadPage: (name) => loadPage(name, remainingMessages),
              broadcast: bus.broadcast,
              hasMarker: () => session.credentials.hasMarker(),
              want: (wanted) => pages.send({ type: 'page.requested', href: wanted }),
              showSearched: ({ text }) => app.flows.searchBox.send({ type: 'search.shown', text }),
              first,
              isLeft: (globalThis.earlyScript?.leftAddress ?? null) !== null,
            });
            navigator.start();
            release();
            leaveShell?.(href, () => pages.send({ type: 'page.requested', href }));
            appHost?.follow(tenant, navigate);
            prefetch({
              page: document,
              isSavingData: savesData(),
              whenIdle,
              next: nextParts(session.credentials.hasMarker()),
              likely: [
                services,
                ...likelyPages.map((name) => () => loadPage(name, remainingMessages)),
                ...likelyDialogs,
                () => globalThis.earlyScript?.fonts.keep() ?? Promise.resolve(),
              ],
            });
          };
        }),
      },
      actions: {
        startPage() {
          // Machines start after the first render: what the server sent is what the browser first renders.
          pages.start();
          app.start();
          first.page.start();
          document.documentElement.dataset.ready = 'true';
          // This is called by an effect: React renders what an event changes once that is over.
          queueMicrotask(replayEarlyActions);
        },
        openVisitor: (_, { open: openVisitor }) => openVisitor(),
        reportFailure: (_, { error }) => reportError(error),
      },
    }),
  ).start();

  const container = document.getElementById('app');
  if (container === null) throw new Error('the page has no place for the app');
  // Hydration in a transition is done in slices: the browser scrolls and paints between them.
  startTransition(() => {
    hydrateRoot(
      container,
      <App
        i18n={i18n}
        shop={{
          tenant,
          flows: app.flows,
          today,
          renderedAt: shipped.renderedAt,
          newUuid,
        }}
        logo={storefront.logo}
        pages={pages}
        boot={boot}
        pageOf={pageOf}
        locationOf={(wanted) => navigator?.locationOf(wanted) ?? shipped.at}
        onShown={() => {
          globalThis.earlyScript?.fonts.show();
          navigator?.shown();
        }}
      />,
    );
  });
}
