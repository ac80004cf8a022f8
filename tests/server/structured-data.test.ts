import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedOf, thingsIn, type FoundThing } from './found-document.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

const brands = ['cestolieto', 'ortavia', 'passolesto'];
const originOf = (brand: string): string => `https://www.${brand}.example`;

async function thingsAt(brand: string, path: string): Promise<readonly FoundThing[]> {
  const { status, body } = await shop.get(brand, path);
  expect([path, status]).toEqual([path, 200]);
  return thingsIn(body);
}

const typesOf = (things: readonly FoundThing[]): string[] => things.map((thing) => thing['@type']);

/** Slugs of products on the first page of a list. */
async function slugsAt(brand: string, path: string): Promise<string[]> {
  const { body } = await shop.get(brand, path);
  return [
    ...new Set([...body.matchAll(/href="\/catalog\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug)),
  ];
}

describe.each(brands)('%s', (brand) => {
  test('CAT-26: the home page tells whose shop it is and how it is searched', async () => {
    const things = await thingsAt(brand, '/');
    expect(typesOf(things)).toEqual(['OnlineStore', 'WebSite']);
    expect(things).toMatchObject([
      { url: `${originOf(brand)}/`, logo: `${originOf(brand)}/social.png` },
      {
        url: `${originOf(brand)}/`,
        potentialAction: {
          target: { urlTemplate: `${originOf(brand)}/catalog/search?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ]);
    expect(await refusedOf(things)).toEqual([]);
  });

  test('CAT-26: a category and a content page tell the way down to them', async () => {
    const pasta = await thingsAt(brand, '/catalog/category/pasta-semola');
    const contacts = await thingsAt(brand, '/page/contatti');
    expect([typesOf(pasta), typesOf(contacts)]).toEqual([['BreadcrumbList'], ['BreadcrumbList']]);
    expect(pasta).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: `${originOf(brand)}/` },
          { position: 2, name: expect.any(String) as unknown },
          { position: 3, name: expect.any(String) as unknown },
          { position: 4, item: `${originOf(brand)}/catalog/category/pasta-semola` },
        ],
      },
    ]);
    expect(await refusedOf([...pasta, ...contacts])).toEqual([]);
  });

  test('CAT-26, NAV-16: flyers and advantages tell the way to them, and a flyer the products it shows', async () => {
    const flyers = await thingsAt(brand, '/volantini');
    const perks = await thingsAt(brand, '/vantaggi');
    const { body } = await shop.get(brand, '/volantini');
    const path = /\/volantini\/[\w-]+/.exec(body)?.[0] ?? '';
    const flyer = await thingsAt(brand, path);
    expect([flyers, perks, flyer].map(typesOf)).toEqual([
      ['BreadcrumbList'],
      ['BreadcrumbList'],
      ['BreadcrumbList', 'ItemList'],
    ]);
    const slugs = await slugsAt(brand, path);
    expect(slugs.length).toBeGreaterThan(5);
    expect(flyer).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: `${originOf(brand)}/` },
          { position: 2, name: 'Volantini', item: `${originOf(brand)}/volantini` },
          { position: 3, item: `${originOf(brand)}${path}` },
        ],
      },
      {
        numberOfItems: slugs.length,
        itemListElement: slugs.map((slug, at) => ({
          position: at + 1,
          url: `${originOf(brand)}/catalog/product/${slug}`,
        })),
      },
    ]);
    expect(await refusedOf([...flyers, ...perks, ...flyer])).toEqual([]);
  });

  test('CAT-26, B-39: recipes tell how they are cooked, and the way to them', async () => {
    const list = await thingsAt(brand, '/ricette');
    const { body } = await shop.get(brand, '/ricette');
    const found = [
      ...new Set([...body.matchAll(/href="(\/ricette\/[\w-]+)"/g)].map(([, path = '']) => path)),
    ];
    expect(found.length).toBeGreaterThan(1);
    expect(list).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${originOf(brand)}/` },
          { position: 2, name: 'Ricette', item: `${originOf(brand)}/ricette` },
        ],
      },
    ]);
    expect(await refusedOf(list)).toEqual([]);
    for (const path of found) {
      const things = await thingsAt(brand, path);
      expect([path, await refusedOf(things)]).toEqual([path, []]);
      expect(things).toMatchObject([
        {
          '@type': 'Recipe',
          name: expect.stringMatching(/./) as unknown,
          description: expect.stringMatching(/./) as unknown,
          image: expect.stringMatching(`^${originOf(brand)}/media/.+-960\\.webp$`) as unknown,
          author: { '@id': `${originOf(brand)}/#organization` },
          datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d/) as unknown,
          recipeYield: expect.stringMatching(/^\d+ person[ae]$/) as unknown,
          totalTime: expect.stringMatching(/^PT\d+M$/) as unknown,
          recipeIngredient: expect.arrayContaining([expect.any(String)]) as unknown,
          recipeInstructions: expect.arrayContaining([
            { '@type': 'HowToStep', text: expect.stringMatching(/./) as unknown },
            { '@type': 'HowToStep', text: expect.stringMatching(/./) as unknown },
          ]) as unknown,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1 },
            { position: 2, name: 'Ricette' },
            { position: 3, item: `${originOf(brand)}${path}` },
          ],
        },
      ]);
    }
  });

  test('CAT-26, NAV-16, NAV-17: questions are told with their answers, and the ways to them and to help', async () => {
    const all = await thingsAt(brand, '/faq');
    const { body } = await shop.get(brand, '/faq');
    const path = /\/faq\/[\w-]+/.exec(body)?.[0] ?? '';
    const some = await thingsAt(brand, path);
    const service = await thingsAt(brand, '/servizio-clienti');
    expect([all, some, service].map(typesOf)).toEqual([
      ['FAQPage', 'BreadcrumbList'],
      ['BreadcrumbList'],
      ['BreadcrumbList'],
    ]);
    const words = expect.stringMatching(/^[^<>]+$/) as unknown;
    const question = {
      '@type': 'Question',
      name: words,
      acceptedAnswer: { '@type': 'Answer', text: words },
    };
    expect(all[0]?.['mainEntity']).toEqual(expect.arrayContaining([question]));
    expect([...some, ...service]).toMatchObject([
      {
        itemListElement: [
          { position: 1, item: `${originOf(brand)}/` },
          { position: 2, name: 'Domande frequenti', item: `${originOf(brand)}/faq` },
          { position: 3, item: `${originOf(brand)}${path}` },
        ],
      },
      {
        itemListElement: [
          { position: 1, item: `${originOf(brand)}/` },
          { position: 2, name: 'Servizio clienti', item: `${originOf(brand)}/servizio-clienti` },
        ],
      },
    ]);
    expect(await refusedOf([...all, ...some, ...service])).toEqual([]);
  });

  test('CAT-26: every kind of product tells its price, as a merchant listing takes it', async () => {
    const slugs = (
      await Promise.all(
        ['pasta-semola', 'frutta-fresca', 'banco-salumi', 'acqua', 'pesce-fresco'].map((slug) =>
          slugsAt(brand, `/catalog/category/${slug}`),
        ),
      )
    ).flatMap((found) => found.slice(0, 6));
    expect(slugs.length).toBeGreaterThan(10);
    for (const slug of slugs) {
      const things = await thingsAt(brand, `/catalog/product/${slug}`);
      expect([slug, typesOf(things)]).toEqual([slug, ['Product', 'BreadcrumbList']]);
      expect([slug, await refusedOf(things)]).toEqual([slug, []]);
    }
  });

  test.each([
    '/catalog/search?q=latte',
    '/login',
    '/nowhere',
    '/page/nowhere',
    '/catalog/product/nowhere',
    '/cart',
  ])('a page that asks not to be indexed tells nothing: %s', async (path) => {
    const { body } = await shop.get(brand, path);
    expect([body.includes('noindex'), body.includes('ld+json'), body.includes('og:')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test('the validator refuses what Google would', async () => {
  expect(await refusedOf([{ '@type': 'Product', name: 'Pane' }])).not.toEqual([]);
});
