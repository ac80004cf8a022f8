import { readBodyText } from '../../backend/http/body.ts';
import { isOwnForm } from '../../backend/http/cross-site.ts';
import { UnreadableRequestError } from '../../backend/http/unreadable-request.ts';
import { languageBase, outerPath } from '../../contract/rules/language/language-address.ts';
import type { RequestInfo } from '../../backend/http/request-info.ts';
import type { InnerCalls } from './inner-calls.ts';
import type { Pages, VisitedShop } from './pages.ts';
import type { Renderer } from './renderer.ts';

export interface FormLoginDependencies {
  renderer: Renderer;
  shop: InnerCalls;
  pages: Pages;
  now: () => number;
}

/** Answers the login's form as it is sent without script (decision 012). */
export type FormLogin = (request: Request, visited: VisitedShop, info: RequestInfo) => Promise<Response>;

export const loginPath = '/login';

/** A form that was not read. */
const unread = { email: '', error: { failure: 'unexpected', messages: [] } } as const;

/**
 * Logs in by the shop's own call, with its limits and its cookies, and leads on with 303; a refusal shows the page again.
 * A form of another site is refused before it is read: it could log somebody in to an account of its own (T7).
 */
export function createFormLogin({ renderer, shop, pages, now }: FormLoginDependencies): FormLogin {
  return async (request, visited, info) => {
    const { facts } = visited.brand;
    const url = new URL(request.url);
    const shown = new Request(url, { headers: request.headers });
    if (!isOwnForm(request, info)) return pages(shown, visited, info, { status: 403, refusedLogin: unread });
    const text = await readBodyText(request).catch((error: unknown) => {
      if (error instanceof UnreadableRequestError) return null;
      throw error;
    });
    if (text === null) return pages(shown, visited, info, { status: 400, refusedLogin: unread });
    const cookies: string[] = [];
    const outcome = await renderer.logIn(visited.language, {
      form: new URLSearchParams(text),
      url,
      origin: `http://${facts.tenantId}.localhost`,
      async fetch(input, init) {
        const call = new Request(input, init);
        const cookie = request.headers.get('cookie');
        if (cookie !== null) call.headers.set('Cookie', cookie);
        const answer = await shop(call, { ...info, appOrigin: null });
        cookies.push(...answer.headers.getSetCookie());
        return answer;
      },
      now,
    });
    if (typeof outcome !== 'string') {
      const status = outcome.error.failure === 'refused' ? 401 : 503;
      return pages(shown, visited, info, { status, refusedLogin: outcome });
    }
    const location = outerPath(languageBase(facts.languages, visited.language), outcome);
    const headers = new Headers({ Location: location, 'Cache-Control': 'private, no-store' });
    for (const cookie of cookies) headers.append('Set-Cookie', cookie);
    return new Response(null, { status: 303, headers });
  };
}
