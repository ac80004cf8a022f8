import type { Post, Slide } from '../../../contract/api/content/content.ts';
import { startOfDay } from '../../../contract/rules/time/zone-time.ts';
import { mediaUrl } from '../catalogue/picture-url.ts';
import type { PostRow, SlideRow } from './content.repository.ts';

const pathOf: Readonly<Record<PostRow['type'], (slug: string) => string>> = {
  page: (slug) => `/page/${slug}`,
  volantini: (slug) => `/volantini/${slug}`,
  faq: (slug) => `/faq#${slug}`,
  vantaggi: (slug) => `/vantaggi#${slug}`,
  news: (slug) => `/page/${slug}`,
  'ux-block': () => '/',
};

/** Where a shopper reads a post. */
export const postLink = ({ type, slug }: PostRow): string => pathOf[type](slug);

/** A post as the content backend answers it; its HTML is cleaned by whoever shows it (CMS-01). */
export function postView(row: PostRow): Post {
  return {
    id: row.postId,
    slug: row.slug,
    type: row.type,
    link: postLink(row),
    date: new Date(startOfDay(row.publishedOn)).toISOString(),
    title: { rendered: row.title },
    content: { rendered: row.html },
    testo_validit: row.validity,
    meta: { seo_title: row.seoTitle, seo_description: row.seoDescription },
    categorySlug: row.categorySlug,
  };
}

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
