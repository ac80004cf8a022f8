import * as v from 'valibot';
import { translatedEntries } from '../translated.ts';
import type { Translatable } from '../translated.ts';

/** Where the content backend answers; its answers carry no envelope. */
export const contentApi = '/p/wp-json';

export interface MenuItem extends Translatable {
  id: number;
  title: string;
  url: string;
  target: string;
  children: MenuItem[];
}

export const menuItemSchema: v.GenericSchema<unknown, MenuItem> = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  target: v.string(),
  children: v.array(v.lazy(() => menuItemSchema)),
  ...translatedEntries,
});

export const menuLocations = ['header', 'footer', 'links'] as const;
export type MenuLocation = (typeof menuLocations)[number];

/** X01 `menu-locations/{location}` */
export const menuSchema = v.object({ location: v.string(), items: v.array(menuItemSchema) });
export type Menu = v.InferOutput<typeof menuSchema>;

/** X02 `new_slides/{id}/{timestamp}/{n}` answers a list of these. */
export const slideSchema = v.object({
  id: v.number(),
  title: v.string(),
  subtitle: v.string(),
  image: v.string(),
  imageMobile: v.string(),
  link: v.string(),
  alt: v.string(),
  position: v.number(),
});
export type Slide = v.InferOutput<typeof slideSchema>;

/** X06 `slides_by_id/{id}` answers a whole slider. */
export const sliderSchema = v.object({ id: v.number(), slides: v.array(slideSchema) });

/** X04 `{type}`: the lists of posts that are no pages. */
export const postTypes = ['volantini', 'faq', 'vantaggi', 'news', 'ricette'] as const;

/** What a text of the content backend may be. */
export type PostType = 'page' | 'ux-block' | (typeof postTypes)[number];

/** X03 `pages`, X04 `{type}`, X05 `ux-blocks`: `content.rendered` is HTML to be cleaned before it is shown. */
export const postSchema = v.object({
  id: v.number(),
  slug: v.string(),
  type: v.string(),
  link: v.string(),
  date: v.string(),
  title: v.object({ rendered: v.string() }),
  content: v.object({ rendered: v.string() }),
  testo_validit: v.string(),
  meta: v.object({ seo_title: v.string(), seo_description: v.string() }),
  categorySlug: v.nullable(v.string()),
});
export type Post = v.InferOutput<typeof postSchema>;

export const contentErrorSchema = v.object({
  code: v.string(),
  message: v.string(),
  data: v.object({ status: v.number() }),
});

/** X08 `custom/ali/search` answers a list of these; `excerpt` is plain text. */
export const contentHitSchema = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  type: v.string(),
  slug: v.string(),
  excerpt: v.string(),
});
export type ContentHit = v.InferOutput<typeof contentHitSchema>;

/** X09 `wp/v2/search` answers a list of these. */
export const searchHitSchema = v.object({
  id: v.number(),
  title: v.string(),
  url: v.string(),
  type: v.string(),
  subtype: v.string(),
});
export type SearchHit = v.InferOutput<typeof searchHitSchema>;
