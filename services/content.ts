import ky from 'ky';
import * as v from 'valibot';
import {
  contentApi,
  menuSchema,
  postSchema,
  slideSchema,
  type Menu,
  type MenuLocation,
  type Post,
  type Slide,
} from '../contract/api/content/content.ts';
import { ApiFailure } from '../contract/api/failure.ts';
import { sliderTimestamp } from '../contract/rules/catalogue/slider-timestamp.ts';
import { dayOfInstant } from '../contract/rules/time/zone-time.ts';
import type { RequestCache } from './request-cache.ts';

interface ContentOptions {
  signal?: AbortSignal;
}

export interface ContentService {
  menu(location: MenuLocation, options?: ContentOptions): Promise<Menu>;
  /** The slides of the day that holds the instant `at`, in ms (CMS-06). */
  slides(query: { id: number; at: number; count: number }, options?: ContentOptions): Promise<Slide[]>;
  /** The page of this slug, or null. */
  page(slug: string, options?: ContentOptions): Promise<Post | null>;
  block(slug: string, options?: ContentOptions): Promise<Post | null>;
}

interface ContentDependencies {
  baseUrl: string;
  fetch: typeof fetch;
  cache: RequestCache;
}

/** The content backend: optional by design, its failures hide a block and move nobody (CMS-11). */
export function createContentService({ baseUrl, fetch, cache }: ContentDependencies): ContentService {
  const http = ky.create({ fetch, timeout: false, throwHttpErrors: false, retry: 0 });

  async function read<S extends v.GenericSchema>(
    path: string,
    schema: S,
    { signal }: ContentOptions,
  ): Promise<v.InferOutput<S>> {
    const key = `${contentApi}/${path}`;
    const cached = cache.get(key);
    if (cached !== undefined) return v.parse(schema, cached);
    const response = await http(`${baseUrl}${key}`, signal === undefined ? {} : { signal }).catch(
      (cause: unknown) => {
        throw signal?.aborted === true ? signal.reason : new ApiFailure('network', { cause });
      },
    );
    if (response.status === 404) throw new ApiFailure('notFound');
    if (!response.ok) throw new ApiFailure('serviceDown');
    const parsed = v.safeParse(schema, await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiFailure('unreadable');
    cache.set(key, parsed.output);
    return parsed.output;
  }

  const posts = v.array(postSchema);
  const slugQuery = (slug: string) => `?slug=${encodeURIComponent(slug)}`;
  return {
    menu: (location, options = {}) => read(`menu-locations/${location}`, menuSchema, options),
    slides: ({ id, at, count }, options = {}) =>
      read(`new_slides/${id}/${sliderTimestamp(dayOfInstant(at))}/${count}`, v.array(slideSchema), options),
    page: async (slug, options = {}) => (await read(`pages${slugQuery(slug)}`, posts, options))[0] ?? null,
    block: async (slug, options = {}) =>
      (await read(`ux-blocks${slugQuery(slug)}`, posts, options))[0] ?? null,
  };
}
