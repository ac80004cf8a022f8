import { contentApi, menuLocations, postTypes } from '../../../contract/api/content/content.ts';
import { contentPageSize, contentSearchPageSize } from '../../../contract/api/page-sizes.ts';
import { contentError } from '../../http/content-error.ts';
import type { RawCall, RawRoute } from '../../http/raw-route.ts';
import { contentAnswer, queryOf, wholeNumber, wrongParams } from './content-answers.ts';
import { contentPage, pagedAnswer } from './content-paging.ts';
import { contentHitView, postsMatching, searchHitView } from './content-search.ts';
import type { ContentContext } from './content.context.ts';
import type { PostRow } from './content.repository.ts';
import { postView, slideView } from './content.view.ts';

const mostSlides = 50;
const longestQuery = 200;
const mostId = 2 ** 31 - 1;

async function menu(call: RawCall<ContentContext>): Promise<Response> {
  const location = menuLocations.find((known) => known === call.path['location']);
  const items = location === undefined ? null : await call.context.content.findMenu(location);
  if (items === null) return contentError(404, 'rest_no_location', 'Menu non trovato.');
  return contentAnswer(call, { location, items });
}

async function newSlides(call: RawCall<ContentContext>): Promise<Response> {
  const { id = '', timestamp = '', n = '' } = call.path;
  const sliderId = wholeNumber(id);
  const count = wholeNumber(n);
  // A day in seconds or in milliseconds; the demo slides are not dated, so it only keys caches (CMS-06).
  if (sliderId === null || !/^\d{1,15}$/.test(timestamp)) return wrongParams();
  if (count === null || count < 1 || count > mostSlides) return wrongParams();
  const slides = sliderId <= mostId ? await call.context.content.listSlides(sliderId, count) : [];
  return contentAnswer(call, slides.map(slideView));
}

async function slider(call: RawCall<ContentContext>): Promise<Response> {
  const id = wholeNumber(call.path['id'] ?? '');
  if (id === null) return wrongParams();
  const slides = id <= mostId ? await call.context.content.listSlides(id, mostSlides) : [];
  if (slides.length === 0) return contentError(404, 'rest_no_slider', 'Slider non trovato.');
  return contentAnswer(call, { id, slides: slides.map(slideView) });
}

const posts =
  (type: PostRow['type']) =>
  async (call: RawCall<ContentContext>): Promise<Response> => {
    const page = contentPage(call, contentPageSize);
    if (page === null) return wrongParams();
    const query = queryOf(call);
    // An empty text is no filter.
    const category = query('categoryName')?.toLowerCase() || null;
    const rows = await call.context.content.listPosts({ type, slug: query('slug') || null });
    const kept = category === null ? rows : rows.filter((row) => row.categorySlug === category);
    return pagedAnswer(call, kept.map(postView), page);
  };

/** What shoppers may find: blocks of pages are no answer by themselves. */
const searchable = async (call: RawCall<ContentContext>) =>
  (await call.context.content.listPosts({})).filter((row) => row.type !== 'ux-block');

async function customSearch(call: RawCall<ContentContext>): Promise<Response> {
  const query = queryOf(call)('q') ?? '';
  if (Array.from(query).length > longestQuery) return wrongParams();
  return contentAnswer(call, postsMatching(await searchable(call), query).map(contentHitView));
}

async function search(call: RawCall<ContentContext>): Promise<Response> {
  const query = queryOf(call);
  const page = contentPage(call, contentSearchPageSize);
  const words = query('search') ?? '';
  const subtype = query('subtype') ?? 'any';
  const subtypes: readonly string[] = ['any', 'page', ...postTypes];
  const isKnown = (query('type') ?? 'post') === 'post' && subtypes.includes(subtype);
  if (page === null || !isKnown || Array.from(words).length > longestQuery) return wrongParams();
  const all = await searchable(call);
  const hits = postsMatching(subtype === 'any' ? all : all.filter((row) => row.type === subtype), words);
  return pagedAnswer(call, hits.map(searchHitView), page);
}

const get = (path: string, handle: RawRoute<ContentContext>['handle']): RawRoute<ContentContext> => ({
  method: 'GET',
  pattern: contentApi + path,
  handle,
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
