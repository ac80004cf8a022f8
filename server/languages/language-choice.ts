import { readBodyText } from '../../backend/http/body.ts';
import { isOwnForm } from '../../backend/http/cross-site.ts';
import type { RequestInfo } from '../../backend/http/request-info.ts';
import { UnreadableRequestError } from '../../backend/http/unreadable-request.ts';
import { languageBase, outerPath, readLanguage } from '../../contract/rules/language/language-address.ts';
import { languageCookieOf } from '../../contract/rules/language/language-cookie.ts';
import { wishedLanguage } from '../../contract/rules/language/wished-language.ts';
import type { Brand } from '../brands.ts';

/** Where the choice of a language is sent: a form like any other, with and without script (TEN-03). */
export const languageChoicePath = '/lingua';

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

/** A path of this shop; home where it is another's address. */
function ownPath(wanted: string, { origin }: URL): string {
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}

/**
 * Keeps the language somebody chose and leads with 303 to the page they were on, in that language. A form of another site,
 * or a language the brand does not speak, is answered with 400 and keeps nothing.
 */
export async function keepLanguage(request: Request, { facts }: Brand, info: RequestInfo): Promise<Response> {
  const form = await formOf(request, info);
  const chosen = facts.languages.find((language) => language === form?.get('language'));
  if (form === null || chosen === undefined)
    return new Response('Richiesta non valida', { status: 400, headers });
  const path = ownPath(form.get('returnTo') ?? '/', info.url);
  return new Response(null, {
    status: 303,
    headers: {
      ...headers,
      Location: outerPath(languageBase(facts.languages, chosen), path),
      'Set-Cookie': languageCookieOf(chosen, { isSecure: info.secure }),
    },
  });
}

const baseFor = (request: Request, { languages }: Brand['facts']) => {
  const asked = {
    cookie: request.headers.get('cookie'),
    acceptLanguage: request.headers.get('accept-language'),
  };
  return languageBase(languages, wishedLanguage(asked, languages));
};

/** Calls that lead to a page, as after a payment or a login elsewhere, lead to it in the language of whoever comes back. */
export function leadingOn(response: Response, request: Request, { facts }: Brand): Response {
  const location = response.headers.get('location');
  if (location === null || readLanguage(facts.languages, location).path !== location) return response;
  const led = outerPath(baseFor(request, facts), location);
  if (led === location) return response;
  const answer = new Response(response.body, response);
  answer.headers.set('Location', led);
  return answer;
}

/**
 * Who opens the home page without saying a language is led to it in theirs; every other address is in the language it says.
 * Null for those, and for whoever is there already.
 */
export function ledToLanguage(request: Request, url: URL, { facts }: Brand): Response | null {
  if (url.pathname !== '/') return null;
  const base = baseFor(request, facts);
  if (base === '') return null;
  return new Response(null, {
    status: 302,
    headers: { ...headers, Location: `${base}/${url.search}`, Vary: 'Accept-Language, Cookie' },
  });
}
