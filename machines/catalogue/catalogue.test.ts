import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import { catalogueLogic } from './catalogue.logic.ts';
import {
  firstPageShown,
  hasListFailed,
  isCategoryMissing,
  isListLoading,
  isLoadingMore,
  listCategory,
  listQuery,
  productList,
} from './catalogue.selectors.ts';
import type { ListInput, ListQuery, WantedCategory } from './catalogue.types.ts';
import { aCategory, aList, aQuery } from '../../paths/fixtures/catalogue-fixtures.ts';
import { failed, held, refusal } from '../../tests/machines/held.ts';

const ofBread = (given: Partial<ListQuery> = {}): ListQuery => aQuery({ slug: 'pane', ...given });

const noSlot = 'w0d0t0';
const sunday = 'w89d2026-11-22t5';
const monday = 'w89d2026-11-23t5';

function start(query: ListQuery = ofBread(), listedId: number | null = null) {
  const clock = new SimulatedClock();
  const categories = held<CategoryView, WantedCategory>();
  const lists = held<ProductList, ListInput>();
  const actor = createActor(
    catalogueLogic.provide({ actors: { viewCategory: categories.logic, listProducts: lists.logic } }),
    { clock, input: { query, hash: noSlot, listedId } },
  );
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return {
    actor,
    clock,
    categories,
    lists,
    emitted,
    at: () => actor.getSnapshot(),
    show: (given: Partial<ListQuery>) => actor.send({ type: 'query.changed', query: ofBread(given) }),
    rehash: (hash: string) => actor.send({ type: 'hash.changed', hash }),
    ids: () => productList(actor.getSnapshot())?.products.map(({ productId }) => productId) ?? null,
  };
}

/** The first page of the bread department is on screen. */
async function shown() {
  const list = start();
  await list.categories.latest().answer(aCategory('pane', 12));
  await list.lists.latest().answer(aList(1, [1, 2]));
  return list;
}

describe('decision 055: opening a category whose id is known', () => {
  test('asks for it and for its products at the same time, and shows them when both are there', async () => {
    for (const isListFirst of [true, false]) {
      const { at, categories, lists, ids } = start(ofBread(), 12);
      expect(categories.calls.map(({ input }) => input)).toEqual([{ slug: 'pane' }]);
      expect(lists.calls.map(({ input }) => input)).toEqual([
        { query: ofBread(), hash: noSlot, firstPage: 1, categoryId: 12 },
      ]);
      const answers = [
        () => lists.latest().answer(aList(1, [1, 2])),
        () => categories.latest().answer(aCategory('pane', 12)),
      ];
      if (!isListFirst) answers.reverse();
      await answers[0]?.();
      expect([isListLoading(at()), at().hasTag('settled')]).toEqual([true, false]);
      await answers[1]?.();
      expect([isListLoading(at()), ids(), at().hasTag('settled')]).toEqual([false, [1, 2], true]);
      expect([categories.calls.length, lists.calls.length]).toEqual([1, 1]);
    }
  });

  test('asks again when the category is another one by now, and never shows the wrong list', async () => {
    const { at, categories, lists, ids } = start(ofBread(), 7);
    await lists.latest().answer(aList(1, [70]));
    await categories.latest().answer(aCategory('pane', 12));
    expect([isListLoading(at()), ids(), lists.latest().input.categoryId]).toEqual([true, null, 12]);
    await lists.latest().answer(aList(1, [1]));
    expect([isListLoading(at()), ids()]).toEqual([false, [1]]);
  });

  test('CAT-04: tells that there is no such category', async () => {
    const { at, categories, lists, emitted } = start(ofBread(), 12);
    await lists.latest().answer(aList(1, []));
    await categories.latest().fail(failed('notFound'));
    expect([isCategoryMissing(at()), emitted]).toEqual([true, ['page.missing']]);
  });
});

describe('opening a list', () => {
  test('NAV-04, CAT-05: a category is found by its slug, then its first page is asked for', async () => {
    const { at, categories, lists, ids } = start();
    expect(isListLoading(at())).toBe(true);
    expect(categories.calls.map(({ input }) => input)).toEqual([{ slug: 'pane' }]);
    await categories.latest().answer(aCategory('pane', 12));
    expect(lists.calls.map(({ input }) => input)).toEqual([
      { query: ofBread(), hash: noSlot, firstPage: 1, categoryId: 12 },
    ]);
    await lists.latest().answer(aList(1, [1, 2]));
    expect([isListLoading(at()), ids(), at().hasTag('settled')]).toEqual([false, [1, 2], true]);
  });

  test('NAV-04: a category no slug leads to is found by its id, with the pages of the address', async () => {
    const query = ofBread({ slug: 'vecchio-pane', categoryId: 12, pageSize: 48 });
    const { at, show, categories, lists, ids } = start(query);
    expect(categories.latest().input).toEqual({ slug: 'vecchio-pane', categoryId: 12 });
    await categories.latest().answer(aCategory('pane', 12));
    expect(lists.latest().input).toEqual({ query, hash: noSlot, firstPage: 1, categoryId: 12 });
    await lists.latest().answer(aList(1, [1, 2]));
    expect([isListLoading(at()), ids(), listCategory(at())?.category.slug]).toEqual([false, [1, 2], 'pane']);
    show({ ...query, sort: 'priceAsc' });
    expect([categories.calls.length, lists.calls.length]).toEqual([1, 2]);
    show({ ...query, categoryId: 13 });
    expect(categories.latest().input).toEqual({ slug: 'vecchio-pane', categoryId: 13 });
  });

  test('NAV-02, CAT-16: a search asks for no category but the one it names', () => {
    const { categories, lists } = start(ofBread({ slug: null, q: 'latte', parentCategoryId: 9 }));
    expect(categories.calls).toHaveLength(0);
    expect(lists.latest().input).toEqual({
      query: ofBread({ slug: null, q: 'latte', parentCategoryId: 9 }),
      hash: noSlot,
      firstPage: 1,
      categoryId: 9,
    });
  });

  test('CAT-04: a category that does not exist is told of', async () => {
    const { at, categories, lists, emitted } = start();
    await categories.latest().fail(failed('notFound'));
    expect([isCategoryMissing(at()), emitted, lists.calls.length]).toEqual([true, ['page.missing'], 0]);
  });

  test('CAT-03: one that cannot be fetched leaves nothing on screen, and can be asked for again', async () => {
    const { actor, at, categories, ids } = start();
    const failure = refusal('server.error', 'Riprova');
    await categories.latest().fail(failure);
    expect([hasListFailed(at()), ids(), listCategory(at()), at().context.error]).toEqual([
      true,
      null,
      null,
      { failure: 'refused', messages: [{ code: 'server.error', text: 'Riprova', field: null }] },
    ]);
    actor.send({ type: 'list.retry' });
    expect(categories.calls).toHaveLength(2);
  });

  test('a list nobody answers fails after twelve seconds, and the late answer changes nothing', async () => {
    const { at, clock, lists, ids } = start(ofBread({ slug: null, q: 'latte' }));
    clock.increment(12_000);
    expect([hasListFailed(at()), at().context.error?.failure]).toEqual([true, 'timeout']);
    await lists.latest().answer(aList(1, [1]));
    expect([ids(), lists.latest().signal.aborted]).toEqual([null, true]);
  });

  test('NAV-18, ERR-13: what failed is asked for again when the service is back', async () => {
    const { actor, lists, ids } = start(ofBread({ slug: null, q: 'latte' }));
    await lists.latest().fail(failed('serviceDown'));
    actor.send({ type: 'service.resumed' });
    await lists.latest().answer(aList(1, [7]));
    expect([lists.calls.length, ids()]).toEqual([2, [7]]);
  });
});

describe('another address', () => {
  test.each([
    ['a facet', { filters: ['brand:7'] }],
    ['an order', { sort: 'priceAsc' }],
    ['the offers', { promo: true }],
    ['page 3 directly', { page: 3 }],
  ] as const)('CAT-02, CAT-07: %s asks for the list alone', async (_what, given) => {
    const { at, show, categories, lists, ids } = await shown();
    show(given);
    expect([categories.calls.length, isListLoading(at())]).toEqual([1, true]);
    expect(lists.latest().input).toEqual({
      query: ofBread(given),
      hash: noSlot,
      firstPage: 'page' in given ? 3 : 1,
      categoryId: 12,
    });
    await lists.latest().answer(aList(1, [9]));
    expect([ids(), listQuery(at())]).toEqual([[9], ofBread(given)]);
  });

  test('NAV-05: the same address asks for nothing', async () => {
    const { show, lists } = await shown();
    show({});
    expect(lists.calls).toHaveLength(1);
  });

  test('CAT-09, NAV-21: another category takes nothing of the last one along', async () => {
    const { at, show, categories, lists, ids } = await shown();
    show({ slug: 'vino' });
    expect([categories.latest().input, ids(), listCategory(at())]).toEqual([{ slug: 'vino' }, null, null]);
    await categories.latest().answer(aCategory('vino', 44));
    expect(lists.latest().input).toEqual({
      query: ofBread({ slug: 'vino' }),
      hash: noSlot,
      firstPage: 1,
      categoryId: 44,
    });
  });

  test('CAT-14: of two lists asked for in a row only the last one shows, however late the first answers', async () => {
    const { show, lists, ids } = await shown();
    show({ sort: 'priceAsc' });
    const early = lists.latest();
    show({ sort: 'priceDesc' });
    await lists.latest().answer(aList(1, [3]));
    await early.answer(aList(1, [4]));
    expect([ids(), early.signal.aborted]).toEqual([[3], true]);
  });

  test('CAT-03: a list that fails leaves no products of the last one', async () => {
    const { at, show, lists, ids } = await shown();
    show({ promo: true });
    await lists.latest().fail(failed('network'));
    expect([ids(), hasListFailed(at()), at().context.error]).toEqual([
      null,
      true,
      { failure: 'network', messages: [] },
    ]);
  });
});

describe('more of the list', () => {
  test('CAT-05: the next page is added below, and the total stays in sight', async () => {
    const { at, show, lists, ids } = await shown();
    show({ page: 2 });
    expect([isLoadingMore(at()), ids(), lists.latest().input]).toEqual([
      true,
      [1, 2],
      { query: ofBread({ page: 2 }), hash: noSlot, firstPage: 2, categoryId: 12 },
    ]);
    await lists.latest().answer(aList(2, [3, 4]));
    expect([ids(), firstPageShown(at()), productList(at())?.page]).toEqual([
      [1, 2, 3, 4],
      1,
      { selPage: 2, totPages: 3, totItems: 60, itemsPerPage: 24 },
    ]);
  });

  test.each([
    ['fails', 'network'],
    ['never comes', 'timeout'],
  ] as const)('CAT-05: one that %s leaves what is there', async (how, failure) => {
    const { at, clock, show, lists, ids } = await shown();
    show({ page: 2 });
    if (how === 'fails') await lists.latest().fail(failed('network'));
    else clock.increment(12_000);
    expect([ids(), isLoadingMore(at()), at().context.error]).toEqual([
      [1, 2],
      false,
      { failure, messages: [] },
    ]);
  });
});

describe('another day or slot', () => {
  test('CAT-13: prices are asked for again in place, all pages that are shown at once', async () => {
    const { at, show, rehash, lists, ids } = await shown();
    show({ page: 2 });
    await lists.latest().answer(aList(2, [3]));
    rehash(sunday);
    expect([isListLoading(at()), ids(), lists.latest().input]).toEqual([
      false,
      [1, 2, 3],
      { query: ofBread({ page: 2 }), hash: sunday, firstPage: 1, categoryId: 12 },
    ]);
    await lists.latest().answer(aList(2, [1, 2, 5]));
    expect(ids()).toEqual([1, 2, 5]);
  });

  test('CAT-13: the same one asks for nothing', async () => {
    const { rehash, lists } = await shown();
    rehash(noSlot);
    expect(lists.calls).toHaveLength(1);
  });

  test('CAT-13: a refresh that fails or never comes leaves the list', async () => {
    const { at, clock, rehash, lists, ids } = await shown();
    rehash(sunday);
    await lists.latest().fail(failed('network'));
    rehash(monday);
    clock.increment(12_000);
    expect([ids(), hasListFailed(at())]).toEqual([[1, 2], false]);
  });

  test('CAT-13: one that comes while the category is looked for counts for its list', async () => {
    const { rehash, categories, lists } = start();
    rehash(sunday);
    await categories.latest().answer(aCategory('pane', 12));
    expect(lists.latest().input.hash).toBe(sunday);
  });

  test.each(['loading', 'loading more', 'refreshing'] as const)(
    'CAT-13: one that comes while %s ends in a list of that day',
    async (when) => {
      const { show, rehash, lists } = await shown();
      if (when === 'loading') show({ promo: true });
      if (when === 'loading more') show({ page: 2 });
      if (when === 'refreshing') rehash(sunday);
      rehash(monday);
      await lists.latest().answer(aList(1, [6]));
      expect(lists.latest().input.hash).toBe(monday);
    },
  );

  test('CAT-13: one that comes while nothing is shown counts for the next try', async () => {
    const { actor, rehash, lists } = start(ofBread({ slug: null, q: 'latte' }));
    await lists.latest().fail(failed('network'));
    rehash(sunday);
    actor.send({ type: 'list.retry' });
    expect(lists.latest().input.hash).toBe(sunday);
  });
});
