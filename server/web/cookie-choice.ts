import { readBodyText } from '../../backend/http/body.ts';
import { isOwnForm } from '../../backend/http/cross-site.ts';
import type { RequestInfo } from '../../backend/http/request-info.ts';
import { UnreadableRequestError } from '../../backend/http/unreadable-request.ts';
import type { Brand } from '../brands.ts';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import type { VisitedShop } from '../rendering/pages.ts';
import type { Renderer } from '../rendering/renderer.ts';

export interface CookieChoice {
  /**
   * Keeps the choice of a form sent without script and leads back with 303 (B-06, B-07). A form of another site, or one
   * that chooses nothing, is answered with 400 and keeps nothing.
   */
  keep: (request: Request, shop: VisitedShop, info: RequestInfo) => Promise<Response>;
  /** The sheet a page without script asks for: it hides the banner of whoever has chosen. */
  sheet: (request: Request, brand: Brand) => Promise<Response>;
}

interface CookieChoiceDependencies {
  renderer: Pick<Renderer, 'cookieChoice'>;
  /** In ms since the epoch. */
  now: () => number;
}

const headers = { 'Cache-Control': 'private, no-store' };

async function formOf(request: Request, info: RequestInfo): Promise<URLSearchParams | null> {
  if (!isOwnForm(request, info)) return null;
  try {
    return new URLSearchParams(await readBodyText(request));
  } catch (error) {
    if (error instanceof UnreadableRequestError) return null;
    throw error;
  }
}

export const createCookieChoice = ({ renderer, now }: CookieChoiceDependencies): CookieChoice => ({
  async keep(request, { brand: { facts }, language }, info) {
    const form = await formOf(request, info);
    const { chooseCookies } = await renderer.cookieChoice();
    const chosen =
      form &&
      chooseCookies({
        form,
        terms: facts.cookieTerms,
        now: now(),
        origin: info.url.origin,
        isSecure: info.secure,
      });
    if (chosen === null) return new Response('Richiesta non valida', { status: 400, headers });
    const { location, cookie } = chosen;
    return new Response(null, {
      status: 303,
      headers: {
        ...headers,
        Location: outerPath(languageBase(facts.languages, language), location),
        'Set-Cookie': cookie,
      },
    });
  },
  async sheet(request, { facts }) {
    const { haveCookiesBeenChosen } = await renderer.cookieChoice();
    const isChosen = haveCookiesBeenChosen(request.headers.get('cookie') ?? '', {
      terms: facts.cookieTerms,
      now: now(),
    });
    return new Response(isChosen ? '[data-cookie-banner]{display:none}' : '', {
      headers: { ...headers, 'Content-Type': 'text/css; charset=utf-8' },
    });
  },
});
