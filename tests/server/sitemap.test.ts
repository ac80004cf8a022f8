import { DOMParser } from '@xmldom/xmldom';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualHeaderPrefix } from '../../contract/api/headers.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';
import type { ShopAddresses } from '../../backend/modules/sitemap/list-addresses.usecases.ts';
import { openBuiltRenderer } from '../../server/rendering/renderer.ts';
import { root } from '../../server/root.ts';
import { createSitemap } from '../../server/web/sitemap.ts';
import { headOf } from './found-document.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

interface Entry {
  readonly loc: string;
  readonly lastmod: string;
}

/** The entries of a map; throws where it is no XML. */
function entriesOf(xml: string): Entry[] {
  const faults: string[] = [];
  const fault = (message: string) => faults.push(message);
  const errorHandler = { warning: fault, error: fault, fatalError: fault };
  const document = new DOMParser({ errorHandler }).parseFromString(xml, 'application/xml');
  expect(faults).toEqual([]);
  expect(document.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  return Array.from(document.documentElement.childNodes)
    .filter((node) => node.nodeType === 1)
    .map((node) => {
      const texts = Object.fromEntries(
        Array.from(node.childNodes).map((child) => [child.nodeName, child.textContent ?? '']),
      );
      return { loc: texts['loc'] ?? '', lastmod: texts['lastmod'] ?? '' };
    });
}

const originOf = (brand: string): string => `https://www.${brand}.example`;

async function mapAt(brand: string, path: string): Promise<Entry[]> {
  const { status, headers, body } = await shop.get(brand, path);
  expect([path, status, headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
    'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    'Host, Accept-Encoding',
  ]);
  return entriesOf(body);
}

const pathsOf = (entries: readonly Entry[]): string[] => entries.map(({ loc }) => new URL(loc).pathname);

describe.each(['cestolieto', 'ortavia', 'passolesto'])('the maps of %s', (brand) => {
  test('CAT-26: stand in an index with the day of the newest address, named by robots.txt', async () => {
    const { body } = await shop.get(brand, '/robots.txt');
    expect(body).toMatch(new RegExp(`^Sitemap: ${originOf(brand)}/sitemap\\.xml$`, 'm'));
    const index = await mapAt(brand, '/sitemap.xml');
    expect(index.map(({ loc }) => loc)).toEqual(
      ['products-1', 'categories', 'content'].map((name) => `${originOf(brand)}/sitemaps/${name}.xml`),
    );
    for (const { loc, lastmod } of index) {
      const days = (await mapAt(brand, new URL(loc).pathname)).map((entry) => entry.lastmod);
      expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
      expect(lastmod).toBe(days.toSorted().at(-1));
    }
  });

  test('TEN-09, CAT-26: hold what this brand sells and says, each once, at the address its page gives for its own', async () => {
    const maps = await Promise.all(
      ['products-1', 'categories', 'content'].map((name) => mapAt(brand, `/sitemaps/${name}.xml`)),
    );
    const [products = [], categories = [], content = []] = maps;
    const all = maps.flat().map(({ loc }) => loc);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((loc) => !loc.startsWith(`${originOf(brand)}/`) || loc.includes('#'))).toEqual([]);
    const sold = await rowsOf<{ slug: string }>(
      shop.database.db,
      sql`SELECT slug FROM products p WHERE tenant_id = ${brand} AND published AND NOT packaging AND EXISTS
        (SELECT 1 FROM price_changes c WHERE c.tenant_id = ${brand} AND c.product_id = p.product_id AND valid_from <= current_date)`,
    );
    expect(pathsOf(products)).toEqual(sold.map(({ slug }) => `/catalog/product/${slug}`).toSorted());
    expect(pathsOf(categories)).toContain('/catalog/category/pasta-semola');
    expect(pathsOf(content)).toEqual(expect.arrayContaining(['/', '/page/contatti', '/page/chi-siamo']));
    // A page takes the server 20 ms, and there are thousands.
    const some = [products, categories].flatMap((map) =>
      map.filter((_, at) => at % Math.ceil(map.length / 6) === 0),
    );
    for (const { loc } of [...some, ...content]) {
      const { status, body } = await shop.get(brand, new URL(loc).pathname);
      expect([loc, status, headOf(body).canonical]).toEqual([loc, 200, loc]);
    }
  });

  test.each(['/sitemaps/products-2.xml', '/sitemaps/products-0.xml', '/sitemaps/x.xml', '/sitemaps/'])(
    'NAV-19: %s is not there',
    async (path) => {
      expect((await shop.get(brand, path)).status).toBe(404);
    },
  );
});

test('what is sold in future, no longer, or nowhere is in no map, and a hidden category with products is', async () => {
  const { database } = shop;
  const elsewhere = await mapAt('cestolieto', '/sitemaps/products-1.xml');
  const before = pathsOf(await mapAt('ortavia', '/sitemaps/products-1.xml')).slice(0, 3);
  const [unpublished = '', future = '', unpriced = ''] = before.map((path) => path.split('/').at(-1));
  const ofProduct = (slug: string) =>
    `tenant_id = 'ortavia' AND product_id = (SELECT product_id FROM products WHERE tenant_id = 'ortavia' AND slug = '${slug}')`;
  await database.script(`
    UPDATE products SET published = false WHERE tenant_id = 'ortavia' AND slug = '${unpublished}';
    DELETE FROM price_changes WHERE ${ofProduct(unpriced)};
    DELETE FROM price_changes WHERE ${ofProduct(future)};
    INSERT INTO price_changes (tenant_id, warehouse_id, product_id, valid_from, price)
      SELECT 'ortavia', 90, product_id, current_date + 30, 100 FROM products WHERE tenant_id = 'ortavia' AND slug = '${future}';
    UPDATE categories SET hidden = true WHERE tenant_id = 'ortavia' AND slug = 'pasta-semola';
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'ortavia';`);
  // The catalogue is looked at again within five seconds.
  await expect
    .poll(async () => pathsOf(await mapAt('ortavia', '/sitemaps/products-1.xml')).slice(0, 3), {
      timeout: 20_000,
    })
    .not.toEqual(expect.arrayContaining([before[0]]));
  const after = pathsOf(await mapAt('ortavia', '/sitemaps/products-1.xml'));
  expect(before.filter((path) => after.includes(path))).toEqual([]);
  expect(pathsOf(await mapAt('ortavia', '/sitemaps/categories.xml'))).toContain(
    '/catalog/category/pasta-semola',
  );
  expect(await mapAt('cestolieto', '/sitemaps/products-1.xml')).toEqual(elsewhere);
});

test('a large shop has a map for every 10,000 products, and names are written as addresses and XML want them', async () => {
  const renderer = await openBuiltRenderer({ distDir: `${root}/dist`, headerPrefix: usualHeaderPrefix });
  const [brand] = shop.brands;
  if (brand === undefined) throw new Error('there is no brand');
  const day = '2026-01-01';
  const addresses: ShopAddresses = {
    products: Array.from({ length: 20_001 }, (_, at) => ({ slug: `p-${at}`, day })),
    categories: [{ slug: `caffè&tè's`, day: '2026-02-03' }],
    content: [
      { path: '/page/chi-siamo', day },
      { path: '/nowhere', day },
      { path: '/profile/orders', day },
    ],
  };
  const sitemap = createSitemap({
    listAddresses: () => Promise.resolve(addresses),
    renderer,
    originOf: () => 'https://shop.example',
  });
  const read = async (path: string) => {
    const answer = await sitemap(path, brand);
    return answer === null ? null : entriesOf(await answer.text());
  };
  expect((await read('/sitemap.xml'))?.map(({ loc }) => loc)).toEqual(
    ['products-1', 'products-2', 'products-3', 'categories', 'content'].map(
      (name) => `https://shop.example/sitemaps/${name}.xml`,
    ),
  );
  const counts = await Promise.all(
    [1, 2, 3, 4].map(async (page) => (await read(`/sitemaps/products-${page}.xml`))?.length),
  );
  expect(counts).toEqual([10_000, 10_000, 1, undefined]);
  expect(await read('/sitemaps/categories.xml')).toEqual([
    { loc: "https://shop.example/catalog/category/caff%C3%A8&t%C3%A8's", lastmod: '2026-02-03' },
  ]);
  expect(await read('/sitemaps/content.xml')).toEqual([
    { loc: 'https://shop.example/', lastmod: day },
    { loc: 'https://shop.example/page/chi-siamo', lastmod: day },
  ]);
  expect(await sitemap('/sitemap.xml.gz', brand)).toBeNull();
});
