import type { MenuItem, Post, PostType, Slide } from '../../../contract/api/content/content.ts';
import type { BrandMenuItem } from '../../../contract/brand-menu.ts';
import type { Language } from '../../../contract/languages.ts';
import type { BrandPost } from '../../../contract/brand-post.ts';
import { startOfDay } from '../../../contract/rules/time/zone-time.ts';
import { mediaUrl } from '../catalogue/picture-url.ts';
import type { SlideRow } from './content.repository.ts';
import { flyerPeriod } from './flyer-period.ts';
import { postId } from './post-id.ts';

const pathOf: Readonly<Record<PostType, (slug: string) => string>> = {
  page: (slug) => `/page/${slug}`,
  volantini: (slug) => `/volantini/${slug}`,
  faq: (slug) => `/faq#${slug}`,
  vantaggi: (slug) => `/vantaggi#${slug}`,
  ricette: (slug) => `/ricette/${slug}`,
  news: (slug) => `/page/${slug}`,
  'ux-block': () => '/',
};

/** Where a shopper reads a post. */
export const postLink = ({ type, slug }: Pick<BrandPost, 'type' | 'slug'>): string => pathOf[type](slug);

/** What a flyer or a recipe has beside its text, as of a day. */
function fieldsOf(post: BrandPost, today: string): object {
  switch (post.type) {
    case 'volantini':
      return { acf: { ...post.acf, ...flyerPeriod(post.acf, post.repeats, today) } };
    case 'ricette':
      return { acf: post.acf };
    default:
      return {};
  }
}

/** A post as the content backend answers it; its HTML is cleaned by whoever shows it (CMS-01). */
export function postView(post: BrandPost, today: string): Post {
  return {
    id: postId(post),
    slug: post.slug,
    type: post.type,
    link: postLink(post),
    date: new Date(startOfDay(post.date)).toISOString(),
    title: { rendered: post.title },
    content: { rendered: post.html },
    testo_validit: post.validity,
    meta: { seo_title: post.seoTitle, seo_description: post.seoDescription },
    categorySlug: post.categorySlug,
    ...fieldsOf(post, today),
  };
}

/** Returns a menu with the titles of a language, or those of the brand's first one where they are not translated (TEN-03). */
export const menuView = (items: readonly BrandMenuItem[], language: Language): MenuItem[] =>
  items.map(({ titles, children, ...item }) => {
    const title = titles?.[language];
    return {
      ...item,
      ...(title !== undefined && { title, translated: true }),
      children: menuView(children, language),
    };
  });

/** A slide as the content backend answers it. */
export function slideView(row: SlideRow): Slide {
  return {
    id: row.slideId,
    title: row.title,
    subtitle: row.subtitle,
    image: mediaUrl(row.pictureKey, 'large'),
    imageMobile: mediaUrl(row.pictureKey, 'medium'),
    link: row.link,
    alt: row.alt,
    position: row.position,
  };
}
