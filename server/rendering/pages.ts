import type { Brand } from '../brands.ts';
import { renderDocument } from './document.ts';
import type { Renderer } from './renderer.ts';

export interface PagesDependencies {
  renderer: Renderer;
  /** Answers the shop's calls in this process. */
  shop: (request: Request) => Promise<Response>;
  /** Origin of the brand's canonical addresses. */
  originOf: (brand: Brand) => string;
  sessionCookie: string;
  now: () => number;
}

export type Pages = (request: Request, brand: Brand) => Promise<Response>;

/** Pages that are the same for everybody may be stored by shared caches; a browser always revalidates. */
const sharedCaching = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';
const privateCaching = 'private, no-store';

const hasCookie = (request: Request, name: string): boolean =>
  (request.headers.get('cookie') ?? '').split(';').some((cookie) =>
    cookie
      .trim()
      .replace(/^__Host-/, '')
      .startsWith(`${name}=`),
  );

/** The shop's pages as HTML: public ones with their data, private ones as a frame that fills itself (NAV-22, NAV-23). */
export function createPages(deps: PagesDependencies): Pages {
  const { renderer, shop } = deps;
  return async (request, brand) => {
    const { pathname, search } = new URL(request.url);
    const href = pathname + search;
    const route = await renderer.matchRoute(href);
    if (route.needsLogin && !hasCookie(request, deps.sessionCookie)) {
      const location = `/?${new URLSearchParams({ returnTo: href }).toString()}`;
      return new Response(null, {
        status: 302,
        headers: { Location: location, 'Cache-Control': privateCaching },
      });
    }
    const { tenantId } = brand.facts;
    const storefront = await renderer.storefrontOf(tenantId);
    const origin = `http://${tenantId}.localhost`;
    const page = await renderer.render({
      storefront,
      href,
      origin,
      fetch: (input, init) => shop(new Request(input, init)),
      now: deps.now,
    });
    const references = await renderer.references(tenantId, route.page);
    const html = renderDocument({
      ...references,
      head: page.head,
      origin: deps.originOf(brand),
      themeClass: storefront.themeClass,
      themeColour: brand.tokens.light.header.bg,
      hasContent: route.isPublic,
      html: page.html,
      bootstrapId: page.bootstrapId,
      bootstrap: {
        ...page.bootstrap,
        storefront: references.storefront,
        pageModule: references.pageModule,
      },
    });
    const finished = await renderer.finish(html, href);
    const { status } = page.head;
    return new Response(request.method === 'HEAD' ? null : finished, {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': route.isPublic && status === 200 && page.isWhole ? sharedCaching : privateCaching,
        Vary: 'Host',
      },
    });
  };
}
