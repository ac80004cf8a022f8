import type { RenderRequest } from '../../src/boot/entry-server.tsx';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import type { Language } from '../../contract/languages.ts';
import type { Brand } from '../brands.ts';
import { renderDocument } from './document.ts';
import type { IsGone } from './gone.ts';
import type { Asker, InnerCalls } from './inner-calls.ts';
import { sharedCaching } from '../web/shared-caching.ts';
import type { Renderer } from './renderer.ts';

export interface PagesDependencies {
  renderer: Renderer;
  /** Answers the shop's calls in this process. */
  shop: InnerCalls;
  /** Origin of the brand's canonical addresses. */
  originOf: (brand: Brand) => string;
  isGone: IsGone;
  sessionCookie: string;
  /** Name of the cookie that tells where somebody may be logged in. */
  accountCookie: string;
  now: () => number;
}

/** An answer to a form: the page it stood in, once more. */
interface FormAnswer {
  readonly status: 400 | 401 | 403 | 503;
  readonly refusedLogin?: RenderRequest['refusedLogin'];
}

/** A brand's shop, and the language of the address it was asked for in. */
export interface VisitedShop {
  readonly brand: Brand;
  readonly language: Language;
}

/** The address of the request is without its language. */
export type Pages = (
  request: Request,
  shop: VisitedShop,
  asker: Asker,
  formAnswer?: FormAnswer,
) => Promise<Response>;

const privateCaching = 'private, no-store';

/** The session's cookies of a request, under either of their names, and no other; null where there is none. */
function sessionCookies(request: Request, name: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.replace(/^__Host-/, '').startsWith(`${name}=`));
  return cookies.length === 0 ? null : cookies.join('; ');
}

/**
 * The shop's pages as HTML: public ones with their data, private ones as a frame that fills itself, or, where that is
 * worth it, with the data of the shopper who asks (NAV-22, NAV-23, decision 053).
 */
export function createPages(deps: PagesDependencies): Pages {
  const { renderer, shop } = deps;
  return async (request, { brand, language }, asker, formAnswer) => {
    const { pathname, search } = new URL(request.url);
    const href = pathname + search;
    const { tenantId, languages } = brand.facts;
    const base = languageBase(languages, language);
    const storefront = await renderer.storefrontOf(tenantId, language);
    const route = await renderer.matchRoute(href, storefront.tenant);
    const credential = sessionCookies(request, deps.sessionCookie);
    if (route.needsLogin && credential === null) {
      const location = `${base}/?${new URLSearchParams({ returnTo: href }).toString()}`;
      return new Response(null, {
        status: 302,
        headers: { Location: location, 'Cache-Control': privateCaching },
      });
    }
    if (route.leadsTo !== null)
      return new Response(null, {
        status: 302,
        headers: { Location: outerPath(base, route.leadsTo), 'Cache-Control': privateCaching },
      });
    const origin = `http://${tenantId}.localhost`;
    const page = await renderer.render(language, {
      storefront,
      href,
      origin,
      publicOrigin: deps.originOf(brand),
      fetch: (input, init) => shop(new Request(input, init)),
      shopperFetch:
        route.isPersonal && credential !== null
          ? (input, init) => {
              const call = new Request(input, init);
              call.headers.set('Cookie', credential);
              // What it answers besides the data, as a cookie, is for nobody.
              return shop(call, asker);
            }
          : null,
      refusedLogin: formAnswer?.refusedLogin,
      now: deps.now,
    });
    const references = await renderer.references(tenantId, route.page, language);
    const html = renderDocument({
      ...references,
      firstCall: { ...references.firstCall, marker: deps.accountCookie },
      cookieTerms: brand.facts.cookieTerms,
      head: page.head,
      found: page.found,
      origin: deps.originOf(brand),
      language,
      languages,
      themeClass: storefront.themeClass,
      themeColours: { light: brand.tokens.light.header.bg, dark: brand.tokens.dark.header.bg },
      // A shopper's page needs more scripts than others: where they waited, it would answer half a second later.
      hasContent: route.isPublic,
      html: page.html,
      bootstrapId: page.bootstrapId,
      bootstrap: {
        ...page.bootstrap,
        storefront: references.storefront,
        pageModule: references.pageModule,
        marker: deps.accountCookie,
      },
    });
    const finished = await renderer.finish(html, href);
    const isGone = page.head.status === 404 && (await deps.isGone(brand, { pathname, page: route.page }));
    const status = formAnswer?.status ?? (isGone ? 410 : page.head.status);
    return new Response(request.method === 'HEAD' ? null : finished, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'X-Shop-Build': page.bootstrap.build,
        'Cache-Control': route.isPublic && status === 200 && page.isWhole ? sharedCaching : privateCaching,
        Vary: 'Host',
      },
    });
  };
}
