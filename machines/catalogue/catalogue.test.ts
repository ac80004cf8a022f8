import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import { catalogueLogic } from './catalogue.logic.ts';
import { isListLoading, listCategory, productList } from './catalogue.selectors.ts';
import type { ListInput, ListQuery, WantedCategory } from './catalogue.types.ts';
import { aCategory, aList, aQuery } from '../../paths/fixtures/catalogue-fixtures.ts';
import { held } from '../../tests/machines/held.ts';

const ofBread = (given: Partial<ListQuery> = {}): ListQuery => aQuery({ slug: 'pane', ...given });

const noSlot = 'w0d0t0';

function start(query: ListQuery = ofBread(), listedId: number | null = null) {
  const clock = new SimulatedClock();
  const categories = held<CategoryView, WantedCategory>();
  const lists = held<ProductList, ListInput>();
  const actor = createActor(
    catalogueLogic.provide({ actors: { viewCategory: categories.logic, listProducts: lists.logic } }),
    { clock, input: { query, hash: noSlot, listedId } },
  );

  actor.start();
  return {
    categories,
    lists,
    at: () => actor.getSnapshot(),
    show: (given: Partial<ListQuery>) => actor.send({ type: 'query.changed', query: ofBread(given) }),
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
  test('asks again when the category is another one by now, and never shows the wrong list', async () => {
    const { at, categories, lists, ids } = start(ofBread(), 7);
    await lists.latest().answer(aList(1, [70]));
    await categories.latest().answer(aCategory('pane', 12));
    expect([isListLoading(at()), ids(), lists.latest().input.categoryId]).toEqual([true, null, 12]);
    await lists.latest().answer(aList(1, [1]));
    expect([isListLoading(at()), ids()]).toEqual([false, [1]]);
  });
});

describe('opening a list', () => {
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
});

describe('another address', () => {
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
});
