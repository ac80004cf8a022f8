import { readBodyText } from '../../backend/http/body.ts';
import { isOwnForm } from '../../backend/http/cross-site.ts';
import type { RequestInfo } from '../../backend/http/request-info.ts';
import { UnreadableRequestError } from '../../backend/http/unreadable-request.ts';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import { keptLanguage, languageCookieOf } from '../../contract/rules/language/language-cookie.ts';
import { languageFor } from '../../contract/rules/language/language-for.ts';
import type { Language } from '../../contract/languages.ts';
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

/** The language of whoever comes: the one they chose, else the one their browser asks for. */
export const wishedLanguage = (
  asked: { readonly cookie: string | null | undefined; readonly acceptLanguage: string | null | undefined },
  offered: readonly [Language, ...Language[]],
): Language => {
  const kept = keptLanguage(asked.cookie ?? '');
  return kept !== null && offered.includes(kept) ? kept : languageFor(asked.acceptLanguage, offered);
};

/**
 * Who opens the home page without saying a language is led to it in theirs; every other address is in the language it says.
 * Null for those, and for whoever is there already.
 */
export function ledToLanguage(request: Request, url: URL, { facts }: Brand): Response | null {
  if (url.pathname !== '/') return null;
  const wished = wishedLanguage(
    { cookie: request.headers.get('cookie'), acceptLanguage: request.headers.get('accept-language') },
    facts.languages,
  );
  const base = languageBase(facts.languages, wished);
  if (base === '') return null;
  return new Response(null, {
    status: 302,
    headers: { ...headers, Location: `${base}/${url.search}`, Vary: 'Accept-Language, Cookie' },
  });
}
