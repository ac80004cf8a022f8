import * as v from 'valibot';
import {
  contentHitSchema,
  menuSchema,
  postTypes,
  slideSchema,
  type ContentHit,
  type Post,
  type PostType,
  type SearchHit,
} from '../../../../contract/api/content/content.ts';
import { decodeEntities } from '../../../../contract/rules/catalogue/html-entities.ts';
import type { Log } from '../../../platform/log.ts';
import type { ContentBackend } from '../content-backend.ts';
import { postLink } from '../content.view.ts';
import { flyersInOrder } from '../flyer-order.ts';
import { paged } from '../paged.ts';
import { isSigned } from './uploads.ts';
import { readWordPressPost } from './wordpress-post.ts';
import type { WordPress } from './wordpress-client.ts';

interface WordPressParts {
  readonly site: WordPress;
  /** Menus and slides of a site without the plugins for them. */
  readonly own: Pick<ContentBackend, 'menu' | 'slides' | 'slider'>;
  readonly log: Log;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The secret its pictures are signed with. */
  readonly key: () => Promise<string>;
}

const routeOf = (type: PostType): string =>
  type === 'page' ? 'pages' : type === 'ux-block' ? 'ux-blocks' : type;

/** The most posts a WordPress gives at once. */
const mostFlyers = 100;

const kinds: readonly PostType[] = ['page', ...postTypes];

const wordPressHit = v.object({
  id: v.union([v.number(), v.pipe(v.string(), v.transform(Number), v.number())]),
  title: v.string(),
  url: v.string(),
  subtype: v.optional(v.string(), ''),
});

/** `https://cms.example/volantini/natale/` is the post `natale`. */
const slugIn = (url: string): string =>
  (URL.canParse(url) ? new URL(url).pathname : url).split('/').findLast((part) => part !== '') ?? '';

/** The texts of a WordPress, through the calls of the shop (CMS-05, CMS-09). Throws ContentBackendError. */
export function wordPressContent({ site, own, log, key, today }: WordPressParts): ContentBackend {
  const { read } = site;
  const postsIn = (type: PostType, data: unknown, pictureKey: string): Post[] => {
    if (!Array.isArray(data)) {
      log.warn('content.malformed', { type });
      return [];
    }
    return data.flatMap((raw) => {
      const post = readWordPressPost(type, raw, pictureKey);
      if (post === null) log.warn('content.malformed', { type });
      return post ?? [];
    });
  };

  const search: ContentBackend['search'] = async ({ words, subtype, page, perPage }) => {
    if (words.trim() === '') return { items: [], total: 0 };
    const query = new URLSearchParams({
      search: words,
      page: String(page),
      per_page: String(perPage),
      type: 'post',
      subtype,
    });
    const answer = await read(`wp/v2/search?${query.toString()}`);
    const items = Array.isArray(answer?.data) ? answer.data : [];
    const hits = items.flatMap((raw): SearchHit[] => {
      const hit = v.safeParse(wordPressHit, raw);
      const type = kinds.find((kind) => hit.success && kind === hit.output.subtype);
      // What the shop has no page for is no answer.
      if (!hit.success || type === undefined) return [];
      const { id, title, url } = hit.output;
      const link = postLink({ type, slug: slugIn(url) });
      return [{ id, title: decodeEntities(title), url: link, type: 'post', subtype: type }];
    });
    return { items: hits, total: answer?.total ?? 0 };
  };

  return {
    async menu(location) {
      const answer = await read(`menu-locations/${location}`);
      const menu = v.safeParse(menuSchema, answer?.data);
      return menu.success ? menu.output.items : own.menu(location);
    },
    async posts({ type, slug, category, ...asked }) {
      // A WordPress knows nothing of the days of a flyer: its newest are put in order here.
      const isInOrder = type === 'volantini' && slug === null;
      const { page, perPage } = isInOrder ? { page: 1, perPage: mostFlyers } : asked;
      const query = new URLSearchParams({ page: String(page), per_page: String(perPage), _embed: 'wp:term' });
      if (slug !== null) query.set('slug', slug);
      if (category !== null) query.set('categoryName', category);
      const answer = await read(`wp/v2/${routeOf(type)}?${query.toString()}`);
      if (answer === null) return { items: [], total: 0 };
      const all = postsIn(type, answer.data, await key());
      if (isInOrder) return paged(flyersInOrder(all, today), asked);
      if (category === null) return { items: all, total: Math.max(answer.total, all.length) };
      // WordPress itself takes no notice of the name, and counts those of every category.
      const items = all.filter((post) => post.categorySlug === category);
      return {
        items,
        total: items.length === all.length ? Math.max(answer.total, items.length) : items.length,
      };
    },
    async slides(query) {
      const { sliderId, timestamp, most, deliveryServiceId } = query;
      const service = deliveryServiceId === null ? '' : `?deliveryServiceId=${deliveryServiceId}`;
      const answer = await read(`new_slides/${sliderId}/${timestamp}/${most}${service}`);
      const slides = v.safeParse(v.array(slideSchema), answer?.data);
      return slides.success ? slides.output : own.slides(query);
    },
    async slider(sliderId) {
      const answer = await read(`slides_by_id/${sliderId}`);
      const slider = v.safeParse(v.object({ slides: v.array(slideSchema) }), answer?.data);
      return slider.success ? slider.output.slides : own.slider(sliderId);
    },
    async upload(upload) {
      return isSigned(upload, await key()) ? site.readUpload(upload.path) : null;
    },
    async find(words): Promise<readonly ContentHit[]> {
      if (words.trim() === '') return [];
      const answer = await read(`custom/ali/search?${new URLSearchParams({ q: words }).toString()}`);
      const hits = v.safeParse(v.array(contentHitSchema), answer?.data);
      if (hits.success) return hits.output;
      // A site without that plugin has the search of WordPress itself, which knows no beginnings.
      const { items } = await search({ words, subtype: 'any', page: 1, perPage: 24 });
      return items.map(({ id, title, url, subtype }) => ({
        id,
        title,
        url,
        type: subtype,
        slug: slugIn(url),
        excerpt: '',
      }));
    },
    search,
  };
}
