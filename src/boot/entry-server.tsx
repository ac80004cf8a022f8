import { language } from '#language';
import type { MessageDescriptor } from '@lingui/core';
import '../ui/primitives/global.css.ts';
import { renderToString } from 'react-dom/server';
import { createActor, waitFor, type AnyActorRef, type Snapshot } from 'xstate';
import { listPackaging } from '../../contract/api/ordering/checkout.ts';
import { viewCart, viewPurchaseRestriction } from '../../contract/api/shopping/cart.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { bootMachine } from '../../machines/boot/boot.machine.ts';
import { shownCart } from '../../machines/cart/cart.selectors.ts';
import { pagesMachine } from '../../machines/pages/pages.machine.ts';
import type { SessionContext } from '../../machines/session/session.types.ts';
import { isLoggedIn } from '../../machines/session/session.selectors.ts';
import type { CookiePreferenceStore } from '../../services/device/cookie-preferences.ts';
import { noObserver } from '../../services/api-client.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { noRequestCache } from '../../services/request-cache.ts';
import { noRestoreToken } from '../../services/restore-token.ts';
import { createSessionStore, type SessionStore } from '../../services/session-store.ts';
import { createShopServices, type ShopServices } from '../../services/shop-services.ts';
import type { Storefront } from '../../tenants/theme/storefront.ts';
import { App } from '../app/App.tsx';
import { ScriptNotice } from '../app/ScriptNotice.tsx';
import { bootstrapId, type Bootstrap } from './bootstrap.ts';
import { chooseCookies, haveCookiesBeenChosen } from './cookie-choice.ts';
import { messages as contentMessages } from '#words/content.po';
import { messages as alertMessages } from '#words/alerts.po';
import { messages as barcodeMessages } from '#words/barcode.po';
import { messages as cookieMessages } from '#words/cookies.po';
import { messages as dialogMessages } from '#words/dialogs.po';
import { messages as exclusionMessages } from '#words/exclusion.po';
import { messages as amendmentMessages } from '#words/amendment.po';
import { messages as deviceMessages } from '#words/device.po';
import { messages as homeMessages } from '#words/home.po';
import { messages as personalMessages } from '#words/personal.po';
import { messages as productMessages } from '#words/product.po';
import { messages as restMessages } from '#words/rest.po';
import { messages as searchMessages } from '#words/search.po';
import { messages as serverMessages } from '#words/server.po';
import { messages as substitutionMessages } from '#words/substitution.po';
import { messages as suggestionMessages } from '#words/suggestions.po';
import type { FirstCall } from './first-answer.ts';
import type { RefusedLogin } from './form-login.ts';
import { createI18n } from '../text/i18n.ts';
import { entryPath } from '../routing/entry/entry-path.ts';
import { shownRouteOf } from '../routing/match-route.ts';
import { paths } from '../routing/paths.ts';
import { openPage } from '../routing/open-page.ts';
import { framedPages, pageModules } from '../wiring/page-modules.ts';
import type { PageHead } from '../routing/page.ts';
import type { Route } from '../routing/routes.ts';
import { knownVisitor } from '../wiring/known-visitor.ts';
import { firstSnapshots } from '../wiring/first-snapshots.ts';
import { linkPreview, type LinkPreview } from '../structured-data/link-preview.ts';
import { structuredData } from '../structured-data/structured-data.ts';
import { createShopApp, type VisitorSnapshots } from '../wiring/shop-app.ts';
import { loadShopperParts } from '../app/shopper-parts.ts';
import { openVisitorMachines, type VisitorMachinesDependencies } from '../wiring/visitor-machines.ts';

export { logIn } from './form-login.ts';

/** The choice about cookies, for who must read and write it without a page. */
export const cookieChoice = { chooseCookies, haveCookiesBeenChosen };

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
  /** Origin by which others know the shop, e.g. `https://www.example.com`. */
  publicOrigin: string;
  /** Answers calls to the shop in this process. */
  fetch: typeof fetch;
  /** The same with the session of whoever asks; null where nobody's data may stand in the page. */
  shopperFetch: typeof fetch | null;
  /** A login by the page's form that came to nothing. */
  refusedLogin?: RefusedLogin | undefined;
  /** What the names of the session's headers begin with (SES-02). */
  headerPrefix: string;
  now: () => number;
}

export interface RenderedPage {
  html: string;
  head: PageHead;
  /** What search engines and link previews are told; null for a page that is not theirs to show. */
  found: { readonly data: ReturnType<typeof structuredData>; readonly preview: LinkPreview } | null;
  /** All its parts came. One that is not whole is good for whoever asked, and for nobody after. */
  isWhole: boolean;
  bootstrap: Omit<Bootstrap, 'storefront' | 'pageModule' | 'marker'>;
  /** Id of the script element the browser looks for it in. */
  bootstrapId: string;
}

/** How long a page waits for its data before its frame is sent, in ms. */
const patience = 3_000;

/** How long a page waits for its shopper, and then for their data, before its frame is sent, in ms. */
const shopperPatience = 800;

/** The route a brand shows, for who must know before rendering; `leadsTo` is the address to enter in its place. */
export const matchRoute = (href: string, tenant: Tenant): Route & { leadsTo: string | null } => ({
  ...shownRouteOf(href, tenant).route,
  leadsTo: entryPath(href),
});

/** Addresses of what a shop sells, as its pages give them for their own. */
export const publicPaths: Pick<typeof paths, 'home' | 'product' | 'category'> = {
  home: paths.home,
  product: paths.product,
  category: paths.category,
};

/** Loads the code of every page, so that no visitor waits for it. */
export const preload = async (): Promise<void> => {
  await Promise.all(Object.values(pageModules).map((load) => load()));
};

const nobody = () => Promise.reject(new Error('the server renders nobody’s searches'));

/** The server renders nobody's choice: the page is the same for everybody. */
const nobodysCookies: CookiePreferenceStore = {
  recall: () => null,
  keep: () => {
    throw new Error('the server makes nobody’s choice');
  },
  hear: () => undefined,
};

const hasSettled = (actor: AnyActorRef): boolean => actor.getSnapshot().hasTag('settled');

async function settle(actors: readonly AnyActorRef[], timeout: number): Promise<void> {
  // One may have another asked for something: the one that settles last tells.
  await Promise.any(actors.map((actor) => waitFor(actor, () => actors.every(hasSettled), { timeout }))).catch(
    () => undefined,
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

/** What a page shows of its visitor at first. */
const firstReads: ReadonlySet<string> = new Set(
  [viewCart, viewPurchaseRestriction, listPackaging].map(({ path }) => path),
);

/**
 * Answers the reads of what is shown at first, each with its first answer: what else the flows ask at their start is
 * asked by the browser, and nothing waits for it here.
 */
function firstReadsAlone(inner: typeof fetch): typeof fetch {
  const answers = new Map<string, Promise<Response>>();
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' || !firstReads.has(pathname)) return new Promise(() => undefined);
    const answer = answers.get(pathname) ?? inner(request);
    answers.set(pathname, answer);
    return (await answer).clone();
  };
}

/** Lets reads through: to render a page changes nothing of its shopper's. */
const readsAlone =
  (inner: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    if (request.method !== 'GET')
      throw new Error(`a page is rendered without ${request.method} ${request.url}`);
    return inner(request);
  };

/**
 * How the flows about the visitor stand once they know a logged-in shopper and the cart; null where they do not learn
 * of one in time. They are over then, and nothing of them is left running.
 */
async function shopperSnapshots(
  visit: Omit<VisitorMachinesDependencies, 'services'>,
  { services, route }: { services: ShopServices; route: Route },
): Promise<VisitorSnapshots | null> {
  const { flows, bus, start } = openVisitorMachines({
    ...visit,
    services: () => Promise.resolve(services),
  });
  bus.broadcast({
    type: 'route.entered',
    page: route.flowPage,
    path: visit.path,
    needsLogin: route.needsLogin,
    isForSingleSignOn: route.isForSingleSignOn,
    hasMarker: true,
    afterLogin: null,
  });
  start();
  const isKnown = await knownVisitor(flows, AbortSignal.timeout(shopperPatience)).then(
    () => isLoggedIn(flows.session.getSnapshot()) && shownCart(flows.cart.getSnapshot()) !== null,
    () => false,
  );
  const snapshots = isKnown ? firstSnapshots(flows) : null;
  flows.shop.stop();
  return snapshots;
}

const nobodysSession = (headerPrefix: string): SessionStore =>
  createSessionStore({
    credentials: { ...anonymousCredentials, headerPrefix },
    restoreToken: noRestoreToken,
  });

/** The call a known shopper's visit begins with, as the browser's services make it (SES-04). */
export async function firstCall(headerPrefix: string): Promise<Omit<FirstCall, 'marker'>> {
  const asked: Request[] = [];
  const session = nobodysSession(headerPrefix);
  const services = createShopServices({
    language,
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
  const { storefront, href, headerPrefix, now } = request;
  const { route, at } = shownRouteOf(href, storefront.tenant);
  let hasServiceFailed = false;
  let hasCallFailed = false;
  const session = nobodysSession(headerPrefix);
  const servicesOver = (line: typeof fetch, observer = noObserver) =>
    createShopServices({
      language,
      baseUrl: request.origin,
      fetch: line,
      session,
      cache: noRequestCache,
      observer,
      clientUuid: () => null,
      now,
    });
  const shop = servicesOver(
    watched(request.fetch, () => {
      hasCallFailed = true;
    }),
    {
      ...noObserver,
      serviceFailed: () => {
        hasServiceFailed = true;
      },
    },
  );
  const i18n = createI18n(storefront.words);
  i18n.load(i18n.locale, {
    ...restMessages,
    ...personalMessages,
    ...contentMessages,
    ...alertMessages,
    ...barcodeMessages,
    ...cookieMessages,
    ...dialogMessages,
    ...homeMessages,
    ...suggestionMessages,
    ...productMessages,
    ...serverMessages,
    ...exclusionMessages,
    ...amendmentMessages,
    ...deviceMessages,
    ...searchMessages,
    ...substitutionMessages,
  });
  const visit = {
    tenant: storefront.tenant,
    i18n,
    session,
    path: href,
    // Whoever gets this page may have a session.
    isStranger: false,
    staleUserId: null,
    isInvoiceNeeded: () => false,
    onDelivery: () => undefined,
    navigate: () => undefined,
    leave: () => undefined,
    rememberWord: () => undefined,
    appState: null,
    counting: null,
    installing: null,
    showTheme: null,
    remember: { shopped: () => undefined, ordered: () => undefined },
  };
  const { shopperFetch } = request;
  const shopper =
    shopperFetch === null
      ? null
      : await shopperSnapshots(visit, { services: servicesOver(firstReadsAlone(shopperFetch)), route });
  const shopperParts = shopper === null ? null : await loadShopperParts();
  // Otherwise nobody is known yet: what every visitor's flows show before they start.
  const known =
    shopper ?? firstSnapshots(openVisitorMachines({ ...visit, services: () => Promise.resolve(shop) }).flows);
  const { refusedLogin } = request;
  // The form shows what its flow holds, which is the session's context.
  const context = { ...(known.session.context as SessionContext), ...refusedLogin };
  const visitor = refusedLogin === undefined ? known : { ...known, session: { ...known.session, context } };
  const app = createShopApp({
    tenant: storefront.tenant,
    i18n,
    services: () => Promise.resolve(shop),
    session,
    words: nobody,
    appState: nobody,
    cookies: nobodysCookies,
    now,
    path: href,
    shell: {},
    visitor,
    shopper: shopperParts,
    navigate: () => undefined,
    leave: () => undefined,
    screen: null,
    keptOffer: null,
    showTheme: null,
  });
  const { page: pageModule } = await pageModules[route.page]();
  const { headerMenu, footerMenu } = app.flows;
  const shell = { headerMenu, footerMenu };
  const ofPage = shopper === null || shopperFetch === null ? shop : servicesOver(readsAlone(shopperFetch));
  const open = () =>
    openPage(pageModule, {
      deps: { ...app.pageDependencies(), services: () => Promise.resolve(ofPage) },
      at,
    });

  let page = open();
  for (const actor of Object.values(shell)) actor.start();
  const isFilled = route.isPublic || shopper !== null;
  if (isFilled) page.start();
  const parts = [...Object.values(shell), ...(isFilled ? Object.values(page.actors) : [])];
  await settle(parts, shopper === null ? patience : shopperPatience);
  const isWhole = !hasCallFailed && parts.every(hasSettled);
  const ownHead = page.head(at);
  const head: PageHead = hasServiceFailed ? { ...ownHead, status: 503, canonical: null } : ownHead;
  const { canonical } = head;
  const forOthers =
    canonical === null || head.status !== 200
      ? null
      : {
          tenant: storefront.tenant,
          words: (message: MessageDescriptor) => i18n._(message),
          origin: request.publicOrigin,
          head: { ...head, canonical },
          actors: page.actors,
        };
  const found =
    forOthers === null
      ? null
      : { data: structuredData(route.page, forOthers), preview: linkPreview(route.page, forOthers) };
  const isLeftToBrowser =
    hasServiceFailed || (!route.isPublic && !Object.values(page.actors).every(hasSettled));
  if (isLeftToBrowser) {
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
      scriptNotice={<ScriptNotice at={at} />}
    />,
  );
  const rendered: RenderedPage = {
    html: markup.replace(picturePreloads, ''),
    head,
    found,
    isWhole,
    bootstrapId,
    bootstrap: {
      build: import.meta.env.BUILD_ID,
      headerPrefix,
      isFramed: isFramed(route.page),
      at,
      today,
      renderedAt,
      isPersonal: shopper !== null,
      page: isLeftToBrowser ? {} : settledSnapshots(page.actors),
      shell: settledSnapshots(shell),
      visitor,
    },
  };
  page.stop();
  for (const actor of Object.values(shell)) actor.stop();
  return rendered;
}
