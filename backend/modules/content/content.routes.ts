import {
  contentApi,
  menuLocations,
  postTypes,
  type PostType,
} from '../../../contract/api/content/content.ts';
import { contentPageSize, contentSearchPageSize } from '../../../contract/api/page-sizes.ts';
import { contentError } from '../../http/content-error.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import type { Said } from '../../platform/said.ts';
import { ContentBackendError } from './content-backend-error.ts';
import { contentAnswer, queryOf, wholeNumber, wrongParams } from './content-answers.ts';
import { contentPage, pagedAnswer } from './content-paging.ts';
import type { ContentContext } from './content.context.ts';

const mostSlides = 50;
const longestQuery = 200;
const mostId = 2 ** 31 - 1;

const words = {
  menu: { it: 'Menu non trovato.', 'en-US': 'Menu not found.' },
  slider: { it: 'Slider non trovato.', 'en-US': 'Slider not found.' },
  unavailable: { it: 'Contenuti non disponibili.', 'en-US': 'Content is not available.' },
} satisfies Readonly<Record<string, Said>>;

async function menu(call: RawCall<ContentContext>): Promise<Response> {
  const location = menuLocations.find((known) => known === call.path['location']);
  const items = location === undefined ? null : await call.context.content.menu(location);
  if (items === null) return contentError(404, 'rest_no_location', words.menu[call.context.language]);
  return contentAnswer(call, { location, items });
}

async function newSlides(call: RawCall<ContentContext>): Promise<Response> {
  const { id = '', timestamp = '', n = '' } = call.path;
  const sliderId = wholeNumber(id);
  const most = wholeNumber(n);
  const service = queryOf(call)('deliveryServiceId') || null;
  const deliveryServiceId = service === null ? null : wholeNumber(service);
  if (sliderId === null || !/^\d{1,15}$/.test(timestamp)) return wrongParams(call);
  if (most === null || most < 1 || most > mostSlides) return wrongParams(call);
  if (service !== null && deliveryServiceId === null) return wrongParams(call);
  if (sliderId > mostId) return contentAnswer(call, []);
  const query = { sliderId, most, timestamp, deliveryServiceId };
  return contentAnswer(call, await call.context.content.slides(query));
}

async function slider(call: RawCall<ContentContext>): Promise<Response> {
  const id = wholeNumber(call.path['id'] ?? '');
  if (id === null) return wrongParams(call);
  const slides = id <= mostId ? await call.context.content.slider(id) : [];
  if (slides.length === 0) return contentError(404, 'rest_no_slider', words.slider[call.context.language]);
  return contentAnswer(call, { id, slides });
}

const posts =
  (type: PostType) =>
  async (call: RawCall<ContentContext>): Promise<Response> => {
    const page = contentPage(call, contentPageSize);
    if (page === null) return wrongParams(call);
    const query = queryOf(call);
    // An empty text is no filter.
    const category = query('categoryName')?.toLowerCase() || null;
    const slug = query('slug') || null;
    return pagedAnswer(call, await call.context.content.posts({ type, slug, category, ...page }), page);
  };

async function customSearch(call: RawCall<ContentContext>): Promise<Response> {
  const query = queryOf(call)('q') ?? '';
  if (Array.from(query).length > longestQuery) return wrongParams(call);
  return contentAnswer(call, await call.context.content.find(query));
}

async function search(call: RawCall<ContentContext>): Promise<Response> {
  const query = queryOf(call);
  const page = contentPage(call, contentSearchPageSize);
  const words = query('search') ?? '';
  const subtype = query('subtype') ?? 'any';
  const subtypes: readonly string[] = ['any', 'page', ...postTypes];
  const isKnown = (query('type') ?? 'post') === 'post' && subtypes.includes(subtype);
  if (page === null || !isKnown || Array.from(words).length > longestQuery) return wrongParams(call);
  return pagedAnswer(call, await call.context.content.search({ words, subtype, ...page }), page);
}

const get = (path: string, handle: RawRoute<ContentContext>['handle']): RawRoute<ContentContext> => ({
  method: 'GET',
  pattern: contentApi + path,
  async handle(call) {
    try {
      return await handle(call);
    } catch (error) {
      if (!(error instanceof ContentBackendError)) throw error;
      call.context.log.warn('content.unavailable', { reason: error.message });
      return contentError(503, 'rest_unavailable', words.unavailable[call.context.language]);
    }
  },
});

/** X01-X06, X08, X09; pages and posts answer under wp/v2 too. */
export const contentRoutes: readonly RawRoute<ContentContext>[] = [
  get('/menu-locations/:location', menu),
  get('/new_slides/:id/:timestamp/:n', newSlides),
  get('/slides_by_id/:id', slider),
  get('/custom/ali/search', customSearch),
  get('/wp/v2/search', search),
  ...['', '/wp/v2'].flatMap((prefix) => [
    get(`${prefix}/pages`, posts('page')),
    get(`${prefix}/ux-blocks`, posts('ux-block')),
    ...postTypes.map((type) => get(`${prefix}/${type}`, posts(type))),
  ]),
];
