import { beforeEach, expect, test } from 'vitest';
import * as alerts from '../../../contract/api/shopping/product-alert.ts';
import {
  listAlternatives,
  listCheaper,
  listCompanions,
  listProducts,
} from '../../../contract/api/shopping/product.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { viewCategory } from '../../../contract/api/shopping/category.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { chooseHome, done, mailsTo, openSlots, product } from '../journeys.ts';
import type { ShopClient } from '../shop-client.ts';
import { openTestShop, testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
let visitor: ShopClient;

beforeEach(() => {
  visitor = shop().visitor();
});

const named = ({ name, shortDescr }: Product) => `${name} ${shortDescr}`;

const insteadOf = async (client: ShopClient, slug: string) =>
  done(client.call(listAlternatives, { productId: (await product(client, slug)).productId }));

const setStock = (slug: string, available: number) =>
  shop().database
    .script(`UPDATE stock SET available = ${available} WHERE tenant_id = 'cestolieto' AND product_id =
    (SELECT product_id FROM products WHERE slug = '${slug}' AND tenant_id = 'cestolieto')`);

test('A10 offers up to six products of the category that are there, the likest first (B-25)', async () => {
  const truffle = await product(visitor, 'tartufo-nero-30-g');
  const { products } = await done(visitor.call(listAlternatives, { productId: truffle.productId }));
  expect(products).toHaveLength(6);
  expect(products.every(({ categoryId }) => categoryId === truffle.categoryId)).toBe(true);
  expect(products.every(({ available }) => available > 0)).toBe(true);
  expect(products.map(({ productId }) => productId)).not.toContain(truffle.productId);
  const penne = await insteadOf(visitor, 'penne-rigate-500-g');
  expect(named(penne.products[0]!)).toBe('Penne rigate Spigalta');
  await setStock(penne.products[0]!.slug, 0);
  const without = await insteadOf(visitor, 'penne-rigate-500-g');
  expect(without.products.map(named)).not.toContain('Penne rigate Spigalta');
  await setStock(penne.products[0]!.slug, 100_000_000);
});

test('A10 names the same thing that costs less per kg, and nothing where there is none (B-30)', async () => {
  const dear = (
    await done(visitor.call(listProducts, { q: 'spaghetti spigalta', page_size: 100 }))
  ).products.find(({ name }) => name === 'Spaghetti')!;
  const { cheaper } = await done(visitor.call(listAlternatives, { productId: dear.productId }));
  expect(cheaper?.name).toBe('Spaghetti');
  expect(cheaper!.weightUnitDisplay).toBe('kg');
  expect(cheaper!.priceUmDisplay).toBeLessThan(dear.priceUmDisplay!);
  const again = await done(visitor.call(listAlternatives, { productId: cheaper!.productId }));
  expect(again.cheaper?.priceUmDisplay ?? 0).toBeLessThan(cheaper!.priceUmDisplay!);
});

test('A23 names what goes well with a product and is there, in turn one of each category the shop says', async () => {
  const penne = await product(visitor, 'penne-rigate-500-g');
  const companions = async () =>
    (await done(visitor.call(listCompanions, { productId: penne.productId, hash: 'w0d0t0' }))).products;
  const categoriesOf = (products: readonly Product[]) =>
    products.map(({ breadCrumbs }) => breadCrumbs.at(-1)?.slug);
  const inTurn = ['sughi-pronti', 'formaggi-confezionati', 'olio-aceto'];
  const before = await companions();
  expect(categoriesOf(before)).toEqual([...inTurn, ...inTurn]);
  expect(before.every(({ available }) => available > 0)).toBe(true);
  await setStock(before[0]!.slug, 0);
  const after = await companions();
  expect(after.map(({ slug }) => slug)).not.toContain(before[0]!.slug);
  expect(after).toHaveLength(6);
  await setStock(before[0]!.slug, 100_000_000);

  // Of what goes with water the shop says nothing, and of the stock of another brand neither.
  const water = await product(visitor, 'acqua-naturale-1-5-l');
  expect(await done(visitor.call(listCompanions, { productId: water.productId }))).toEqual({ products: [] });
  expect((await visitor.call(listCompanions, { productId: 2_000_000 })).http).toBe(404);
});

test('CAT-23 a product says the warehouse it is sent from, else that of the others', async () => {
  const { products } = await done(visitor.call(listProducts, { q: 'lettiera', page_size: 100 }));
  const from = (name: string) => products.find((one) => one.name === name)!.deliveryWarehouse;
  const usual = (await product(visitor, 'penne-rigate-500-g')).deliveryWarehouse;
  expect(from('Lettiera agglomerante')).toEqual({ warehouseId: 900, name: 'Magazzino centrale' });
  expect(from('Lettiera vegetale')).toEqual(usual);
  expect(usual.warehouseId).not.toBe(900);
});

test('A22 names the same thing for less of each of many products that has one, as A10 does (B-30, B-36)', async () => {
  const { products } = await done(visitor.call(listProducts, { q: 'spaghetti', page_size: 100 }));
  const ids = products.map(({ productId }) => productId);
  const expected = [];
  for (const productId of ids) {
    const { cheaper } = await done(visitor.call(listAlternatives, { productId }));
    if (cheaper !== null) expected.push({ productId, product: cheaper });
  }
  expect(expected.length).toBeGreaterThan(0);
  const elsewhere = await product(shop().visitor('ortavia'), 'penne-rigate-500-g');
  const asked = [...ids, ids[0]!, elsewhere.productId, 2_000_000];
  const of = (list: readonly number[]) => ({ product_ids: JSON.stringify(list), hash: 'w0d0t0' });
  const open = await visitor.call(listCheaper, of(asked));
  expect(await done(Promise.resolve(open))).toEqual({ cheaper: expected });
  expect(open.headers.get('cache-control')).toBe('public, max-age=60');
  const [first] = expected;
  await setStock(first!.product.slug, 0);
  const without = await done(visitor.call(listCheaper, of([first!.productId])));
  expect(without.cheaper.map(({ product: { slug } }) => slug)).not.toContain(first!.product.slug);
  await setStock(first!.product.slug, 100_000_000);
  expect((await visitor.call(listCheaper, { product_ids: '[]' })).http).toBe(422);
  expect((await visitor.call(listCheaper, of(Array.from({ length: 201 }, (_, at) => at + 1)))).http).toBe(
    422,
  );
});

test('A10 counts the stock of the day of the slot (B-28)', async () => {
  const { category } = await done(visitor.call(viewCategory, { slug: 'pesce-fresco' }));
  const [fish] = (await done(visitor.call(listProducts, { parent_category_id: category.categoryId })))
    .products;
  const shopper = await shop().visitor().logIn('lettura');
  await chooseHome(shopper);
  const sunday = (await openSlots(shopper)).find(({ dateIso }) => new Date(dateIso).getUTCDay() === 0)!;
  await done(shopper.call(selectTimeslot, { sel_date: sunday.dateIso, timeslot_id: sunday.timeslotId }));
  const asked = { productId: fish!.productId };
  expect((await done(visitor.call(listAlternatives, asked))).products).toHaveLength(6);
  expect(await done(shopper.call(listAlternatives, asked))).toEqual({ products: [], cheaper: null });
});

test('A10 knows the products of one brand, and is the same for everybody unless somebody asks (T11)', async () => {
  expect((await visitor.call(listAlternatives, { productId: 2_000_000 })).http).toBe(404);
  const elsewhere = await product(shop().visitor('ortavia'), 'penne-rigate-500-g');
  expect((await visitor.call(listAlternatives, { productId: elsewhere.productId })).http).toBe(404);
  const asked = { productId: (await product(visitor, 'penne-rigate-500-g')).productId, hash: 'w0d0t0' };
  const open = await visitor.call(listAlternatives, asked);
  expect(open.headers.get('cache-control')).toBe('public, max-age=60');
  const shopper = await shop().visitor().logIn('demo');
  const own = await shopper.call(listAlternatives, asked);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
});

test('A11 waits once per user and product, and mails once when the stock returns (B-25)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const other = await shop().visitor().logIn('lettura');
  const truffle = await product(visitor, 'tartufo-nero-30-g');
  const asked = { productId: truffle.productId };
  const added = await shopper.call(alerts.addProductAlert, asked);
  expect([added.data, added.body.response.infosMessage]).toEqual([
    { ...asked, waiting: true },
    ['Ti avvisiamo per e-mail quando il prodotto torna disponibile.'],
  ]);
  await Promise.all([1, 2, 3].map(() => done(shopper.call(alerts.addProductAlert, asked))));
  await done(other.call(alerts.addProductAlert, asked));
  const listed = await done(shopper.call(alerts.listProductAlerts));
  expect(listed.alerts.map((alert) => alert.product.slug)).toEqual(['tartufo-nero-30-g']);
  expect((await done(other.call(alerts.removeProductAlert, asked))).waiting).toBe(false);
  expect((await done(other.call(alerts.removeProductAlert, asked))).waiting).toBe(false);
  await shop().backend.jobs.runOnce();
  const mailsOf = async (name: string) =>
    (await mailsTo(visitor, name)).filter(({ kind }) => kind === 'product_back');
  expect(await mailsOf('demo')).toEqual([]);
  await setStock('tartufo-nero-30-g', 2000);
  await Promise.all([1, 2, 3].map(() => shop().backend.jobs.runOnce()));
  const [mail, ...more] = await mailsOf('demo');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ params: { productId: truffle.productId } });
  expect(mail!.text).toContain('Tartufo nero è di nuovo disponibile');
  expect(mail!.links[0]).toMatch(/\/product\/tartufo-nero-30-g$/);
  expect(await mailsOf('lettura')).toEqual([]);
  expect((await done(shopper.call(alerts.listProductAlerts))).alerts).toEqual([]);
  await setStock('tartufo-nero-30-g', 0);
});

test('A11 tells of no product that is no longer sold, and tells once it is again (B-25)', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const truffle = await product(visitor, 'tartufo-nero-30-g');
  await done(shopper.call(alerts.addProductAlert, { productId: truffle.productId }));
  const mails = async () => (await mailsTo(visitor, 'demo')).filter(({ kind }) => kind === 'product_back');
  const before = (await mails()).length;
  const publish = (published: boolean) =>
    shop().database.script(`UPDATE products SET published = ${published}
      WHERE tenant_id = 'cestolieto' AND slug = 'tartufo-nero-30-g'`);
  await publish(false);
  await setStock('tartufo-nero-30-g', 2000);
  await shop().backend.jobs.runOnce();
  expect(await mails()).toHaveLength(before);
  await publish(true);
  await shop().backend.jobs.runOnce();
  expect(await mails()).toHaveLength(before + 1);
  await setStock('tartufo-nero-30-g', 0);
});

test('A11 refuses what is there, what nobody sells and what is not of the brand', async () => {
  const shopper = await shop().visitor().logIn('demo');
  const penne = await product(visitor, 'penne-rigate-500-g');
  const there = await shopper.call(alerts.addProductAlert, { productId: penne.productId });
  expect([there.code, there.body.response.errorsMessage]).toEqual([
    'product.available',
    ['Il prodotto è già disponibile, ma forse non nel giorno scelto.'],
  ]);
  const elsewhere = await product(shop().visitor('ortavia'), 'tartufo-nero-30-g');
  for (const productId of [2_000_000, elsewhere.productId]) {
    expect((await shopper.call(alerts.addProductAlert, { productId })).code).toBe('product.unknown');
  }
});

test('A11 knows at most 100 products of one user, however many are asked for at once', async () => {
  const open = await openTestShop();
  const client = await open.visitor().logIn('vuoto');
  await open.database.script(`UPDATE stock SET available = 0 WHERE tenant_id = 'cestolieto'`);
  const { products } = await done(client.call(listProducts, { page_size: 100 }));
  const second = await done(client.call(listProducts, { page_size: 100, page: 2 }));
  const ids = [...products, ...second.products.slice(0, 3)].map(({ productId }) => productId);
  const answers = await Promise.all(
    ids.map((productId) => client.call(alerts.addProductAlert, { productId })),
  );
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(alerts.mostProductAlerts);
  expect(new Set(answers.flatMap(({ code }) => code ?? []))).toEqual(new Set(['productAlert.tooMany']));
  await open.backend.close();
});
