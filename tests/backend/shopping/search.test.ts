import { expect, test } from 'vitest';
import { listProducts } from '../../../contract/api/shopping/product.ts';
import { done } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const search = (q: string, more: object = {}) =>
  done(
    shop()
      .visitor()
      .call(listProducts, { q, page_size: 100, ...more }),
  );
const slugs = async (q: string) => (await search(q)).products.map((one) => one.slug);

test.each([
  ['mele', 'mele-annurche'],
  ['mela', 'mele-annurche'],
  ['MÈLE', 'mele-annurche'],
  ['caffe', 'caffe-macinato-250-g'],
  ['caffè', 'caffe-macinato-250-g'],
  ['yogurtt', 'yogurt-magro-125-g'],
  ['iogurt', 'yogurt-magro-125-g'],
  ['pene rigate', 'penne-rigate-500-g'],
  ['rigate penne', 'penne-rigate-500-g'],
  ['biscotto frollino', 'biscotti-frollini-700-g'],
  ['acqua 1,5 l', 'acqua-naturale-1-5-l'],
  ['acqua 1.5lt', 'acqua-naturale-1-5-l'],
  ['petto pollo', 'petto-di-pollo-a-fette-450-g'],
  ['burata', 'burrata-250-g'],
])('%s finds %s (B-26)', async (q, slug) => {
  expect(await slugs(q)).toContain(slug);
});

test('reliability 29: what is not there is not found, and nothing finds everything', async () => {
  const all = (await search('')).page.totItems;
  expect(await slugs('zzqqxxyy')).toEqual([]);
  for (const q of ["' OR 1=1 --", '%', '_', '*', '\\', ';', '()', '<script>', '{"$gt":""}', 'di', '.*']) {
    expect((await search(q)).page.totItems).toBeLessThan(all / 10);
  }
});

test('words are AND, in any order, within a category where one is asked', async () => {
  const penne = await search('penne');
  const both = await search('penne rigate');
  expect(both.page.totItems).toBeLessThanOrEqual(penne.page.totItems);
  const none = await search('penne', { parent_category_id: 999_999 });
  expect(none.page.totItems).toBe(0);
});

test('says what it corrected, and only then', async () => {
  expect((await search('pene rigate')).didYouMean).toMatch(/^penne rigat/);
  expect((await search('penne rigate')).didYouMean).toBeNull();
  expect((await search('zzqqxxyy')).didYouMean).toBeNull();
});

test('the thing itself comes before what is made of it', async () => {
  const [first] = (await search('mele')).products;
  expect(first?.name.toLowerCase()).toMatch(/^mel[ae]/);
  const [coffee] = (await search('caffe macinato')).products;
  expect(coffee?.name).toMatch(/^Caffè/);
});

test('a query longer than 200 characters is cut, control characters are refused', async () => {
  expect((await search(`${'mele '.repeat(40)}zzqqxxyy`)).products.length).toBeGreaterThan(0);
  expect((await shop().visitor().call(listProducts, { q: 'mele\u0000' })).http).toBe(422);
  expect((await shop().visitor().call(listProducts, { q: '\u0007' })).http).toBe(422);
});
