import type { Post } from '../../contract/api/content/content.ts';

/** A page of the content backend. */
export const aPost = (slug: string): Post => ({
  id: 3,
  slug,
  type: 'page',
  link: `/page/${slug}`,
  date: '2026-01-01',
  title: { rendered: slug },
  content: { rendered: '<p>Ogni giorno</p>' },
  testo_validit: '',
  meta: { seo_title: '', seo_description: '' },
  categorySlug: null,
});
