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
  ['latte di soia', 'bevanda-di-soia-1-l'],
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

test('CAT-16: a search says how many of its hits each department has, and keeps saying it within one', async () => {
  const whole = await search('latte');
  expect(whole.departments.length).toBeGreaterThan(1);
  expect(whole.departments.map(({ selected }) => selected)).not.toContain(true);
  expect(whole.departments.reduce((sum, { count }) => sum + count, 0)).toBe(whole.page.totItems);
  const counts = whole.departments.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));

  const [, second] = whole.departments;
  const within = await search('latte', { parent_category_id: second!.categoryId });
  expect(within.page.totItems).toBe(second!.count);
  expect(new Set(within.products.map(({ breadCrumbs }) => breadCrumbs[0]!.name))).toEqual(
    new Set([second!.name]),
  );
  expect(within.departments).toEqual(
    whole.departments.map((one) => ({ ...one, selected: one.categoryId === second!.categoryId })),
  );

  const promo = await search('latte', { parent_category_id: second!.categoryId, promo: 'true' });
  const promoOfAll = await search('latte', { promo: 'true' });
  expect(promo.departments.reduce((sum, { count }) => sum + count, 0)).toBe(promoOfAll.page.totItems);
});

test('CAT-16: what is asked for within is named also where nothing of it is found; a list without words counts none', async () => {
  const [first] = (await search('detersivo')).departments;
  const none = await search('penne rigate', { parent_category_id: first!.categoryId });
  expect(none.page.totItems).toBe(0);
  expect(none.departments.find(({ selected }) => selected)).toEqual({ ...first, count: 0, selected: true });
  expect(
    (await search('penne', { parent_category_id: 999_999 })).departments.map((one) => one.selected),
  ).not.toContain(true);
  expect((await search('')).departments).toEqual([]);
  expect((await search('', { parent_category_id: first!.categoryId })).departments).toEqual([]);
});

test('says what it corrected, and only then', async () => {
  expect((await search('pene rigate')).didYouMean).toMatch(/^penne rigat/);
  expect((await search('penne rigate')).didYouMean).toBeNull();
  expect((await search('zzqqxxyy')).didYouMean).toBeNull();
});

test.each([
  ['mozarella', 'mozzarella'],
  ['mozzarela', 'mozzarella'],
  ['iogurt', 'yogurt'],
  ['2 mozarella', 'mozzarella'],
  ['ketchup', null],
  ['cocomero', null],
])('for %s says that it shows %s', async (q, shown) => {
  const { didYouMean, page } = await search(q);
  expect([didYouMean, page.totItems > 0]).toEqual([shown, true]);
});

test('a count before a product is no word of the search', async () => {
  const names = async (q: string) => (await search(q)).products.map(({ name }) => name);
  const milk = await names('latte');
  expect(milk[0]).toMatch(/^Latte /);
  for (const q of ['2 latte', '2x latte', '2 x latte', '12 latte']) expect(await names(q)).toEqual(milk);
  // Behind the product it tells two of them apart, and before it where a name is written so.
  expect(await names('latte 2')).not.toEqual(milk);
  expect(new Set(await names('2 veli'))).toEqual(new Set(['Carta igienica 2 veli']));
  expect(await names('00 farina')).toEqual(await names('farina 00'));
  expect(await names('2')).not.toEqual([]);
});

test('a list with commas searches each of its words, the best of each first', async () => {
  const first = async (q: string) => (await search(q)).products[0]!.productId;
  const list = await search('latte, uova, pane');
  const each = [await first('latte'), await first('uova'), await first('pane')];
  expect(list.products.slice(0, 3).map(({ productId }) => productId)).toEqual(each);
  const found = await Promise.all(['latte', 'uova', 'pane'].map((q) => search(q)));
  const ids = new Set(found.flatMap(({ products }) => products.map(({ productId }) => productId)));
  expect(list.page.totItems).toBeGreaterThanOrEqual(ids.size);
  expect(new Set(list.products.map(({ productId }) => productId)).size).toBe(list.products.length);
  expect(list.didYouMean).toBeNull();
  expect((await search('2 latte; 6 uova\npane,')).products[1]!.productId).toBe(each[1]);
  expect((await search('latte, zzqqxxyy')).page).toEqual((await search('latte')).page);
  expect((await search('latte, mozarella')).didYouMean).toBe('latte, mozzarella');
  expect((await search('latte, latte')).page).toEqual((await search('latte')).page);
  expect(
    (await search(`${'zzqqxxyy,'.repeat(3)}${Array.from({ length: 20 }, (_, at) => `zq${at}`).join()},latte`))
      .page.totItems,
  ).toBe(0);
  expect((await search(', ,')).page.totItems).toBe(0);
  expect((await search('acqua 1,5')).products.map(({ slug }) => slug)).toContain('acqua-naturale-1-5-l');
});

test('past the end a page is empty and says how many there are (CAT-06)', async () => {
  const { page, products } = await search('latte', { page: 99, page_size: 24 });
  const { totItems } = (await search('latte')).page;
  expect(products).toEqual([]);
  expect(page).toEqual({ selPage: 99, totPages: Math.ceil(totItems / 24), totItems, itemsPerPage: 24 });
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

test('words that find nothing together are left out one by one, the least first, as they were typed (B-26)', async () => {
  const leftOut = async (q: string) => {
    const found = await search(q);
    return [found.leftOut, found.products[0]?.name];
  };
  expect(await leftOut('penne rigate')).toEqual([[], 'Penne rigate']);
  expect(await leftOut('Penne Barìlla')).toEqual([['Barìlla'], 'Penne rigate']);
  // What is left out is a property, never the thing, and without goes with what it is without.
  expect(await leftOut('spaghetti al pomodoro bio senza glutine')).toEqual([
    ['pomodoro', 'bio'],
    'Spaghetti senza glutine',
  ]);
  expect(await leftOut('pane senza farina')).toEqual([['senza farina'], 'Pane casereccio di Genzano IGP']);
  expect(await leftOut('latte, xyzzy')).toEqual([['xyzzy'], 'Latte fresco intero']);
  // A number or a property says nothing without a product.
  for (const q of ['1 xyzzy', 'or 1 1', 'bio xyzzy', 'spazzolino morbido', 'xyzzy senza glutine']) {
    expect(await leftOut(q)).toEqual([[], undefined]);
  }
  expect((await search('pomodoro san marzano bio', { page_size: 1 })).leftOut).toEqual(['bio']);
});

test('several things are found without commas as with them (B-26)', async () => {
  for (const [plain, listed] of [
    ['latte uova pane', 'latte, uova, pane'],
    ['pane latte', 'pane, latte'],
    ['burro carta igienica carta da cucina', 'burro, carta igienica, carta da cucina'],
    ['2 latte 6 uova', 'latte, uova'],
  ] as const) {
    expect(await slugs(plain)).toEqual(await slugs(listed));
  }
  expect((await search('latte mozarella uova')).didYouMean).toBe('latte, mozzarella, uova');
  // What a preposition joins, or a name has, is one thing.
  expect(await slugs('biscotti al latte')).not.toEqual(await slugs('biscotti, latte'));
  expect((await search('tonno fagioli')).products[0]?.name).toBe('Tonno e fagioli');
});
