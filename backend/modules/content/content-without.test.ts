import { expect, test } from 'vitest';
import type { Post } from '../../../contract/api/content/content.ts';
import type { ContentBackend } from './content-backend.ts';
import { contentWithout } from './content-without.ts';

const post = (rendered: string): Post => ({
  id: 1,
  slug: 'home',
  type: 'ux-block',
  link: '',
  date: '2026-11-02',
  title: { rendered: 'Idee' },
  content: { rendered },
  testo_validit: '',
  meta: { seo_title: '', seo_description: '' },
  categorySlug: null,
});

const keeping = (rendered: string): ContentBackend => ({
  menu: () => Promise.resolve(null),
  posts: () => Promise.resolve({ items: [post(rendered)], total: 1 }),
  slides: () => Promise.resolve([]),
  slider: () => Promise.resolve([]),
  upload: () => Promise.resolve(null),
  find: () => Promise.resolve([]),
  search: () => Promise.resolve({ items: [], total: 0 }),
});

test.each([
  ['<a href="/ricette/amatriciana">Rigatoni</a>', '<a>Rigatoni</a>'],
  [`<A class="x" HREF = '/profile/lists?a=1' target="_blank">Liste</A>`, '<a>Liste</A>'],
  ['<a href="/page/ricette">Idee</a>', '<a href="/page/ricette">Idee</a>'],
  ['<a href="/volantini">Volantini</a>', '<a href="/volantini">Volantini</a>'],
  [
    '<a name="su">Su</a><abbr title="/ricette">R</abbr>',
    '<a name="su">Su</a><abbr title="/ricette">R</abbr>',
  ],
])('TEN-08: a text that says %s says %s where there are neither recipes nor lists', async (said, shown) => {
  const content = contentWithout(keeping(`<p>${said}</p>`), ['recipes', 'lists']);
  const query = { type: 'ux-block', slug: 'home', category: null, page: 1, perPage: 1 } as const;
  expect(await content.posts(query)).toEqual({ items: [post(`<p>${shown}</p>`)], total: 1 });
});
