import * as v from 'valibot';
import {
  menuSchema,
  postSchema,
  slideSchema,
  type Menu,
  type MenuLocation,
  type Post,
  type Slide,
} from '../contract/api/content/content.ts';
import type { DeliveryServiceId } from '../contract/api/shopping/delivery.ts';
import { sliderTimestamp } from '../contract/rules/catalogue/slider-timestamp.ts';
import { dayOfInstant } from '../contract/rules/time/zone-time.ts';
import {
  createContentReader,
  type ContentDependencies,
  type ContentOptions,
} from './content/content-reader.ts';

export interface ContentService {
  menu(location: MenuLocation, options?: ContentOptions): Promise<Menu>;
  /** The slides of the day that holds the instant `at`, in ms, for a way of delivery (CMS-06). */
  slides(
    query: { id: number; at: number; count: number; deliveryServiceId: DeliveryServiceId },
    options?: ContentOptions,
  ): Promise<Slide[]>;
  /** The page of this slug, else the news of this slug, or null. */
  page(slug: string, options?: ContentOptions): Promise<Post | null>;
  block(slug: string, options?: ContentOptions): Promise<Post | null>;
}

/** The content backend: optional by design, its failures hide a block and move nobody (CMS-11). */
export function createContentService(deps: ContentDependencies): ContentService {
  const read = createContentReader(deps);
  const posts = v.array(postSchema);
  const firstOf = async (type: string, slug: string, options: ContentOptions): Promise<Post | null> =>
    (await read(`${type}?slug=${encodeURIComponent(slug)}`, posts, options)).data[0] ?? null;
  return {
    menu: async (location, options = {}) =>
      (await read(`menu-locations/${location}`, menuSchema, options)).data,
    slides: async ({ id, at, count, deliveryServiceId }, options = {}) =>
      (
        await read(
          `new_slides/${id}/${sliderTimestamp(dayOfInstant(at))}/${count}?deliveryServiceId=${deliveryServiceId}`,
          v.array(slideSchema),
          options,
        )
      ).data,
    page: async (slug, options = {}) =>
      (await firstOf('pages', slug, options)) ?? firstOf('news', slug, options),
    block: (slug, options = {}) => firstOf('ux-blocks', slug, options),
  };
}
