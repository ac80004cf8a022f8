import { afterAll, beforeAll, expect, test } from 'vitest';
import { headOf } from './found-document.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

const indexed = [
  '/',
  '/catalog/category/ortofrutta',
  '/catalog/category/pasta-semola',
  '/catalog/category/pasta-semola?page=2',
  '/page/contatti',
  '/page/chi-siamo',
  '/page/consegna-a-casa',
  '/volantini',
  '/vantaggi',
];
const hidden = [
  '/volantini/nessuno',
  '/catalog/search',
  '/catalog/search?q=latte',
  '/login',
  '/service-down',
  '/senza-rete',
  '/not-found',
  '/nowhere',
];

test.each(['cestolieto', 'ortavia', 'passolesto'])(
  'NAV-30, CAT-26, CMS-02: every public page of %s has one h1, a title and a description of its own, an address or none',
  async (brand) => {
    const list = await shop.get(brand, '/catalog/category/pasta-semola');
    const products = [...new Set(list.body.match(/\/catalog\/product\/[\w-]+/g))].slice(0, 3);
    expect(products).toHaveLength(3);
    const read = async (path: string) => ({ path, ...headOf((await shop.get(brand, path)).body) });
    const found = await Promise.all([...indexed, ...products].map(read));
    const unfound = await Promise.all(hidden.map(read));
    const brandName = shop.brands.find(({ facts }) => facts.tenantId === brand)?.facts.name ?? '';

    expect([...found, ...unfound].filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual(
      [],
    );
    expect(
      [...found, ...unfound].filter(({ title }) => !title.includes(brandName)).map(({ path }) => path),
    ).toEqual([]);
    expect(new Set(found.map(({ title }) => title)).size).toBe(found.length);
    expect(new Set(found.map(({ description }) => description)).size).toBe(found.length);
    expect(found.filter(({ description }) => description.length < 30)).toEqual([]);
    expect(found.map(({ canonical, isIndexed }) => ({ canonical, isIndexed }))).toEqual(
      found.map(({ path }) => ({ canonical: `https://www.${brand}.example${path}`, isIndexed: true })),
    );
    expect(unfound.map(({ canonical, isIndexed }) => ({ canonical, isIndexed }))).toEqual(
      unfound.map(() => ({ canonical: null, isIndexed: false })),
    );
    for (const { title, description, canonical, metas } of found)
      expect(metas).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:locale': 'it_IT',
      });
    const pictures = [...new Set(found.map(({ metas }) => metas['og:image'] ?? ''))];
    for (const address of pictures) {
      const { origin, pathname } = new URL(address);
      const { status, headers } = await shop.get(brand, pathname);
      expect([origin, pathname, status, headers['content-type']?.startsWith('image/')]).toEqual([
        `https://www.${brand}.example`,
        pathname,
        200,
        true,
      ]);
    }
  },
);

test('NAV-20: a brand without recipes shows the not-found page at their addresses, and tells no search engine', async () => {
  const [brand, other] = ['cestolieto', 'ortavia'];
  const mapOf = async () => (await shop.get(brand, '/sitemaps/content.xml')).body;
  expect(await mapOf()).toContain('/ricette/');
  shop.leaveOut(brand, ['recipes']);
  for (const path of ['/ricette', '/ricette/', '/ricette?page=2', '/ricette/amatriciana']) {
    const { status, headers, body } = await shop.get(brand, path);
    const { isIndexed, canonical, title } = headOf(body);
    expect([path, status, headers.location, isIndexed, canonical]).toEqual([
      path,
      404,
      undefined,
      false,
      null,
    ]);
    expect(title).toContain('Questa pagina non è in dispensa');
  }
  expect(await mapOf()).not.toContain('/ricette');
  expect((await shop.get(brand, '/volantini')).status).toBe(200);
  expect((await shop.get(other, '/ricette')).status).toBe(200);
});

test.each([
  ['/catalog/category/pasta-semola', '/catalog/category/pasta-semola?sort=priceUmAsc&page=2'],
  ['/volantini', '/volantini?page=2'],
])(
  'NAV-30, CAT-26: what follows %s says in title and description which page it is',
  async (first, second) => {
    const [begin, next] = await Promise.all(
      [first, second].map(async (path) => headOf((await shop.get('ortavia', path)).body)),
    );
    expect(begin?.title).not.toContain('pagina');
    expect([next?.title, next?.description.split(' ').slice(0, 2)]).toEqual([
      `${begin?.title} – pagina 2`,
      ['Pagina', '2.'],
    ]);
    expect(next?.canonical).toBe(`https://www.ortavia.example${first}?page=2`);
    expect(next?.metas).toMatchObject({ 'og:title': next?.title, 'og:description': next?.description });
  },
);
