import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const addressesOf = async (brand: string) => {
  const addresses = await shop().backend.listAddresses(brand);
  if (addresses === null) throw new Error(`there is no ${brand}`);
  return addresses;
};

test.each(['cestolieto', 'ortavia', 'passolesto'])(
  'CAT-26, TEN-09: %s names what it sells with the day its price or promotion last began, and what it says',
  async (brand) => {
    const { products, categories, content } = await addressesOf(brand);
    const sold = await rowsOf<{ slug: string; day: string }>(
      shop().database.db,
      sql`
      SELECT p.slug, greatest(max(c.valid_from),
          (SELECT max(starts_on) FROM promotions o
            WHERE o.tenant_id = ${brand} AND o.product_id = p.product_id AND o.starts_on <= current_date))::text AS day
      FROM products p JOIN price_changes c ON c.tenant_id = ${brand} AND c.product_id = p.product_id
      WHERE p.tenant_id = ${brand} AND p.published AND NOT p.packaging AND c.valid_from <= current_date
      GROUP BY p.product_id, p.slug`,
    );
    const bySlug = (one: { slug: string }, other: { slug: string }) => (one.slug < other.slug ? -1 : 1);
    expect(sold.length).toBeGreaterThan(1000);
    expect(products.toSorted(bySlug)).toEqual(sold.toSorted(bySlug));
    const newest = sold
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    expect(
      categories
        .map(({ day }) => day)
        .toSorted()
        .at(-1),
    ).toBe(newest);
    const paths = content.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(expect.arrayContaining(['/page/contatti', '/faq', '/vantaggi']));
    expect([paths.includes('/'), paths.some((path) => path.includes('#'))]).toEqual([false, false]);
    expect(content.filter(({ day }) => !/^20\d\d-\d\d-\d\d$/.test(day))).toEqual([]);
  },
);

test('nobody knows of a brand that is not there', async () => {
  expect(await shop().backend.listAddresses('nobody')).toBeNull();
  expect(await shop().backend.isNoLongerSold('nobody', 'x')).toBe(false);
});
