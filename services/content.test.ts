import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../contract/languages.ts';
import { ApiFailure } from '../contract/api/failure.ts';
import { openShopBorder, type Reply, type ShopBorder } from '../tests/services/shop-border.ts';
import { createContentService } from './content.ts';
import { createRequestCache } from './request-cache.ts';

let border: ShopBorder;
beforeAll(async () => {
  border = await openShopBorder();
});
afterAll(() => border.close());

const post = {
  id: 3,
  slug: 'consegna-a-casa',
  type: 'page',
  link: '/page/consegna-a-casa',
  date: '2026-01-01',
  title: { rendered: 'Consegna a casa' },
  content: { rendered: '<p>Ogni giorno</p>' },
  testo_validit: '',
  meta: { seo_title: '', seo_description: '' },
  categorySlug: null,
};

const contentAt = (clock = { now: 0 }, language?: Language) => ({
  clock,
  content: createContentService({
    baseUrl: border.origin,
    fetch,
    cache: createRequestCache(() => clock.now),
    ...(language !== undefined && { language }),
  }),
});

const kindOf = async (call: Promise<unknown>): Promise<string> => {
  const failure: unknown = await call.catch((error: unknown) => error);
  return failure instanceof ApiFailure ? failure.kind : `none: ${String(failure)}`;
};

describe('what is asked', () => {
  test('CMS-01: a page is the first post of its slug, as the contract reads it', async () => {
    border.answers(() => ({ body: [{ ...post, author: 7 }] }));
    expect(await contentAt().content.page('consegna-a-casa & ritiro')).toEqual(post);
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/p/wp-json/pages?slug=consegna-a-casa%20%26%20ritiro',
    ]);
  });

  test('CMS-03: no post of that slug is null', async () => {
    border.answers(() => ({ body: [] }));
    const { content } = contentAt();
    expect([await content.page('x'), await content.block('x')]).toEqual([null, null]);
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/p/wp-json/pages?slug=x',
      '/p/wp-json/news?slug=x',
      '/p/wp-json/ux-blocks?slug=x',
    ]);
  });

  test('CMS-06, CMS-07: slides by their day’s noon, menus by their place', async () => {
    border.answers(({ url }) => ({ body: url.includes('menu') ? { location: 'footer', items: [] } : [] }));
    const { content } = contentAt();
    await content.slides({ id: 4, at: Date.parse('2026-11-20T23:30:00Z'), count: 6, deliveryServiceId: 1 });
    await kindOf(content.menu('footer'));
    expect(border.seen.map(({ url }) => url)).toEqual([
      '/p/wp-json/new_slides/4/1795258800000/6?deliveryServiceId=1',
      '/p/wp-json/menu-locations/footer',
    ]);
  });

  test('TEN-03: menus are asked for in the language of the page', async () => {
    border.answers(() => ({ body: { location: 'footer', items: [] } }));
    await contentAt({ now: 0 }, 'en-US').content.menu('footer');
    expect(border.seen.map(({ headers }) => headers['accept-language'])).toEqual(['en-US']);
  });

  test('API-06: the same question is asked once in 15 minutes', async () => {
    border.answers(() => ({ body: [post] }));
    const { content, clock } = contentAt();
    await content.page('a');
    expect(await content.page('a')).toEqual(post);
    clock.now = 900_000;
    await content.page('a');
    expect(border.seen).toHaveLength(2);
  });
});

describe('what can go wrong', () => {
  test.each<[string, Reply, string]>([
    ['404', { status: 404, body: '' }, 'notFound'],
    ['500', { status: 500, body: '' }, 'serviceDown'],
    ['403', { status: 403, body: '' }, 'serviceDown'],
    ['no JSON', { body: '<html>' }, 'unreadable'],
    ['another shape', { body: [{ id: 3 }] }, 'unreadable'],
    ['a cut line', 'cut', 'network'],
  ])('CMS-11: %s', async (_what, reply, kind) => {
    border.answers(() => reply);
    expect(await kindOf(contentAt().content.page('x'))).toBe(kind);
    expect(border.seen).toHaveLength(1);
  });

  test('CMS-11: a failure is not kept', async () => {
    border.answers(() => (border.seen.length === 1 ? { status: 503, body: '' } : { body: [post] }));
    const { content } = contentAt();
    await kindOf(content.page('x'));
    expect(await content.page('x')).toEqual(post);
  });

  test('API-32: an abandoned question ends with the reason it was abandoned for', async () => {
    const received = Promise.withResolvers<void>();
    border.answers(() => {
      received.resolve();
      return new Promise<Reply>(() => undefined);
    });
    const leaving = new AbortController();
    const asked = contentAt().content.page('x', { signal: leaving.signal });
    await received.promise;
    const reason = new Error('the page was left');
    leaving.abort(reason);
    await expect(asked).rejects.toBe(reason);
  });
});
