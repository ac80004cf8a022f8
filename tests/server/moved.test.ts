import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headOf } from './found-document.ts';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

const older = [
  {
    brand: 'cestolieto',
    from: '/page/consegna',
    to: '/page/consegna-a-casa',
    gone: '/page/buono-natale-2025',
  },
  {
    brand: 'ortavia',
    from: '/page/spedizioni',
    to: '/page/consegna-a-casa',
    gone: '/page/cassetta-di-primavera',
  },
  { brand: 'passolesto', from: '/page/costi', to: '/page/consegna-a-casa', gone: '/page/apertura-2025' },
];

describe.each(older)('the older addresses of $brand', ({ brand, from, to, gone }) => {
  test.each([
    [from, to],
    [`${from}/`, to],
    [`${from}?utm_source=mail&a=%C3%A8`, `${to}?utm_source=mail&a=%C3%A8`],
  ])('NAV-19: %s leads to where it is by now, with its query', async (path, location) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await shop.get(brand, path, { method });
      expect([status, headers.location, headers['cache-control'], headers.vary, body]).toEqual([
        301,
        location,
        'public, max-age=3600',
        'Host',
        '',
      ]);
    }
    expect((await shop.get(brand, location)).status).toBe(200);
  });

  test('NAV-19, TEN-09: at other brands nothing is known of them', async () => {
    for (const other of older.filter((one) => one.brand !== brand)) {
      expect((await shop.get(other.brand, from)).status).toBe(404);
      expect((await shop.get(other.brand, gone)).status).toBe(404);
    }
  });

  test('NAV-19: what is gone is told to be gone, on the page of what is not found', async () => {
    for (const path of [gone, `${gone}/`, `${gone}?a=1`]) {
      const { status, headers, body } = await shop.get(brand, path);
      const { isIndexed, canonical, headings } = headOf(body);
      expect([path, status, headers['cache-control'], isIndexed, canonical, headings]).toEqual([
        path,
        410,
        'private, no-store',
        false,
        null,
        1,
      ]);
    }
    const unknown = await shop.get(brand, '/page/mai-esistita');
    expect([unknown.status, headOf(unknown.body).isIndexed]).toEqual([404, false]);
  });

  test('CAT-27, NAV-06: a product no longer sold is gone, one nobody knows is not found', async () => {
    const { body } = await shop.get(brand, '/catalog/category/pasta-semola');
    const [path = ''] = body.match(/\/catalog\/product\/[\w-]+/) ?? [];
    expect((await shop.get(brand, path)).status).toBe(200);
    await shop.database.script(`
      UPDATE products SET published = false WHERE tenant_id = '${brand}' AND slug = '${path.split('/').at(-1)}';
      UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = '${brand}';`);
    // The catalogue is looked at again within five seconds.
    await expect.poll(async () => (await shop.get(brand, path)).status, { timeout: 20_000 }).toBe(410);
    const answer = await shop.get(brand, path);
    expect([headOf(answer.body).isIndexed, answer.body.includes('ld+json')]).toEqual([false, false]);
    expect((await shop.get(brand, path.replace('/catalog', ''))).status).toBe(410);
    expect((await shop.get(brand, '/catalog/product/mai-venduto')).status).toBe(404);
    expect((await shop.get(brand, '/catalog/product/%E0%A4')).status).toBe(404);
  });
});

test('NAV-19: an address that moved to one with a query keeps both', async () => {
  const { headers } = await shop.get('cestolieto', '/offerte?page=2');
  expect(headers.location).toBe('/catalog/search?promo=true&page=2');
});
