import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../contract/api/failure.ts';
import { openShopBorder, type Reply, type ShopBorder } from '../../tests/services/shop-border.ts';
import { createRequestCache } from '../request-cache.ts';
import { createPostService } from './posts.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const post = (slug: string) => ({
  id: 3,
  slug,
  type: 'faq',
  link: `/faq#${slug}`,
  date: '2026-01-01',
  title: { rendered: slug },
  content: { rendered: '<p>Ogni giorno</p>' },
  testo_validit: '',
  meta: { seo_title: '', seo_description: '' },
  categorySlug: 'consegna',
});
const flyer = {
  ...post('dispensa'),
  acf: { valid_from: '2026-11-19', valid_to: '', label: '', picture: '', products: ['penne-rigate-500-g'] },
};
const recipe = {
  ...post('amatriciana'),
  acf: {
    servings: 4,
    minutes: 30,
    picture: '/media/emoji/1f35d-480.webp',
    ingredients: [
      { name: 'Rigatoni', amount: 400, unit: 'g', product: 'rigatoni-500-g', pantry: false },
      { name: 'Sale', amount: null, unit: 'g', product: null, pantry: true },
    ],
  },
};

const postsAt = () =>
  createPostService({ baseUrl: border.origin, fetch, cache: createRequestCache(() => 0) });

const asked = () => border.seen.map(({ url }) => url.replace('/p/wp-json/', ''));

describe('what is asked', () => {
  test('CMS-05: flyers and recipes by pages of 10, with the totals of their headers', async () => {
    const headers = { 'X-WP-Total': '12', 'X-WP-TotalPages': '2' };
    border.answers(({ url }) => ({ body: url.includes('ricette') ? [recipe] : [flyer], headers }));
    const posts = postsAt();
    expect([await posts.flyers(2), await posts.recipes(1)]).toEqual([
      { items: [flyer], total: 12, totalPages: 2 },
      { items: [recipe], total: 12, totalPages: 2 },
    ]);
    expect(asked()).toEqual(['volantini?per_page=10&page=2', 'ricette?per_page=10&page=1']);
  });

  test('API-06: a list asked for again keeps its totals', async () => {
    border.answers(() => ({ body: [flyer], headers: { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' } }));
    const posts = postsAt();
    expect([await posts.flyers(1), await posts.flyers(1)]).toEqual([
      { items: [flyer], total: 1, totalPages: 1 },
      { items: [flyer], total: 1, totalPages: 1 },
    ]);
    expect(border.seen).toHaveLength(1);
  });

  test('CMS-05: all questions, however many pages they fill', async () => {
    border.answers(({ url }) => ({
      body: [post(url.endsWith('page=1') ? 'prima' : 'seconda')],
      headers: { 'X-WP-Total': '101', 'X-WP-TotalPages': '2' },
    }));
    expect((await postsAt().questions()).map(({ slug }) => slug)).toEqual(['prima', 'seconda']);
    expect(asked()).toEqual(['faq?per_page=100&page=1', 'faq?per_page=100&page=2']);
  });

  test('CMS-05: a list without totals in its headers is one page', async () => {
    border.answers(() => ({ body: [post('una')] }));
    expect((await postsAt().perks()).map(({ slug }) => slug)).toEqual(['una']);
    expect(asked()).toEqual(['vantaggi?per_page=100&page=1']);
  });

  test('one by its slug; none of that slug is null', async () => {
    border.answers(({ url }) => ({ body: url.endsWith('dispensa') ? [flyer] : [] }));
    const posts = postsAt();
    expect([await posts.flyer('dispensa'), await posts.flyer('x&y'), await posts.recipe('x')]).toEqual([
      flyer,
      null,
      null,
    ]);
    expect(asked()).toEqual(['volantini?slug=dispensa', 'volantini?slug=x%26y', 'ricette?slug=x']);
  });

  test('CMS-09: a search beside products, and all of it by pages', async () => {
    const hit = { id: 1, title: 'Resi', url: '/page/resi', type: 'page', slug: 'resi', excerpt: 'Come…' };
    const found = { id: 1, title: 'Resi', url: '/page/resi', type: 'post', subtype: 'page' };
    border.answers(({ url }) => ({ body: url.includes('custom') ? [hit] : [found] }));
    const posts = postsAt();
    expect([await posts.find('resi & co'), await posts.search({ words: 'resi', page: 2 })]).toEqual([
      [hit],
      { items: [found], total: 0, totalPages: 0 },
    ]);
    expect(asked()).toEqual([
      'custom/ali/search?q=resi%20%26%20co',
      'wp/v2/search?search=resi&page=2&per_page=24&type=post&subtype=any',
    ]);
  });
});

test.each<[string, Reply]>([
  ['a day that is none', { body: [{ ...flyer, acf: { ...flyer.acf, valid_from: '2026-02-30' } }] }],
  ['no fields', { body: [post('x')] }],
])('CMS-11: a flyer with %s is not read', async (_what, reply) => {
  border.answers(() => reply);
  const failure: unknown = await postsAt()
    .flyers(1)
    .catch((error: unknown) => error);
  expect(failure instanceof ApiFailure && failure.kind).toBe('unreadable');
});
