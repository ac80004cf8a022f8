import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../../../backend/platform/db/rows.ts';
import { addToCart } from '../../../contract/api/shopping/cart.ts';
import { listCategories, viewCategory, viewCategoryBlock } from '../../../contract/api/shopping/category.ts';
import type { Category } from '../../../contract/api/shopping/category.ts';
import { listProducts, viewProduct } from '../../../contract/api/shopping/product.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { selectStore } from '../../../contract/api/shopping/store.ts';
import { selectTimeslot } from '../../../contract/api/shopping/timeslot.ts';
import { addDays } from '../../../contract/rules/time/calendar-day.ts';
import { dayOfInstant } from '../../../contract/rules/time/zone-time.ts';
import { chooseHome, done, openSlots, product } from '../journeys.ts';
import { testShopOfFile } from '../test-shop.ts';

const shop = testShopOfFile();
const list = (params: object = {}) =>
  done(
    shop()
      .visitor()
      .call(listProducts, { ...params }),
  );
const leaves = (categories: readonly Category[]): Category[] =>
  categories.flatMap((one) => (one.categories.length === 0 ? [one] : leaves(one.categories)));

test('A03 gives the shown tree with products counted per branch (CAT-01)', async () => {
  const { categories } = await done(shop().visitor().call(listCategories, { depth: 4 }));
  for (const department of ['ortofrutta', 'carne', 'latte-uova', 'bevande', 'dispensa']) {
    expect(categories.map((one) => one.slug)).toContain(department);
  }
  expect(categories.map((one) => one.slug)).not.toContain('timeslot-selector');
  const ends = leaves(categories);
  for (const leaf of ['frutta-fresca', 'pollo', 'yogurt', 'acqua', 'pasta-semola']) {
    expect(ends.map((one) => one.slug)).toContain(leaf);
  }
  const sum = (some: readonly Category[]) => some.reduce((all, one) => all + one.productCount, 0);
  for (const one of categories) expect(sum(leaves([one]))).toBe(one.productCount);
  expect((await list()).page.totItems).toBe(sum(categories));
});

test('A03 cuts at depth, finds by slug, path and id, a hidden one too, and knows the rest not (SHELL-02)', async () => {
  const visitor = shop().visitor();
  const flat = await done(visitor.call(listCategories, { depth: 1 }));
  expect(flat.categories.every((one) => one.categories.length === 0)).toBe(true);
  const byPath = await done(visitor.call(viewCategory, { slug: 'ortofrutta/frutta-fresca' }));
  expect(byPath.category.slug).toBe('frutta-fresca');
  expect(byPath.breadCrumbs.at(0)?.slug).toBe('ortofrutta');
  const byId = await done(visitor.call(viewCategory, { categoryId: byPath.category.categoryId }));
  expect(byId).toEqual(byPath);
  const hidden = await done(visitor.call(viewCategory, { slug: 'timeslot-selector' }));
  expect(hidden.category.metaData.category_info.HIDE_IN_MENU).toBe('true');
  expect((await visitor.call(viewCategory, { slug: 'reparto-che-non-esiste' })).http).toBe(404);
  expect((await visitor.call(viewCategory, { categoryId: 999_999 })).http).toBe(404);
  expect((await visitor.call(listCategories, { depth: 9 })).http).toBe(422);
  const all = await done(visitor.call(listCategories, { filtered: false }));
  expect(all.categories.map((one) => one.slug)).toContain('timeslot-selector');
});

test('A04 answers the blocks of the home page', async () => {
  const block = await done(shop().visitor().call(viewCategoryBlock, { categoryBlockId: 1 }));
  expect(block.title).not.toBe('');
  expect(block.products.length).toBeGreaterThan(0);
  expect((await shop().visitor().call(viewCategoryBlock, { categoryBlockId: 999 })).http).toBe(404);
});

test('A05 lists at least 1,900 products in every brand, 24 a page (CAT-05)', async () => {
  for (const brand of ['cestolieto', 'ortavia', 'passolesto']) {
    const shelf = await done(shop().visitor(brand).call(listProducts));
    expect(shelf.page.totItems).toBeGreaterThanOrEqual(1900);
    expect(shelf.products).toHaveLength(24);
  }
});

test('A05 pages without loss or repetition (T12, CAT-06)', async () => {
  const { category } = await done(shop().visitor().call(viewCategory, { slug: 'frutta-fresca' }));
  const asked = { parent_category_id: category.categoryId, page_size: 7 };
  const first = await list(asked);
  const ids: number[] = [];
  for (let page = 1; page <= first.page.totPages; page += 1) {
    ids.push(...(await list({ ...asked, page })).products.map((one) => one.productId));
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(category.productCount);
  expect((await list({ ...asked, page: first.page.totPages + 1 })).products).toEqual([]);
  expect((await list({ ...asked, page: 0 })).page.selPage).toBe(1);
  expect((await list({ parent_category_id: 999_999 })).page.totItems).toBe(0);
});

const pricesOf = (products: readonly Product[], of: (one: Product) => number | null) =>
  products.map(of).filter((price) => price !== null);

test('reliability 29: A05 sorts by price, unit price, name and promotion, and by no other column (CAT-11)', async () => {
  const sorted = async (sort: string) => (await list({ sort, page_size: 100 })).products;
  const up = pricesOf(await sorted('priceAsc'), (one) => one.priceDisplay);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  const down = pricesOf(await sorted('priceDesc'), (one) => one.priceDisplay);
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  const units = pricesOf(await sorted('priceUmAsc'), (one) => one.priceUmDisplay);
  expect(units).toEqual(units.toSorted((a, b) => a - b));
  const promos = (await sorted('promoFirst')).map((one) => one.warehousePromo !== null);
  expect(promos).toEqual(promos.toSorted((a, b) => Number(b) - Number(a)));
  const names = (await sorted('nameAsc')).map((one) => one.name);
  expect(names).toEqual(
    names.toSorted(new Intl.Collator('it', { sensitivity: 'base', numeric: true }).compare),
  );
  const newest = (await sorted('newest')).map((one) => one.isNew);
  expect(newest).toEqual(newest.toSorted((a, b) => Number(b) - Number(a)));
  expect((await shop().visitor().call(listProducts, { sort: 'price; DROP TABLE' })).http).toBe(422);
});

test('A05 counts a facet value as if it alone were chosen; values widen, parameters narrow (CAT-10)', async () => {
  const { category } = await done(shop().visitor().call(viewCategory, { slug: 'dispensa' }));
  const base = { parent_category_id: category.categoryId };
  const whole = await list(base);
  const brand = whole.facets.find((facet) => facet.parameterName === 'marca')!;
  const [one, two] = brand.values;
  const single = await list({ ...base, filter: `marca:${one!.key}` });
  expect(single.page.totItems).toBe(one!.count);
  expect(
    single.facets
      .find((facet) => facet.parameterName === 'marca')!
      .values.find((value) => value.key === two!.key)?.count,
  ).toBe(two!.count);
  expect(
    single.facets.find((facet) => facet.parameterName === 'marca')!.values.find((value) => value.selected)
      ?.key,
  ).toBe(one!.key);
  const both = await list({ ...base, filter: [`marca:${one!.key}`, `marca:${two!.key}`] });
  expect(both.page.totItems).toBe(one!.count + two!.count);
  const band = both.facets.find((facet) => facet.parameterName === 'prezzo')!.values[0]!;
  const narrowed = await list({
    ...base,
    filter: [`marca:${one!.key}`, `marca:${two!.key}`, `prezzo:${band.key}`],
  });
  expect(narrowed.page.totItems).toBe(band.count);
  expect((await list({ ...base, filter: 'marca:nessuna' })).page.totItems).toBe(0);
  expect((await list({ ...base, filter: 'colore:rosso' })).page.totItems).toBe(0);
  expect((await shop().visitor().call(listProducts, { filter: "marca:'; --" })).http).toBe(422);
});

test('A05 names diets and claims as shoppers do, also one nothing has (B-32)', async () => {
  const dietsIn = async (given: object) =>
    (await list(given)).facets.find((facet) => facet.parameterName === 'dieta')?.values ?? [];
  const { category } = await done(shop().visitor().call(viewCategory, { slug: 'dispensa' }));
  const named = new Map((await dietsIn({})).map(({ key, name }) => [key, name]));
  expect(['dop-igp', 'km0', 'bio', 'senza-glutine'].map((key) => named.get(key))).toEqual([
    'DOP e IGP',
    'Km 0',
    'Biologico',
    'Senza glutine',
  ]);
  const none = await dietsIn({
    parent_category_id: category.categoryId,
    filter: ['dieta:km0', 'marca:nessuna'],
  });
  expect(none.filter(({ selected }) => selected).map(({ name }) => name)).toEqual(['Km 0']);
});

test('A05 keeps promotions, new and preferred products (CAT-12)', async () => {
  const promo = await list({ promo: 'true', page_size: 100 });
  expect(promo.products.length).toBeGreaterThan(0);
  expect(promo.products.every((one) => one.warehousePromo !== null)).toBe(true);
  const fresh = await list({ new_product: 1, page_size: 100 });
  expect(fresh.products.every((one) => one.isNew)).toBe(true);
  expect((await list({ preferred: true })).page.totItems).toBe(0);
  const shopper = await shop().visitor().logIn('demo');
  const mine = await done(shopper.call(listProducts, { preferred: true, page_size: 100 }));
  expect(mine.products.map((one) => one.slug)).toContain('penne-rigate-500-g');
});

test('A05 finds one product by slug, with its label, and by barcode (B-10)', async () => {
  const penne = await product(shop().visitor(), 'penne-rigate-500-g');
  expect(penne).toMatchObject({
    priceDisplay: 0.99,
    priceUmDisplay: 1.98,
    minAcq: 1,
    productInfos: { MAXACQ: '24' },
  });
  expect(penne.metaData?.product_description).toMatchObject({
    legal_name: 'Pasta di semola di grano duro',
    operator: 'Pastificio Trafilona S.p.A., Via dei Pastai 100, 80054 Gragnano (NA)',
  });
  const own = await done(
    shop().visitor('ortavia').call(listProducts, { filter: 'marca:ortavia', page_size: 1 }),
  );
  const ownLine = await product(shop().visitor('ortavia'), own.products[0]!.slug);
  expect(ownLine.shortDescr).toBe('Ortavia');
  expect(ownLine.metaData?.product_description.operator).toBe(
    'Ortavia S.p.A., Strada Tuscanese 41, 01100 Viterbo (VT)',
  );
  expect((await shop().visitor().call(viewProduct, { slug: 'non-esiste' })).http).toBe(404);
  const byCode = await list({ barcode: penne.barcode });
  expect(byCode.products.map((one) => one.slug)).toEqual(['penne-rigate-500-g']);
  expect(byCode.products[0]).not.toHaveProperty('metaData');
  expect((await list({ barcode: '123' })).products).toEqual([]);
});

test('fixed products have the figures of the demo data', async () => {
  const visitor = shop().visitor('passolesto');
  expect(await product(visitor, 'biscotti-frollini-700-g')).toMatchObject({
    priceDisplay: 2.49,
    priceStandardDisplay: 3.29,
    priorPrice30: 3.29,
    warehousePromo: { discount: -0.8, discountPerc: 24.3 },
  });
  expect(await product(visitor, 'tartufo-nero-30-g')).toMatchObject({ available: 0, priceDisplay: 19.9 });
  expect(await product(visitor, 'burrata-250-g')).toMatchObject({
    available: 3,
    maxAcq: 10,
    productInfos: { MAXACQ: '20' },
  });
  expect(await product(visitor, 'zucchero-offerta-1-kg')).toMatchObject({
    productClassRuleMax: { productClassName: 'Offerta limitata', max: 3 },
  });
  const ham = await product(visitor, 'prosciutto-cotto-al-banco');
  expect(ham.selectOptions.map((one) => [one.parameterName, one.values.map((value) => value.key)])).toEqual([
    ['spessore', ['sottile', 'medio', 'spesso']],
    ['confezione', ['carta', 'sottovuoto']],
  ]);
  expect(ham).toMatchObject({ priceDisplay: 22.9, priceUnitDisplay: 'kg' });
  expect(await product(visitor, 'petto-di-pollo-a-fette-450-g')).toMatchObject({
    priceDisplay: 11.99,
    priceUmDisplay: 11.99,
  });
});

test('every struck price is the lowest of the thirty days before its cut (B-09, decision 022)', async () => {
  const { page } = await list({ promo: true, page_size: 100 });
  const pages = Array.from({ length: page.totPages }, (_, at) => at + 1);
  const lists = await Promise.all(pages.map((at) => list({ promo: true, page_size: 100, page: at })));
  const products = lists.flatMap((one) => one.products);
  expect(products).toHaveLength(page.totItems);
  expect(products.some(({ selectOptions }) => selectOptions.length > 0)).toBe(true);
  for (const one of products) {
    expect(one.priceStandardDisplay).toBeGreaterThan(one.priceDisplay);
    expect(one.priorPrice30).toBe(one.priceStandardDisplay);
  }
});

test('a flyer that runs out is followed by the next edition, and its cut stays a cut', async () => {
  const before = await product(shop().visitor(), 'biscotti-frollini-700-g');
  shop().clock.pass(60 * 24 * 60);
  const after = await product(shop().visitor(), 'biscotti-frollini-700-g');
  expect(after.warehousePromo?.expireDate).toSatisfy(
    (day: string) => day >= dayOfInstant(shop().clock.now().getTime()),
  );
  expect(after.warehousePromo?.validityDate).toBe(before.warehousePromo?.validityDate);
  expect([after.priceDisplay, after.priorPrice30]).toEqual([2.49, 3.29]);
  shop().clock.pass(-60 * 24 * 60);
});

test('prices and stock follow the warehouse of the cart (CAT-13, decision 014)', async () => {
  const shopper = await shop().visitor().logIn('vuoto');
  const rows = await rowsOf<{ store_id: number; warehouse_id: number }>(
    shop().database.db,
    sql`SELECT store_id, warehouse_id FROM stores WHERE tenant_id = 'cestolieto' ORDER BY position`,
  );
  const other = rows.find((row) => row.warehouse_id !== rows[0]!.warehouse_id)!;
  await shop().database.script(`UPDATE stock SET available = 7000 WHERE warehouse_id = ${other.warehouse_id}
      AND product_id = (SELECT product_id FROM products WHERE slug = 'burrata-250-g' AND tenant_id = 'cestolieto');
    INSERT INTO price_changes SELECT tenant_id, ${other.warehouse_id}, product_id, '${addDays(dayOfInstant(Date.now()), 0)}', 451
      FROM products WHERE slug = 'burrata-250-g' AND tenant_id = 'cestolieto';
    UPDATE catalogue_versions SET version = version + 1`);
  await done(shopper.call(selectStore, { store_id: other.store_id }));
  shop().clock.pass(24 * 60);
  await shopper.logIn('vuoto');
  expect(await product(shopper, 'burrata-250-g')).toMatchObject({
    available: 7,
    priceDisplay: 4.51,
    deliveryWarehouse: { warehouseId: other.warehouse_id },
  });
  expect(await product(shop().visitor(), 'burrata-250-g')).toMatchObject({
    available: 3,
    priceDisplay: 3.99,
  });
});

test('reliability 26: a product taken off the shelf shows nowhere but where it is kept (CAT-27)', async () => {
  await shop().database
    .script(`UPDATE products SET published = false WHERE slug = 'caffe-macinato-250-g' AND tenant_id = 'ortavia';
    UPDATE catalogue_versions SET version = version + 1 WHERE tenant_id = 'ortavia'`);
  const visitor = shop().visitor('ortavia');
  expect((await visitor.call(viewProduct, { slug: 'caffe-macinato-250-g' })).http).toBe(404);
  const found = await done(visitor.call(listProducts, { q: 'caffe macinato', page_size: 100 }));
  expect(found.products.map((one) => one.slug)).not.toContain('caffe-macinato-250-g');
  const all = await done(visitor.call(listProducts, { page_size: 100, filter: 'marca:nessuna' }));
  expect(all.page.totItems).toBe(0);
});

test("availability is that of the slot's day: no fresh fish on Sundays (B-28)", async () => {
  const { category } = await done(shop().visitor().call(viewCategory, { slug: 'pesce-fresco' }));
  const fish = { parent_category_id: category.categoryId };
  expect((await list(fish)).products.every((one) => one.available > 0)).toBe(true);
  const shopper = await shop().visitor().logIn('lettura');
  await chooseHome(shopper);
  const sunday = (await openSlots(shopper)).find(({ dateIso }) => new Date(dateIso).getUTCDay() === 0)!;
  await done(shopper.call(selectTimeslot, { sel_date: sunday.dateIso, timeslot_id: sunday.timeslotId }));
  const { products } = await done(shopper.call(listProducts, fish));
  expect(products.every((one) => one.available === 0)).toBe(true);
  const items = [{ productId: products[0]!.productId, quantity: 1, infos: { pulizia: 'eviscerato' } }];
  expect((await shopper.call(addToCart, { items })).code).toBe('msg.cart.availability.errors');
});

test('B-09: the lowest price is that of the warehouse, before the first of cuts that grew without a break', async () => {
  const slug = 'biscotti-frollini-700-g';
  const told = async (warehouseId: number) => {
    await shop().database.script('UPDATE catalogue_versions SET version = version + 1');
    const [row] = await rowsOf<{ store_id: number }>(
      shop().database.db,
      sql`SELECT store_id FROM stores WHERE tenant_id = 'ortavia' AND warehouse_id = ${warehouseId} ORDER BY position LIMIT 1`,
    );
    const shopper = await shop().visitor('ortavia').logIn('vuoto');
    await done(shopper.call(selectStore, { store_id: row!.store_id }));
    shop().clock.pass(24 * 60);
    await shopper.logIn('vuoto');
    const { priceDisplay, priceStandardDisplay, priorPrice30, warehousePromo } = await product(shopper, slug);
    return { priceDisplay, priceStandardDisplay, priorPrice30, cut: warehousePromo?.discount };
  };
  const [first, second] = await rowsOf<{ warehouse_id: number }>(
    shop().database.db,
    sql`SELECT warehouse_id FROM stores WHERE tenant_id = 'ortavia' GROUP BY warehouse_id ORDER BY min(position)`,
  );
  const asSeeded = { priceDisplay: 2.49, priceStandardDisplay: 3.29, priorPrice30: 3.29, cut: -0.8 };
  expect(await told(first!.warehouse_id)).toEqual(asSeeded);
  const began = (await product(shop().visitor('ortavia'), slug)).warehousePromo!.validityDate;
  const price = (day: string, cents: number) => `INSERT INTO price_changes
    SELECT tenant_id, ${first!.warehouse_id}, product_id, '${day}', ${cents}
    FROM products WHERE slug = '${slug}' AND tenant_id = 'ortavia';`;

  // Ten days before the cut it cost less for three days, in the first warehouse alone.
  await shop().database.script(price(addDays(began, -10), 299) + price(addDays(began, -7), 329));
  expect(await told(first!.warehouse_id)).toEqual({
    ...asSeeded,
    priceStandardDisplay: 2.99,
    priorPrice30: 2.99,
    cut: -0.5,
  });
  expect(await told(second!.warehouse_id)).toEqual(asSeeded);

  // The cut grows: the price before the first step stays the one it is measured by.
  await shop().database.script(`${price(addDays(began, 1), 199)}
    UPDATE promotions SET starts_on = '${addDays(began, 1)}' WHERE warehouse_id = ${first!.warehouse_id}
      AND product_id = (SELECT product_id FROM products WHERE slug = '${slug}' AND tenant_id = 'ortavia');`);
  expect(await told(first!.warehouse_id)).toEqual({
    priceDisplay: 1.99,
    priceStandardDisplay: 2.99,
    priorPrice30: 2.99,
    cut: -1,
  });

  // It cost no more than this within the 30 days before: that is no cut, and none is announced.
  await shop().database.script(
    `UPDATE price_changes SET price = 199 WHERE valid_from = '${addDays(began, -10)}' AND warehouse_id = ${first!.warehouse_id}
      AND product_id = (SELECT product_id FROM products WHERE slug = '${slug}' AND tenant_id = 'ortavia');`,
  );
  expect(await told(first!.warehouse_id)).toEqual({
    priceDisplay: 1.99,
    priceStandardDisplay: null,
    priorPrice30: null,
    cut: undefined,
  });
});
