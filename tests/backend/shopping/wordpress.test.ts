import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  contentErrorSchema,
  contentHitSchema,
  menuSchema,
  postSchema,
  searchHitSchema,
  slideSchema,
} from '../../../contract/api/content/content.ts';
import { flyerSchema } from '../../../contract/api/content/flyer.ts';
import { recipeSchema } from '../../../contract/api/content/recipe.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { openRecordedWordPress, type RecordedWordPress } from '../wordpress/recorded-wordpress.ts';

let site: RecordedWordPress;
let shop: TestShop;
beforeAll(async () => {
  site = await openRecordedWordPress();
  shop = await openTestShop({ contentApiUrl: site.url });
});
afterAll(async () => {
  await shop.backend.close();
  await site.close();
});
beforeEach(() => {
  site.mood = 'well';
  site.asked.length = 0;
  // What was answered before is asked for again.
  shop.clock.pass(2);
});

async function read<S extends v.GenericSchema>(path: string, schema: S) {
  const answer = await shop.visitor().send(`/p/wp-json/${path}`);
  return { answer, data: v.parse(schema, await answer.json()) };
}

const signed = /^\/media\/content\/[\da-f]{32}\/2026\/11\/natale\.png\/(?:480|960)\.webp$/;

/** The picture at an address of the shop, as bytes of the site's library. */
async function pictureAt(address: string, tenantId: string): Promise<number | null> {
  const [, , , signature = '', ...rest] = address.split('/');
  const bytes = await shop.backend.readUpload(tenantId, { signature, path: rest.slice(0, -1).join('/') });
  return bytes?.byteLength ?? null;
}

describe('texts of WordPress 6.6, through the calls of the shop', () => {
  test('CMS-01, CMS-02: a page, its pictures where the shop shows them', async () => {
    const { data, answer } = await read('pages?slug=chi-siamo', v.array(postSchema));
    const [page] = data;
    expect(page).toMatchObject({
      id: 5,
      slug: 'chi-siamo',
      type: 'page',
      link: '/page/chi-siamo',
      date: '2026-11-02T09:01:00.000Z',
      title: { rendered: 'Chi siamo: la bottega dell’Appio' },
      testo_validit: '',
      meta: { seo_title: '', seo_description: 'La bottega di quartiere, dal 1962.' },
      categorySlug: null,
    });
    const html = page?.content.rendered ?? '';
    expect(html).toContain('<p>[block id=&#8221;aiuto&#8221;]</p>');
    const [, source = ''] = /<img[^>]*\ssrc="([^"]*)"/.exec(html) ?? [];
    expect(source).toMatch(signed);
    expect(html).toContain('alt="Un panettone"');
    expect(await pictureAt(source, 'cestolieto')).toBeGreaterThan(1_000);
    expect(answer.headers.get('x-wp-total')).toBe('1');
    expect(site.asked).toEqual([
      '/wp-json/wp/v2/pages?page=1&per_page=10&_embed=wp%3Aterm&slug=chi-siamo',
      '/wp-content/uploads/2026/11/natale.png',
    ]);
  });

  test('TEN-09: nobody reads of its library what stands in no text of the brand', async () => {
    const { data } = await read('volantini?slug=natale', v.array(flyerSchema));
    const address = data[0]?.acf.picture ?? '';
    expect(address).toMatch(signed);
    site.asked.length = 0;
    expect(await pictureAt(address, 'ortavia')).toBeNull();
    expect(await pictureAt(address.replace('natale', 'bilancio'), 'cestolieto')).toBeNull();
    expect(await pictureAt(address.replace(/content\/./, 'content/'), 'cestolieto')).toBeNull();
    expect(site.asked).toEqual([]);
  });

  test('CMS-05: the pages of a list with the total of the site; what is not public is not there', async () => {
    const pages = await read('pages', v.array(postSchema));
    expect(pages.data.map(({ slug }) => slug)).toEqual(['privacy', 'chi-siamo']);
    const first = await read('volantini', v.array(flyerSchema));
    const second = await read('volantini?page=2', v.array(flyerSchema));
    const past = await read('volantini?page=9', v.array(flyerSchema));
    expect([first, second, past].map(({ data }) => data.length)).toEqual([10, 3, 0]);
    expect(
      [first, second].map(({ answer: { headers } }) => [
        headers.get('x-wp-total'),
        headers.get('x-wp-totalpages'),
      ]),
    ).toEqual([
      ['13', '2'],
      ['13', '2'],
    ]);
    // Whatever was written last: what can be bought comes first, then what ended last.
    expect([...first.data.slice(0, 4), ...second.data].map(({ slug }) => slug)).toEqual([
      'sempre',
      'natale',
      'settimana-11',
      'settimana-10',
      'settimana-3',
      'settimana-2',
      'settimana-1',
    ]);
    // It refuses a page past the end, where the shop has an empty one.
    expect((await read('pages?page=9', v.array(postSchema))).data).toEqual([]);
    expect((await read('pages?slug=in-preparazione', v.array(postSchema))).data).toEqual([]);
    expect((await read('vantaggi', v.array(postSchema))).data).toEqual([]);
  });

  test('CMS-04, B-39: the fields of flyers and recipes', async () => {
    const flyers = await read('volantini?slug=natale', v.array(flyerSchema));
    expect(flyers.data.map(({ acf, testo_validit }) => ({ ...acf, testo_validit }))).toEqual([
      {
        valid_from: '2026-12-03',
        valid_to: '2026-12-24',
        label: 'Solo con la carta',
        picture: expect.stringMatching(signed) as string,
        products: ['penne-rigate-500-g', 'mele-annurche', 'zucchero-offerta-1-kg'],
        testo_validit: 'Dal 3 al 24 dicembre',
      },
    ]);
    const recipes = await read('ricette?slug=carbonara', v.array(recipeSchema));
    expect(recipes.data.map(({ acf }) => acf)).toEqual([
      {
        servings: 4,
        minutes: 25,
        picture: '',
        ingredients: [
          { name: 'spaghetti', amount: 400, unit: 'g', product: 'spaghetti-500-g', pantry: false },
          { name: 'uova', amount: 4, unit: 'piece', product: null, pantry: false },
          {
            name: 'pepe nero',
            amount: null,
            unit: 'piece',
            product: 'pepe-nero-in-grani-40-g',
            pantry: true,
          },
          { name: 'sale grosso', amount: null, unit: 'piece', product: null, pantry: true },
        ],
      },
    ]);
  });

  test('NAV-16: questions by their category; CMS-08: a block', async () => {
    const all = await read('faq', v.array(postSchema));
    expect(all.data.map(({ slug, categorySlug }) => [slug, categorySlug])).toEqual([
      ['spesa-minima', null],
      ['come-si-paga', 'pagamenti'],
    ]);
    const some = await read('faq?categoryName=Pagamenti', v.array(postSchema));
    expect(some.data.map(({ slug }) => slug)).toEqual(['come-si-paga']);
    // It takes no notice of the category, and counts all.
    expect(some.answer.headers.get('x-wp-total')).toBe('1');
    const blocks = await read('ux-blocks?slug=aiuto', v.array(postSchema));
    expect(blocks.data.map(({ title }) => title.rendered)).toEqual(['Aiuto']);
  });

  test('CMS-09: its own search, where the site has no other', async () => {
    const { data } = await read('custom/ali/search?q=bottega', v.array(contentHitSchema));
    expect(data.map(({ id, title, url, type, slug }) => [id, title, url, type, slug])).toEqual([
      [9, 'Natale in bottega', '/volantini/natale', 'volantini', 'natale'],
      [5, 'Chi siamo: la bottega dell’Appio', '/page/chi-siamo', 'page', 'chi-siamo'],
    ]);
  });

  test('CMS-06, CMS-07: a site without menus and sliders has those of the brand', async () => {
    expect((await read('menu-locations/footer', menuSchema)).data.items.length).toBeGreaterThan(3);
    expect((await read('new_slides/1/1763895600/5', v.array(slideSchema))).data.length).toBeGreaterThan(2);
  });
});

describe('texts of a site with other plugins, and of one with faults', () => {
  beforeEach(() => {
    site.mood = 'odd';
  });

  test('CMS-01, CMS-02: a page with the words its plugins write for search engines', async () => {
    const { data, answer } = await read('pages?slug=chi-siamo', v.array(postSchema));
    expect(data).toEqual([
      {
        id: 12,
        slug: 'chi-siamo',
        type: 'page',
        link: '/page/chi-siamo',
        date: '2026-11-02T09:15:00.000Z',
        title: { rendered: 'Chi siamo – la bottega dell’Appio' },
        content: { rendered: expect.stringContaining('[block id=&#8221;aiuto&#8221;]') as string },
        testo_validit: '',
        meta: { seo_title: 'La bottega dell’Appio', seo_description: 'Dal 1962 all’Appio.' },
        categorySlug: null,
      },
    ]);
    expect(answer.headers.get('x-wp-total')).toBe('1');
    expect(site.asked).toEqual(['/wp-json/wp/v2/pages?page=1&per_page=10&_embed=wp%3Aterm&slug=chi-siamo']);
  });

  test('CMS-05: a list keeps the total of the site; what cannot be read or is not public is left out', async () => {
    const { data, answer } = await read('pages', v.array(postSchema));
    expect(data.map(({ slug }) => slug)).toEqual(['chi-siamo', 'privacy']);
    expect([answer.headers.get('x-wp-total'), answer.headers.get('x-wp-totalpages')]).toEqual(['12', '2']);
    const flyers = await read('volantini', v.array(flyerSchema));
    expect(flyers.data.map(({ slug }) => slug)).toEqual(['natale', 'sempre']);
    expect(shop.log.lines.filter((line) => line.includes('content.malformed')).length).toBeGreaterThanOrEqual(
      2,
    );
    expect((await read('volantini?page=9', v.array(flyerSchema))).data).toEqual([]);
  });

  test('CMS-04: a flyer’s days in whatever way the site writes them; no fields are none', async () => {
    const { data } = await read('volantini', v.array(flyerSchema));
    expect(data.map(({ acf, testo_validit }) => ({ ...acf, testo_validit }))).toEqual([
      {
        valid_from: '2026-12-03',
        valid_to: '2026-12-24',
        label: 'Solo con la carta',
        picture: expect.stringMatching(
          /^\/media\/content\/\w{32}\/2026\/11\/natale\.jpg\/480\.webp$/,
        ) as string,
        products: ['penne-rigate-500-g', 'mele-annurche', 'zucchero-offerta-1-kg'],
        testo_validit: 'Dal 3 al 24 dicembre',
      },
      { valid_from: '', valid_to: '', label: '', picture: '', products: [], testo_validit: '' },
    ]);
  });

  test('B-39: a recipe from the rows of a repeater and the lines of a text', async () => {
    const { data } = await read('ricette?slug=carbonara', v.array(recipeSchema));
    expect(data.map(({ acf }) => acf)).toEqual([
      {
        servings: 4,
        minutes: 25,
        picture: '',
        ingredients: [
          { name: 'spaghetti', amount: 400, unit: 'g', product: 'spaghetti-500-g', pantry: false },
          { name: 'uova', amount: 4, unit: 'piece', product: null, pantry: false },
          {
            name: 'pepe nero',
            amount: null,
            unit: 'piece',
            product: 'pepe-nero-in-grani-40-g',
            pantry: true,
          },
          { name: 'sale grosso', amount: null, unit: 'piece', product: null, pantry: true },
        ],
      },
    ]);
  });

  test('NAV-16: questions by their category, which WordPress keeps as a term', async () => {
    const all = await read('faq', v.array(postSchema));
    expect(all.data.map(({ categorySlug }) => categorySlug)).toEqual(['pagamenti', null]);
    const some = await read('faq?categoryName=Pagamenti', v.array(postSchema));
    expect(some.data.map(({ slug }) => slug)).toEqual(['come-si-paga']);
  });

  test('CMS-09: the search of WordPress itself, where the site has no other', async () => {
    const { data } = await read('custom/ali/search?q=bottega', v.array(contentHitSchema));
    expect(data).toEqual([
      {
        id: 31,
        title: 'Natale in bottega',
        url: '/volantini/natale',
        type: 'volantini',
        slug: 'natale',
        excerpt: '',
      },
      {
        id: 12,
        title: 'Chi siamo – la bottega',
        url: '/page/chi-siamo',
        type: 'page',
        slug: 'chi-siamo',
        excerpt: '',
      },
    ]);
    const pages = await read('wp/v2/search?search=bottega', v.array(searchHitSchema));
    expect(pages.data.map(({ url, subtype }) => [url, subtype])).toEqual([
      ['/volantini/natale', 'volantini'],
      ['/page/chi-siamo', 'page'],
    ]);
    expect((await read('wp/v2/search', v.array(searchHitSchema))).data).toEqual([]);
  });

  test('CMS-06, CMS-07: a site without menus and sliders has those of the brand', async () => {
    expect((await read('menu-locations/footer', menuSchema)).data.items.length).toBeGreaterThan(3);
    expect((await read('new_slides/1/1763895600/5', v.array(slideSchema))).data.length).toBeGreaterThan(2);
  });

  test('CMS-05: a kind of text the site does not have is an empty list', async () => {
    expect((await read('vantaggi', v.array(postSchema))).data).toEqual([]);
  });
});

describe('a WordPress that does not answer', () => {
  test.each(['down', 'no JSON'] as const)('CMS-11: %s: what it answered before stands in', async (mood) => {
    const before = await read('pages?slug=privacy', v.array(postSchema));
    shop.clock.pass(2);
    site.mood = mood;
    expect((await read('pages?slug=privacy', v.array(postSchema))).data).toEqual(before.data);
  });

  test('CMS-11: what it never answered is told, and the shop goes on', async () => {
    site.mood = 'down';
    const { answer, data } = await read('pages?slug=mai-vista', contentErrorSchema);
    expect([answer.status, data.code]).toEqual([503, 'rest_unavailable']);
    expect(
      shop.log.lines.some((line) => line.includes('content.unavailable') && line.includes('HTTP 500')),
    ).toBe(true);
    const products = await shop.visitor().send('/ebsn/api/products?q=pasta');
    expect(products.status).toBe(200);
  });

  test('API-06: the same question within a minute is asked once', async () => {
    await read('faq', v.array(postSchema));
    await read('faq', v.array(postSchema));
    expect(site.asked).toHaveLength(1);
  });
});
