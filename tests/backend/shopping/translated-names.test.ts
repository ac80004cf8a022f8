import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { notifyChange } from '../../../backend/cache-invalidation.ts';
import { addToCart, viewCart } from '../../../contract/api/shopping/cart.ts';
import { listCategories, viewCategory } from '../../../contract/api/shopping/category.ts';
import { menuSchema, type MenuItem } from '../../../contract/api/content/content.ts';
import { listProducts, viewProduct } from '../../../contract/api/shopping/product.ts';
import { viewOrder } from '../../../contract/api/ordering/order.ts';
import { done, product, purchase, readyToShop } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();

const italian = (brand?: string) => shop().visitor(brand);

const english = (brand?: string) => {
  const visitor = shop().visitor(brand);
  visitor.acceptLanguage = 'en-US';
  return visitor;
};

const inTurn = () => [italian(), english(), italian(), english()];

/** Takes the translations of a category and a product from a brand. */
async function forget(brand: string, { category, goods }: { category: string; goods: string }) {
  const { db } = shop().database;
  await db.execute(
    sql`UPDATE categories SET translations = '{}' WHERE tenant_id = ${brand} AND slug = ${category}`,
  );
  await db.execute(
    sql`UPDATE products SET translations = '{}' WHERE tenant_id = ${brand} AND slug = ${goods}`,
  );
  await db.execute(sql`UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = ${brand}`);
  await notifyChange(db, brand);
}

test('TEN-03: departments are named in the language of who asks, at the same addresses', async () => {
  const told = await Promise.all(
    inTurn().map(async (visitor) => {
      const { categories } = await done(visitor.call(listCategories, { depth: 2 }));
      const { name, slug, itemUrl, translated, categories: groups, metaData } = categories[0]!;
      return [
        name,
        slug,
        itemUrl,
        translated,
        groups[0]!.name,
        groups[0]!.slug,
        metaData.category_info.TITLE,
      ];
    }),
  );
  const [inItalian, inEnglish] = told;
  expect(inItalian).toEqual([
    'Frutta e verdura',
    'ortofrutta',
    '/catalog/category/ortofrutta',
    undefined,
    'Frutta',
    'frutta',
    'Frutta e verdura',
  ]);
  expect(inEnglish).toEqual([
    'Fruit and vegetables',
    'ortofrutta',
    '/catalog/category/ortofrutta',
    true,
    'Fruit',
    'frutta',
    'Fruit and vegetables',
  ]);
  expect(told.slice(2)).toEqual([inItalian, inEnglish]);
});

test('TEN-03: a whole tree is translated, and no answer in the first language speaks of it', async () => {
  const { categories } = await done(english().call(listCategories, { depth: 4, filtered: false }));
  const all = (some: typeof categories): typeof categories =>
    some.flatMap((one) => [one, ...all(one.categories)]);
  expect(all(categories).filter(({ translated }) => translated !== true)).toEqual([]);
  expect(all(categories).length).toBeGreaterThan(100);
  for (const path of ['/ebsn/api/category?depth=4', '/ebsn/api/products', '/p/wp-json/menu-locations/footer'])
    expect(await (await italian().send(path)).text()).not.toContain('translated');
});

test('TEN-03: a product is named in English, its trail too, found under its Italian slug', async () => {
  const told = await Promise.all(
    inTurn().map(async (visitor) => {
      const found = await done(visitor.call(viewProduct, { slug: 'mele-annurche' }));
      const { name, slug, itemUrl, translated, breadCrumbs } = found;
      return [name, slug, itemUrl, translated, breadCrumbs.map((crumb) => [crumb.name, crumb.translated])];
    }),
  );
  const [inItalian, inEnglish] = told;
  expect(inItalian).toEqual([
    'Mele annurche',
    'mele-annurche',
    '/catalog/product/mele-annurche',
    undefined,
    [
      ['Frutta e verdura', undefined],
      ['Frutta', undefined],
      ['Frutta fresca', undefined],
    ],
  ]);
  expect(inEnglish).toEqual([
    'Annurca apples',
    'mele-annurche',
    '/catalog/product/mele-annurche',
    true,
    [
      ['Fruit and vegetables', true],
      ['Fruit', true],
      ['Fresh fruit', true],
    ],
  ]);
  expect(told.slice(2)).toEqual([inItalian, inEnglish]);
});

test('TEN-03: lists, their departments and a category are in one language each, in the same order', async () => {
  const [one, other] = await Promise.all(
    [italian(), english()].map((visitor) => done(visitor.call(listProducts, { q: 'mele', sort: 'nameAsc' }))),
  );
  expect(other!.products.map(({ slug }) => slug)).toEqual(one!.products.map(({ slug }) => slug));
  const categoryOf = ({ facets }: NonNullable<typeof one>) =>
    facets
      .find(({ parameterName }) => parameterName === 'categoria')!
      .values.find(({ key }) => key === 'frutta-fresca')!.name;
  expect([categoryOf(one!), categoryOf(other!)]).toEqual(['Frutta fresca', 'Fresh fruit']);
  expect(one!.departments[0]).toMatchObject({ name: 'Frutta e verdura' });
  expect(other!.departments[0]).toMatchObject({ name: 'Fruit and vegetables', translated: true });
  const { category, breadCrumbs } = await done(english().call(viewCategory, { slug: 'frutta-fresca' }));
  expect([category.name, category.slug, breadCrumbs.map(({ name }) => name)]).toEqual([
    'Fresh fruit',
    'frutta-fresca',
    ['Fruit and vegetables', 'Fruit', 'Fresh fruit'],
  ]);
});

test('TEN-03: what has no translation keeps the first language and does not say otherwise, in its own brand alone', async () => {
  await forget('passolesto', { category: 'frutta-fresca', goods: 'mele-annurche' });
  const told = await Promise.all(
    ['passolesto', 'ortavia'].map(async (brand) => {
      const { name, translated, breadCrumbs } = await done(
        english(brand).call(viewProduct, { slug: 'mele-annurche' }),
      );
      return [name, translated, breadCrumbs.map((crumb) => [crumb.name, crumb.translated])];
    }),
  );
  expect(told).toEqual([
    [
      'Mele annurche',
      undefined,
      [
        ['Fruit and vegetables', true],
        ['Fruit', true],
        ['Frutta fresca', undefined],
      ],
    ],
    [
      'Annurca apples',
      true,
      [
        ['Fruit and vegetables', true],
        ['Fruit', true],
        ['Fresh fruit', true],
      ],
    ],
  ]);
});

test('TEN-03: menus are translated, lead where they led, and caches tell their languages apart', async () => {
  const read = async (location: string, visitor = italian()) => {
    const answer = await visitor.send(`/p/wp-json/menu-locations/${location}`);
    return { vary: answer.headers.get('vary'), menu: v.parse(menuSchema, await answer.json()) };
  };
  const one = await read('header');
  const other = await read('header', english());
  expect([one.vary, other.vary]).toEqual(['Host, Accept-Language', 'Host, Accept-Language']);
  expect((await read('header', english('quincegate'))).vary).toBe('Host');
  expect(one.menu.items[1]).toEqual({
    id: 1102,
    title: 'Frutta e verdura',
    url: '/catalog/category/ortofrutta',
    target: '',
    children: [],
  });
  expect(other.menu.items[1]).toEqual({
    id: 1102,
    title: 'Fruit and vegetables',
    translated: true,
    url: '/catalog/category/ortofrutta',
    target: '',
    children: [],
  });
  const all = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...all(item.children)]);
  for (const brand of ['cestolieto', 'ortavia', 'passolesto'])
    for (const location of ['header', 'footer', 'links']) {
      const { menu } = await read(location, english(brand));
      expect(all(menu.items).filter(({ translated }) => translated !== true)).toEqual([]);
      expect(all(menu.items).map(({ url }) => url)).toEqual(
        all((await read(location, italian(brand))).menu.items).map(({ url }) => url),
      );
    }
});

test('TEN-03: a cart is read in English, the order it becomes keeps the brand’s own words', async () => {
  const shopper = await english().logIn('demo');
  await readyToShop(shopper);
  const { productId } = await product(shopper, 'mele-annurche');
  await done(shopper.call(addToCart, { items: [{ productId, quantity: 2 }] }));
  const lineOf = async () => {
    const { sectors = [] } = await done(shopper.call(viewCart, { show_sectors: true }));
    return sectors.flatMap(({ name, translated, cartItems }) =>
      cartItems.map((item) => [name, translated, item.product.name, item.product.translated]),
    );
  };
  expect(await lineOf()).toContainEqual(['Fruit and vegetables', true, 'Annurca apples', true]);
  shopper.acceptLanguage = 'it';
  expect(await lineOf()).toContainEqual(['Frutta e verdura', undefined, 'Mele annurche', undefined]);
  shopper.acceptLanguage = 'en-US';
  const { orderId } = await purchase(shopper);
  const { orderItems } = await done(shopper.call(viewOrder, { order_id: orderId }));
  expect(orderItems?.map(({ product: { name, translated } }) => [name, translated])).toContainEqual([
    'Mele annurche',
    undefined,
  ]);
});
