import '../ui/primitives/global.css.ts';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor, type AnyActorRef, type Snapshot } from 'xstate';
import { viewCart } from '../../contract/api/shopping/cart.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { bootMachine } from '../../machines/boot/boot.machine.ts';
import { shownCart } from '../../machines/cart/cart.selectors.ts';
import { pagesMachine } from '../../machines/pages/pages.machine.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import { noObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRequestCache } from '../../services/request-cache.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { createShopServices, type ShopServices } from '../../services/shop-services.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import { App } from '../app/App.tsx';
import { bootstrapId, type Bootstrap } from './bootstrap.ts';
import { messages as personalMessages } from '../../locales/it/personal.po';
import { messages as restMessages } from '../../locales/it/rest.po';
import type { FirstCall } from './first-answer.ts';
import { createI18n } from '../text/i18n.ts';
import { routeOf } from '../routing/match-route.ts';
import { openPage } from '../routing/open-page.ts';
import { framedPages, pageModules } from '../wiring/page-modules.ts';
import type { PageHead } from '../routing/page.ts';
import type { Route } from '../routing/routes.ts';
import { firstSnapshots } from '../wiring/first-snapshots.ts';
import { createShopApp, type VisitorSnapshots } from '../wiring/shop-app.ts';
import { loadShopperParts } from '../app/shopper-parts.ts';
import { openVisitorMachines, type VisitorMachinesDependencies } from '../wiring/visitor-machines.ts';

/**
 * React asks for large pictures ahead of the markup, where a phone still takes its window for a desktop's and fetches
 * the wrong size. The pictures themselves come soon enough.
 */
const picturePreloads = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;

export interface RenderRequest {
  storefront: Storefront;
  /** Path and query. */
  href: string;
  /** Origin of the brand's shop, e.g. `http://ortavia.localhost`. */
  origin: string;
  /** Answers calls to the shop in this process. */
  fetch: typeof fetch;
  /** The same with the session of whoever asks; null where nobody's data may stand in the page. */
  shopperFetch: typeof fetch | null;
  now: () => number;
}

export interface RenderedPage {
  html: string;
  head: PageHead;
  /** All its parts came. One that is not whole is good for whoever asked, and for nobody after. */
  isWhole: boolean;
  bootstrap: Omit<Bootstrap, 'storefront' | 'pageModule' | 'marker'>;
  /** Id of the script element the browser looks for it in. */
  bootstrapId: string;
}

/** How long a page waits for its data before its frame is sent, in ms. */
const patience = 3_000;

/** How long a page waits for its shopper before its frame is sent, in ms. */
const shopperPatience = 800;

/** The route an address means, for who must know before rendering. */
export const matchRoute = (href: string): Route => routeOf(href).route;

/** Loads the code of every page, so that no visitor waits for it. */
export const preload = async (): Promise<void> => {
  await Promise.all(Object.values(pageModules).map((load) => load()));
};

const nobody = () => Promise.reject(new Error('the server renders nobody’s searches'));

const hasSettled = (actor: AnyActorRef): boolean => actor.getSnapshot().hasTag('settled');

async function settle(actors: readonly AnyActorRef[]): Promise<void> {
  await Promise.all(
    actors.map((actor) =>
      waitFor(actor, (snapshot) => snapshot.hasTag('settled'), { timeout: patience }).catch(() => undefined),
    ),
  );
}

/** Tells of calls that brought nothing, also where a part of the page keeps its failure to itself. */
const watched =
  (inner: typeof fetch, tell: () => void): typeof fetch =>
  async (input, init) => {
    try {
      const answer = await inner(input, init);
      if (answer.status >= 500) tell();
      return answer;
    } catch (error) {
      tell();
      throw error;
    }
  };

const settledSnapshots = (actors: Readonly<Record<string, AnyActorRef>>): Record<string, Snapshot<unknown>> =>
  Object.fromEntries(
    Object.entries(actors)
      .filter(([, actor]) => hasSettled(actor))
      .map(([name, actor]) => [name, actor.getPersistedSnapshot()]),
  );

/**
 * Answers reads of the cart alone, all of them with the first answer: what else the flows ask at their start is asked
 * by the browser, and nothing waits for it here.
 */
function cartAlone(inner: typeof fetch): typeof fetch {
  let answer: Promise<Response> | null = null;
  return async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET' || new URL(request.url).pathname !== viewCart.path)
      return new Promise(() => undefined);
    return (await (answer ??= inner(request))).clone();
  };
}

/**
 * How the flows about the visitor stand once they know a logged-in shopper and the cart; null where they do not learn
 * of one in time. They are over then, and nothing of them is left running.
 */
async function shopperSnapshots(
  visit: Omit<VisitorMachinesDependencies, 'services'>,
  services: ShopServices,
): Promise<VisitorSnapshots | null> {
  const { flows, start, known } = openVisitorMachines({
    ...visit,
    services: () => Promise.resolve(services),
  });
  start();
  const isKnown = await known(shopperPatience).then(
    () => isLoggedIn(flows.session.getSnapshot()) && shownCart(flows.cart.getSnapshot()) !== null,
    () => false,
  );
  const snapshots = isKnown ? firstSnapshots(flows) : null;
  flows.shop.stop();
  return snapshots;
}

/** The call a known shopper's visit begins with, as the browser's services make it (SES-04). */
export async function firstCall(): Promise<Omit<FirstCall, 'marker'>> {
  const asked: Request[] = [];
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken });
  const services = createShopServices({
    baseUrl: 'http://shop.invalid',
    fetch: (input, init) => {
      asked.push(new Request(input, init));
      return Promise.resolve(new Response(null, { status: 204 }));
    },
    session,
    cache: noRequestCache,
    observer: noObserver,
    clientUuid: () => null,
    now: () => 0,
  });
  await services.cart.view().catch(() => undefined);
  const [request] = asked;
  if (request === undefined) throw new Error('the services made no call');
  const { pathname, search } = new URL(request.url);
  return {
    path: pathname + search,
    headers: Object.fromEntries(request.headers),
  };
}

/** Whether a page's words come with the frame; otherwise it waits for all of them. */
export const isFramed = (page: Route['page']): boolean => framedPages.has(page);

/** Runs the page's own machines until they have settled and renders what a browser starts from (decision 017). */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { storefront, href, now } = request;
  const { route, at } = routeOf(href);
  let hasServiceFailed = false;
  let hasCallFailed = false;
  const session = createSessionStore({ credentials: anonymousCredentials, restoreToken: noRestoreToken });
  const shop = createShopServices({
    baseUrl: request.origin,
    fetch: watched(request.fetch, () => {
      hasCallFailed = true;
    }),
    session,
    cache: noRequestCache,
    observer: {
      ...noObserver,
      serviceFailed: () => {
        hasServiceFailed = true;
      },
    },
    clientUuid: () => null,
    now,
  });
  const i18n = createI18n();
  i18n.load('it', { ...restMessages, ...personalMessages });
  const visit = {
    tenant: storefront.tenant,
    i18n,
    session,
    path: href,
    // Whoever gets this page may have a session.
    isStranger: false,
    isInvoiceNeeded: () => false,
    onDelivery: () => undefined,
    navigate: () => undefined,
    leave: () => undefined,
    rememberWord: () => undefined,
  };
  const shopper =
    request.shopperFetch === null
      ? null
      : await shopperSnapshots(
          visit,
          createShopServices({
            baseUrl: request.origin,
            fetch: cartAlone(request.shopperFetch),
            session,
            cache: noRequestCache,
            observer: noObserver,
            clientUuid: () => null,
            now,
          }),
        );
  const readContexts = shopper === null ? null : await loadShopperParts();
  // Otherwise nobody is known yet: what every visitor's flows show before they start.
  const visitor =
    shopper ?? firstSnapshots(openVisitorMachines({ ...visit, services: () => Promise.resolve(shop) }).flows);
  const app = createShopApp({
    tenant: storefront.tenant,
    i18n,
    services: () => Promise.resolve(shop),
    session,
    words: nobody,
    now,
    path: href,
    shell: {},
    visitor,
    readContexts,
    navigate: () => undefined,
    leave: () => undefined,
  });
  const { page: pageModule } = await pageModules[route.page]();
  const { headerMenu, footerMenu } = app.flows;
  const shell = { headerMenu, footerMenu };
  const open = () => openPage(pageModule, { deps: app.pageDependencies(), at });

  let page = open();
  for (const actor of Object.values(shell)) actor.start();
  if (route.isPublic) page.start();
  const parts = [...Object.values(shell), ...(route.isPublic ? Object.values(page.actors) : [])];
  await settle(parts);
  const isWhole = !hasCallFailed && parts.every(hasSettled);
  const head = page.head(at);
  if (hasServiceFailed) {
    // The browser tries for itself, and leads to /service-down if that fails too (decision 003).
    page.stop();
    page = open();
  }
  const today = dayOfInstant(now());
  // A page that is the same for everybody is the same whenever it is rendered.
  const renderedAt = shopper === null ? null : now();
  const pages = createActor(pagesMachine, { input: { key: at.pathname, href } });
  const boot = createActor(bootMachine);
  const markup = renderToString(
    <App
      i18n={i18n}
      shop={{ tenant: storefront.tenant, flows: app.flows, today, renderedAt, newUuid: () => '' }}
      logo={storefront.logo}
      pages={pages}
      boot={boot}
      pageOf={() => page}
      locationOf={() => at}
      onShown={() => undefined}
    />,
  );
  const rendered: RenderedPage = {
    html: markup.replace(picturePreloads, ''),
    head: hasServiceFailed ? { ...head, status: 503, canonical: null } : head,
    isWhole,
    bootstrapId,
    bootstrap: {
      build: import.meta.env.BUILD_ID,
      isFramed: isFramed(route.page),
      at,
      today,
      renderedAt,
      isPersonal: shopper !== null,
      page: route.isPublic && !hasServiceFailed ? settledSnapshots(page.actors) : {},
      shell: settledSnapshots(shell),
      visitor,
    },
  };
  page.stop();
  for (const actor of Object.values(shell)) actor.stop();
  return rendered;
}
