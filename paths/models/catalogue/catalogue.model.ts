import type { catalogueActors } from '../../../machines/catalogue/catalogue.actors.ts';
import { catalogueLogic } from '../../../machines/catalogue/catalogue.logic.ts';
import { flowModel } from '../../kit/model.ts';
import { fails, says } from '../../kit/cases.ts';
import { aCategory, aList, aQuery } from '../../fixtures/catalogue-fixtures.ts';
import { catalogueRules } from './catalogue.rules.ts';

const fruit = aQuery({ slug: 'frutta-fresca' });

/** An old link: no category has the slug, the id is the fruit's. */
const moved = aQuery({ slug: 'frutta-di-una-volta', categoryId: 58, pageSize: 12 });

const search = aQuery({ q: 'pasta' });

const noSlot = 'w0d0t0';

const sunday = 'w89d2026-11-22t5';

/** As the demo shop has them: the flow tells a category that has another id by now. */
const ids: Readonly<Record<string, number>> = { 'frutta-fresca': 58, ortofrutta: 1 };

export const catalogueModel = flowModel<typeof catalogueLogic, ReturnType<typeof catalogueActors>>({
  name: 'catalogue',
  machine: catalogueLogic,
  starts: [
    { says: 'the fruit is opened', input: () => ({ query: fruit, hash: noSlot, listedId: null }) },
    {
      says: 'the fruit is opened from a page that has its id',
      input: () => ({ query: fruit, hash: noSlot, listedId: 58 }),
    },
    {
      says: 'the fruit is opened from a page that has another id for it',
      input: () => ({ query: fruit, hash: noSlot, listedId: 7 }),
    },
    {
      says: 'the fruit is opened by its id, under a slug it no longer has',
      input: () => ({ query: moved, hash: noSlot, listedId: null }),
    },
    { says: 'a search is opened', input: () => ({ query: search, hash: noSlot, listedId: null }) },
  ],
  cases: {
    'query.changed': ({ context: { query } }) => {
      const same = says('the same list is entered', { query });
      const further = says('one page further is entered', { query: { ...query, page: query.page + 1 } });
      const sorted = says('the list is sorted by price', {
        query: { ...query, page: 1, sort: 'priceAsc' as const },
      });
      const other =
        query.slug === 'frutta-fresca'
          ? says('a search is entered', { query: search })
          : says('the fruit is entered', { query: fruit });
      if (query.sort !== '') return [same, other];
      const milk = says('another category is entered', { query: { ...fruit, slug: 'ortofrutta' } });
      return [
        same,
        ...(query.page < 2 ? [further] : []),
        sorted,
        other,
        ...(query.slug === 'frutta-fresca' ? [milk] : []),
      ];
    },
    'hash.changed': ({ context }) => [
      ...(context.query.sort === ''
        ? [says('the cart’s day is another one', { hash: context.hash === noSlot ? sunday : noSlot })]
        : []),
      says('the cart’s day is the same', { hash: context.hash }),
    ],
    'list.retry': [says('the list is asked for again')],
    'session.opened': [],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewCategory: {
      done: ({ context: { query } }) => [
        says(
          'the category is there',
          query.categoryId === null
            ? aCategory(query.slug ?? '', ids[query.slug ?? ''] ?? 0)
            : aCategory('frutta-fresca', query.categoryId),
        ),
      ],
      failed: fails('the category', 'notFound', 'serviceDown', 'network'),
    },
    listProducts: {
      done: ({ context: { query } }) => [
        says('the products are there', aList(query.page, [query.page * 10, query.page * 10 + 1])),
      ],
      failed: fails('the list', 'serviceDown', 'network'),
    },
  },
  writes: [],
  survivors: ['after answerTimeout', 'viewCategory onError 1 [isMissing]', 'viewCategory onError 2'].map(
    (where) => ({
      fault: `drop action: loadingCategory ${where} without clearAll`,
      because:
        'a category is only asked for when neither it nor a list is kept; there is nothing left to clear',
    }),
  ),
  facts: ['hash.changed'],
  limit: 300,
  project: ({ value, context: { query, hash, category, list, firstPage, error } }) => ({
    query: [query.slug, query.categoryId, query.q, query.sort, query.page],
    isSunday: hash === sunday,
    category: category?.category.slug ?? null,
    list: list?.products.length ?? null,
    firstPage: value === 'shown' || value === 'refreshing' || value === 'loadingMore' ? firstPage : null,
    isShown: error !== null,
  }),
  rules: catalogueRules,
});
