import { beforeEach, describe, expect, test } from 'vitest';
import { barcodeActors } from '../../machines/barcode/barcode.actors.ts';
import { contentBlockActors } from '../../machines/content-block/content-block.actors.ts';
import type { BlockRequest } from '../../machines/content-block/content-block.types.ts';
import { alternativesActors } from '../../machines/alternatives/alternatives.actors.ts';
import { catalogueActors } from '../../machines/catalogue/catalogue.actors.ts';
import type { ListInput, ListQuery } from '../../machines/catalogue/catalogue.types.ts';
import { contentPageActors } from '../../machines/content-page/content-page.actors.ts';
import { departmentProductsActors } from '../../machines/department-products/department-products.actors.ts';
import { pastedListActors, type ListDevice } from '../../machines/pasted-list/pasted-list.actors.ts';
import { productActors } from '../../machines/product/product.actors.ts';
import { searchBoxActors } from '../../machines/search-box/search-box.actors.ts';
import { similarProductsActors } from '../../machines/similar-products/similar-products.actors.ts';
import { aQuery } from '../../paths/fixtures/catalogue-fixtures.ts';
import { givenUp, outcomeOf, tabsOfFile, type Tab } from './open-tab.ts';

const openTab = tabsOfFile();

let tab: Tab;
beforeEach(async () => {
  tab = await openTab();
});

const asking = (query: Partial<ListQuery>, given: Partial<ListInput> = {}): ListInput => ({
  query: aQuery(query),
  firstPage: 1,
  categoryId: null,
  hash: 'w0d0t0',
  ...given,
});

/** What the last request asked for, by name. */
const lastQuery = () => [...new URLSearchParams(tab.sent.at(-1)?.line.split('?')[1] ?? '')];

describe('a list', () => {
  const base = [
    ['page', '1'],
    ['page_size', '24'],
    ['hash', 'w0d0t0'],
  ];

  test('CAT-13: of everything asks for nothing but its page and the prices of its hash', async () => {
    const { listProducts } = catalogueActors(tab);
    const list = await outcomeOf(listProducts, asking({}));
    expect([list.products.length, list.page.selPage]).toEqual([24, 1]);
    expect(lastQuery()).toEqual(base);
    await outcomeOf(listProducts, asking({}, { hash: 'w89d2026-11-22t5' }));
    expect(lastQuery()).toContainEqual(['hash', 'w89d2026-11-22t5']);
    expect(tab.told).toEqual(['started', 'ended', 'started', 'ended']);
  });

  test.each<[string, ListInput, string[][]]>([
    ['words', asking({ q: 'latte' }), [['q', 'latte']]],
    ['a category', asking({}, { categoryId: 3 }), [['parent_category_id', '3']]],
    ['an order', asking({ sort: 'priceAsc' }), [['sort', 'priceAsc']]],
    ['offers', asking({ promo: true }), [['promo', 'true']]],
    ['news', asking({ onlyNew: true }), [['new_product', 'true']]],
    ['what one bought before', asking({ preferred: true }), [['preferred', 'true']]],
    [
      'facets',
      asking({ filters: ['marca:barilla', 'bio:si'] }),
      [
        ['filter', 'marca:barilla'],
        ['filter', 'bio:si'],
      ],
    ],
  ])('CAT-07: with %s asks for just that too', async (_, input, asked) => {
    await outcomeOf(catalogueActors(tab).listProducts, input).catch(() => undefined);
    expect(lastQuery()).toEqual([...base, ...asked]);
  });

  test('CAT-05: of several pages is whole and in order, whichever answers first', async () => {
    const { listProducts } = catalogueActors(tab);
    const ids = async (page: number, firstPage: number) =>
      (await outcomeOf(listProducts, asking({ page }, { firstPage }))).products.map((one) => one.productId);
    const wanted = [...(await ids(1, 1)), ...(await ids(2, 2)), ...(await ids(3, 3))];
    const fresh = await openTab();
    const last = Promise.withResolvers<void>();
    fresh.decide((line) => {
      if (line.includes('page=1&')) return last.promise;
      if (line.includes('page=3&')) queueMicrotask(last.resolve);
      return 'pass';
    });
    const list = await outcomeOf(catalogueActors(fresh).listProducts, asking({ page: 3 }));
    expect(list.products.map((one) => one.productId)).toEqual(wanted);
    expect(list.page.selPage).toBe(3);
    expect(fresh.sent).toHaveLength(3);
  });

  test('API-06: that was asked before is not asked again', async () => {
    const { listProducts } = catalogueActors(tab);
    const first = await outcomeOf(listProducts, asking({}));
    expect(await outcomeOf(listProducts, asking({}))).toEqual(first);
    expect(tab.sent).toHaveLength(1);
  });

  test('without a page there is none', async () => {
    const nothing = asking({ page: 1 }, { firstPage: 2 });
    await expect(outcomeOf(catalogueActors(tab).listProducts, nothing)).rejects.toThrow('at least one page');
  });

  test('CAT-01: a category is found by its slug, and an unknown one is missing', async () => {
    const { viewCategory } = catalogueActors(tab);
    expect(
      (await outcomeOf(viewCategory, { slug: 'frutta-fresca', categoryId: undefined })).category.slug,
    ).toBe('frutta-fresca');
    await expect(
      outcomeOf(viewCategory, { slug: 'non-esiste', categoryId: undefined }),
    ).rejects.toMatchObject({ kind: 'notFound' });
  });

  test('NAV-04: a category no slug leads to is found by its id, and a slug counts before it', async () => {
    const { viewCategory } = catalogueActors(tab);
    const { categoryId } = (await outcomeOf(viewCategory, { slug: 'ortofrutta', categoryId: undefined }))
      .category;
    const found = async (slug: string, id: number) =>
      (await outcomeOf(viewCategory, { slug, categoryId: id })).category.slug;
    expect([
      await found('', categoryId),
      await found('non-esiste', categoryId),
      await found('frutta-fresca', categoryId),
    ]).toEqual(['ortofrutta', 'ortofrutta', 'frutta-fresca']);
    await expect(outcomeOf(viewCategory, { slug: '', categoryId: 999_999 })).rejects.toMatchObject({
      kind: 'notFound',
    });
  });

  test('CAT-07: its pages are as long as the address says', async () => {
    const list = await outcomeOf(catalogueActors(tab).listProducts, asking({ pageSize: 7 }));
    expect([list.products.length, list.page.itemsPerPage]).toEqual([7, 7]);
  });
});

test('CAT-13: a product is asked for with the hash of its prices', async () => {
  const { viewProduct } = productActors(tab);
  const slug = 'penne-rigate-500-g';
  expect((await outcomeOf(viewProduct, { slug, hash: 'w0d0t0' })).slug).toBe(slug);
  expect(lastQuery()).toEqual([
    ['slug', slug],
    ['hash', 'w0d0t0'],
  ]);
});

test('B-25, B-28: what stands in for a product is asked for with the hash of the cart’s day', async () => {
  const { viewProduct } = productActors(tab);
  const { listAlternatives } = alternativesActors(tab);
  const hash = 'w0d0t0';
  const { productId } = await outcomeOf(viewProduct, { slug: 'penne-rigate-500-g', hash });
  const { products } = await outcomeOf(listAlternatives, { productId, hash });
  expect(products.map(({ name, shortDescr }) => `${name} ${shortDescr}`)[0]).toBe('Penne rigate Spigalta');
  expect(lastQuery()).toEqual([
    ['productId', String(productId)],
    ['hash', hash],
  ]);
});

test('B-28: what goes well with a product is asked for with the hash of the cart’s day', async () => {
  const { viewProduct } = productActors(tab);
  const { listAlternatives } = alternativesActors({ ...tab, kind: 'beside' });
  const hash = 'w0d0t0';
  const { productId } = await outcomeOf(viewProduct, { slug: 'penne-rigate-500-g', hash });
  const { products, cheaper } = await outcomeOf(listAlternatives, { productId, hash });
  expect([products.length, cheaper]).toEqual([6, null]);
  expect(lastQuery()).toEqual([
    ['productId', String(productId)],
    ['hash', hash],
  ]);
});

test('B-25, B-28: what is like a sold-out product is asked for with the hash of the moment', async () => {
  const { viewProduct } = productActors(tab);
  const { listSimilar } = similarProductsActors({ ...tab, hash: () => 'w0d0t0' });
  const { productId } = await outcomeOf(viewProduct, { slug: 'tartufo-nero-30-g', hash: 'w0d0t0' });
  const { products } = await outcomeOf(listSimilar, { productId });
  expect(products).toHaveLength(6);
  expect(lastQuery()).toEqual([
    ['productId', String(productId)],
    ['hash', 'w0d0t0'],
  ]);
});

test('API-32: what is like a sold-out product is aborted when given up', async () => {
  const { listSimilar } = similarProductsActors({ ...tab, hash: () => 'w0d0t0' });
  expect(await givenUp(tab, listSimilar, { productId: 8 })).toEqual([true]);
});

test('ERR-03, API-32: alternatives that fail say so to who asked alone, and are aborted when given up', async () => {
  const { listAlternatives } = alternativesActors(tab);
  const query = { productId: 1, hash: 'w0d0t0' };
  expect(await givenUp(tab, listAlternatives, query)).toEqual([true]);
  tab.decide(() => 'cut');
  await expect(outcomeOf(listAlternatives, query)).rejects.toMatchObject({ kind: 'network' });
  expect(tab.told).toEqual([]);
});

test('SHELL-01, B-28: the menu asks for five products of a department, its offers first, on the cart’s day', async () => {
  const { listDepartment } = departmentProductsActors(tab);
  const query = { categoryId: 1, hash: 'w0d0t0' };
  const products = await outcomeOf(listDepartment, query);
  expect(lastQuery()).toEqual([
    ['parent_category_id', '1'],
    ['page', '1'],
    ['page_size', '5'],
    ['sort', 'promoFirst'],
    ['hash', 'w0d0t0'],
  ]);
  const few = await outcomeOf(
    catalogueActors(tab).listProducts,
    asking({ sort: 'promoFirst' }, { categoryId: 1 }),
  );
  expect(products).toEqual(few.products.slice(0, 5));
});

test('ERR-03, API-32: products of the menu that fail say so to who asked alone, and are aborted when given up', async () => {
  const { listDepartment } = departmentProductsActors(tab);
  const query = { categoryId: 1, hash: 'w0d0t0' };
  expect(await givenUp(tab, listDepartment, query)).toEqual([true]);
  tab.decide(() => 'cut');
  await expect(outcomeOf(listDepartment, query)).rejects.toMatchObject({ kind: 'network' });
  expect(tab.told).toEqual([]);
});

describe('the search box', () => {
  const offered = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette'];
  const actors = () =>
    searchBoxActors({
      services: tab.services,
      words: () => Promise.resolve({ offered: () => offered, remember: () => undefined }),
    });

  test('CAT-17: offers the first six words', async () => {
    expect(await outcomeOf(actors().readWords, undefined)).toEqual(offered.slice(0, 6));
    expect(tab.sent).toEqual([]);
  });

  test('suggests six products at most, without an overlay', async () => {
    const { products } = await outcomeOf(actors().suggest, { text: 'latte' });
    expect(products).toHaveLength(6);
    expect(lastQuery()).toEqual([
      ['q', 'latte'],
      ['page_size', '6'],
    ]);
    expect(tab.told).toEqual([]);
  });

  test('API-32: a suggestion that is given up is aborted', async () => {
    expect(await givenUp(tab, actors().suggest, { text: 'latte' })).toEqual([true]);
  });
});

describe('an optional part of a page', () => {
  const now = () => Date.parse('2025-11-23T22:30:00Z');
  const { services } = { services: () => tab.services() };
  const load = (request: BlockRequest) =>
    outcomeOf(contentBlockActors({ services, now }).loadBlock, { request });

  const parts: [string, BlockRequest, string][] = [
    ['a menu', { kind: 'menu', location: 'header' }, 'GET /p/wp-json/menu-locations/header'],
    [
      'the slides of the day in Rome',
      { kind: 'slides', slidesId: 1, count: 2, deliveryServiceId: 2 },
      'GET /p/wp-json/new_slides/1/1763895600000/2?deliveryServiceId=2',
    ],
    ['products', { kind: 'products', blockId: 1 }, 'GET /category-block/info?categoryBlockId=1'],
    ['a text', { kind: 'post', slug: 'home' }, 'GET /p/wp-json/ux-blocks?slug=home'],
    ['the departments', { kind: 'categories', depth: 3 }, 'GET /category?depth=3'],
    ['a category', { kind: 'category', slug: 'timeslot-selector' }, 'GET /category?slug=timeslot-selector'],
    [
      'slots to deliver',
      { kind: 'timeslots', deliveryServiceId: 2 },
      'GET /timeslot/list?delivery_service_id=2&check-locker=false',
    ],
    [
      'slots to collect',
      { kind: 'timeslots', deliveryServiceId: 1 },
      'GET /timeslot/list?delivery_service_id=1&check-locker=false',
    ],
  ];

  test.each(parts)('ERR-03: %s comes without an overlay', async (_, request, line) => {
    const data = await load(request);
    expect(data?.kind).toBe(request.kind);
    expect(tab.sent.map((sent) => sent.line)).toEqual([line]);
    expect(tab.told).toEqual([]);
  });

  test.each(parts)('ERR-03: %s that fails tells nobody', async (_, request) => {
    tab.decide(() => 'cut');
    await expect(load(request)).rejects.toMatchObject({ kind: 'network' });
    expect(tab.told).toEqual([]);
  });

  test.each(parts)('API-32: %s that is given up is aborted', async (_, request) => {
    expect(await givenUp(tab, contentBlockActors({ services, now }).loadBlock, { request })).toEqual([true]);
  });

  test.each<BlockRequest>([
    { kind: 'slides', slidesId: 77, count: 2, deliveryServiceId: 2 },
    { kind: 'post', slug: 'non-esiste' },
  ])('CMS-11: nothing of $kind is no part', async (request) => {
    expect(await load(request)).toBeNull();
  });

  test('CMS-06: as many slides as are asked for', async () => {
    const data = await load({ kind: 'slides', slidesId: 1, count: 1, deliveryServiceId: 2 });
    expect(data?.kind === 'slides' && data.slides.length).toBe(1);
  });
});

describe('a page of content', () => {
  test('CMS-01: is found by its slug, or is not there', async () => {
    const { viewPost } = contentPageActors(tab);
    expect((await outcomeOf(viewPost, { slug: 'consegna-a-casa' }))?.slug).toBe('consegna-a-casa');
    expect(await outcomeOf(viewPost, { slug: 'non-esiste' })).toBeNull();
  });

  test.each<[string, () => Promise<boolean[]>]>([
    ['a page', () => givenUp(tab, contentPageActors(tab).viewPost, { slug: 'consegna-a-casa' })],
    ['a product', () => givenUp(tab, productActors(tab).viewProduct, { slug: 'penne', hash: 'w0d0t0' })],
    [
      'a category',
      () => givenUp(tab, catalogueActors(tab).viewCategory, { slug: 'pane', categoryId: undefined }),
    ],
  ])('API-32: %s that is given up is aborted', async (_, giveUp) => {
    expect(await giveUp()).toEqual([true]);
  });

  test('API-32: every page of a list that is given up is aborted', async () => {
    const { listProducts } = catalogueActors(tab);
    expect(await givenUp(tab, listProducts, asking({ page: 3 }))).toEqual([true, true, true]);
  });
});

const device: ListDevice = {
  readClipboard: async () => 'refused',
  hearLine: async () => 'silence',
  language: 'it',
};

test('B-21: the lines of a text are looked up with one call, in their order', async () => {
  const { matchLines } = pastedListActors({ ...tab, device });
  const found = await outcomeOf(matchLines, { text: '- 2 latte\n\n6 uova, pane' });
  expect(found.map(({ typed }) => typed)).toEqual(['2 latte', '6 uova', 'pane']);
  expect(tab.sent.map(({ line }) => line)).toEqual(['POST /products/match']);
});

test('ERR-03, API-32: a list that cannot be looked up says so to who asked alone, and is aborted when given up', async () => {
  const { matchLines } = pastedListActors({ ...tab, device });
  expect(await givenUp(tab, matchLines, { text: 'latte' })).toEqual([true]);
  tab.decide(() => 'cut');
  await expect(outcomeOf(matchLines, { text: 'latte' })).rejects.toMatchObject({ kind: 'network' });
  expect(tab.told).toEqual([]);
});

test('B-38: a barcode is looked up on the cart’s day', async () => {
  const { findProduct } = barcodeActors({ ...tab, openCamera: async () => 'absent' });
  expect(await outcomeOf(findProduct, { digits: '4006381333931', hash: 'w0d0t0' })).toBeNull();
  expect(tab.sent.map(({ line }) => line)).toEqual(['GET /products?barcode=4006381333931&hash=w0d0t0']);
});

test('ERR-03, API-32: a barcode that cannot be looked up says so to who asked alone, and is aborted when given up', async () => {
  const { findProduct } = barcodeActors({ ...tab, openCamera: async () => 'absent' });
  const wanted = { digits: '4006381333931', hash: 'w0d0t0' };
  expect(await givenUp(tab, findProduct, wanted)).toEqual([true]);
  tab.decide(() => 'cut');
  await expect(outcomeOf(findProduct, wanted)).rejects.toMatchObject({ kind: 'network' });
  expect(tab.told).toEqual([]);
});
