import { contentApi, menuLocations } from '../../../contract/api/content.ts';
import { pageOf, pageRange } from '../../../contract/rules/page.ts';
import { jsonResponse } from '../../http/plain-answers.ts';
import type { PlainCall, PlainRoute } from '../../http/plain-route.ts';
import { readForm } from '../../http/raw-params.ts';
import type { PostRow } from './content.repository.ts';
import { postView, slideView } from './content.view.ts';

/** An error of the content backend: no envelope. */
export function contentError(status: 400 | 404 | 405 | 500, code: string, message: string): Response {
  return jsonResponse({ code, message, data: { status } }, status);
}

function cached(call: PlainCall, data: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const shared = { 'Cache-Control': 'public, max-age=60', Vary: 'Host' };
  const own = { 'Cache-Control': 'private, no-store' };
  return jsonResponse(data, 200, { ...headers, ...(call.credential === null ? shared : own) });
}

const whole = /^\d{1,10}$/;

async function menu(call: PlainCall): Promise<Response> {
  const location = menuLocations.find((known) => known === call.path['location']);
  const items = location === undefined ? null : await call.scope.content.findMenu(location);
  if (items === null) return contentError(404, 'rest_no_location', 'Menu non trovato.');
  return cached(call, { location, items });
}

async function newSlides(call: PlainCall): Promise<Response> {
  const { id = '', timestamp = '', n = '' } = call.path;
  const count = Number(n);
  // A day in seconds or in milliseconds; the demo slides are not dated, so it only keys caches (CMS-06).
  if (!whole.test(id) || !/^\d{1,15}$/.test(timestamp) || !whole.test(n) || count < 1 || count > 50) {
    return contentError(400, 'rest_invalid_param', 'Parametri non validi.');
  }
  const slides = Number(id) < 2 ** 31 ? await call.scope.content.listSlides(Number(id), count) : [];
  return cached(call, slides.map(slideView));
}

function pageParams(call: PlainCall): { page: number; perPage: number; slug: string | null } | null {
  const query = readForm(call.facts.url.search.slice(1));
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : null);
  const page = text('page') ?? '1';
  const perPage = text('per_page') ?? '10';
  if (!whole.test(page) || !whole.test(perPage)) return null;
  return {
    page: Math.max(1, Number(page)),
    perPage: Math.min(100, Math.max(1, Number(perPage))),
    slug: text('slug'),
  };
}

const posts =
  (type: PostRow['type']) =>
  async (call: PlainCall): Promise<Response> => {
    const asked = pageParams(call);
    if (asked === null) return contentError(400, 'rest_invalid_param', 'Parametri non validi.');
    const rows = await call.scope.content.listPosts(type, asked.slug);
    const page = pageOf({ totItems: rows.length, pageSize: asked.perPage, page: asked.page });
    const { start, end } = pageRange(page);
    return cached(call, rows.slice(start, end).map(postView), {
      'X-WP-Total': String(page.totItems),
      'X-WP-TotalPages': String(page.totPages),
    });
  };

/** X01-X03, X05; pages and blocks answer under wp/v2 too. */
export const contentRoutes: readonly PlainRoute[] = [
  { method: 'GET', pattern: `${contentApi}/menu-locations/:location`, handle: menu },
  { method: 'GET', pattern: `${contentApi}/new_slides/:id/:timestamp/:n`, handle: newSlides },
  ...['', '/wp/v2'].flatMap((prefix): PlainRoute[] => [
    { method: 'GET', pattern: `${contentApi}${prefix}/pages`, handle: posts('page') },
    { method: 'GET', pattern: `${contentApi}${prefix}/ux-blocks`, handle: posts('ux-block') },
  ]),
];
