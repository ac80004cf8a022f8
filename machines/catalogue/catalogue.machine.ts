import { assign, emit, setup } from 'xstate';
import type { PageMissing } from '../pages/page-missing.types.ts';
import type { CategoryView } from '../../contract/api/shopping/category.ts';
import type { ProductList } from '../../contract/api/shopping/product.ts';
import type {
  CatalogueContext,
  CatalogueEvent,
  CatalogueInput,
  ListInput,
  ListQuery,
  WantedCategory,
} from './catalogue.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

const listInput = ({ query, category, listedId, hash }: CatalogueContext, firstPage: number): ListInput => ({
  query,
  hash,
  firstPage,
  categoryId: category?.category.categoryId ?? listedId ?? query.parentCategoryId,
});

const wantedCategory = ({ query: { slug, categoryId } }: CatalogueContext): WantedCategory => ({
  slug: slug ?? '',
  categoryId: categoryId ?? undefined,
});

/**
 * A list of products: a category, a search, the offers. The query of the address decides what it shows; a category is
 * loaded again only for another slug, and another cart hash refreshes the list in place (CAT-02…CAT-13, decision 014).
 * Where the page before has the category's id, its products are asked for at the same time (decision 055).
 */
export const catalogueMachine = setup({
  types: {
    context: {} as CatalogueContext,
    events: {} as CatalogueEvent,
    input: {} as CatalogueInput,
    tags: {} as 'settled' | 'busy',
    emitted: {} as PageMissing,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewCategory: {} as GivenCall<CategoryView, WantedCategory>,
    listProducts: {} as GivenCall<ProductList, ListInput>,
  },
  actions: {
    assignQuery: assign((_, { query }: { query: ListQuery }) => ({ query, error: null })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignCategory: assign((_, { category }: { category: CategoryView }) => ({ category })),
    clearAll: assign({ category: null, list: null, listedId: null }),
    clearList: assign({ list: null }),
    assignList: assign(({ context }, { list }: { list: ProductList }) => ({
      list,
      firstPage: context.query.page,
      error: null,
    })),
    refreshList: assign((_, { list }: { list: ProductList }) => ({ list })),
    appendList: assign(({ context }, { list }: { list: ProductList }) => ({
      list: { ...list, products: [...(context.list?.products ?? []), ...list.products] },
      error: null,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitMissing: emit({ type: 'page.missing' }),
  },
  guards: {
    isWholeCatalogue: ({ context }) => context.query.slug === null,
    hasCategory: ({ context }) =>
      context.category !== null && context.category.category.slug === context.query.slug,
    isListed: ({ context }) => context.listedId !== null,
    hasBoth: ({ context }) => context.category !== null && context.list !== null,
    /** The page before had the id of another one. */
    isOtherCategory: ({ context }) =>
      context.category !== null && context.category.category.categoryId !== context.listedId,
    isSameList: ({ context }, { query }: { query: ListQuery }) =>
      JSON.stringify(query) === JSON.stringify(context.query),
    /** The same list, one page further. */
    isNextPage: ({ context }, { query }: { query: ListQuery }) =>
      context.list !== null &&
      (query.slug === null || context.category !== null) &&
      query.page === context.query.page + 1 &&
      JSON.stringify({ ...query, page: 0 }) === JSON.stringify({ ...context.query, page: 0 }),
    /** The same category, already loaded. */
    isSameCategory: ({ context }, { query }: { query: ListQuery }) =>
      query.slug === context.query.slug &&
      query.categoryId === context.query.categoryId &&
      (query.slug === null || context.category !== null),
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    isMissing: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'catalogue',
  context: ({ input }) => ({
    ...input,
    category: null,
    list: null,
    firstPage: input.query.page,
    error: null,
  }),
  initial: 'opening',
  on: {
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['CAT-13'] },
    },
    'query.changed': [
      { guard: { type: 'isSameList', params: ({ event }) => event } },
      {
        guard: { type: 'isNextPage', params: ({ event }) => event },
        target: '.loadingMore',
        actions: { type: 'assignQuery', params: ({ event }) => event },
        meta: { req: ['CAT-05'] },
      },
      {
        guard: { type: 'isSameCategory', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'assignQuery', params: ({ event }) => event },
        meta: { req: ['CAT-02', 'CAT-07', 'CAT-08'] },
      },
      {
        target: '.opening',
        actions: [{ type: 'assignQuery', params: ({ event }) => event }, 'clearAll'],
        meta: { req: ['NAV-21', 'CAT-09'] },
      },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'isWholeCatalogue', target: 'loading' },
        { guard: 'hasCategory', target: 'loading', meta: { req: ['CAT-02'] } },
        { guard: 'isListed', target: 'loadingBoth', meta: { req: ['NAV-04', 'CAT-02'] } },
        { target: 'loadingCategory', meta: { req: ['NAV-04'] } },
      ],
    },
    loadingBoth: {
      description: 'The page before had the category’s id: it and its products are asked for together.',
      tags: ['busy'],
      type: 'parallel',
      always: [
        { guard: 'isOtherCategory', target: 'loading', actions: 'clearList' },
        { guard: 'hasBoth', target: 'shown', meta: { req: ['CAT-06', 'CAT-14'] } },
      ],
      states: {
        category: {
          initial: 'coming',
          states: {
            coming: {
              invoke: {
                id: 'viewListedCategory',
                src: 'viewCategory',
                input: ({ context }) => wantedCategory(context),
                onDone: {
                  target: 'here',
                  actions: { type: 'assignCategory', params: ({ event }) => ({ category: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isMissing', params: ({ event }) => event },
                    target: '#catalogue.missing',
                    actions: 'clearAll',
                    meta: { req: ['CAT-04'] },
                  },
                  {
                    target: '#catalogue.failed',
                    actions: ['clearAll', { type: 'assignFailure', params: ({ event }) => event }],
                    meta: { req: ['CAT-03'] },
                  },
                ],
              },
              after: {
                answerTimeout: { target: '#catalogue.failed', actions: ['clearAll', 'assignTimeout'] },
              },
            },
            here: {},
          },
        },
        products: {
          initial: 'coming',
          states: {
            coming: {
              invoke: {
                id: 'listListed',
                src: 'listProducts',
                input: ({ context }) => listInput(context, context.query.page),
                onDone: {
                  target: 'here',
                  actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
                },
                onError: {
                  target: '#catalogue.failed',
                  actions: ['clearAll', { type: 'assignFailure', params: ({ event }) => event }],
                  meta: { req: ['CAT-03'] },
                },
              },
              after: {
                answerTimeout: { target: '#catalogue.failed', actions: ['clearAll', 'assignTimeout'] },
              },
            },
            here: {},
          },
        },
      },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'opening',
          actions: ['clearList', { type: 'assignHash', params: ({ event }) => event }],
          meta: { req: ['CAT-13'] },
        },
      },
    },
    loadingCategory: {
      tags: ['busy'],
      invoke: {
        id: 'viewCategory',
        src: 'viewCategory',
        input: ({ context }) => wantedCategory(context),
        onDone: {
          target: 'loading',
          actions: { type: 'assignCategory', params: ({ event }) => ({ category: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            actions: 'clearAll',
            meta: { req: ['CAT-04'] },
          },
          {
            target: 'failed',
            actions: ['clearAll', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['CAT-03'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: ['clearAll', 'assignTimeout'] } },
    },
    loading: {
      description: 'Another list is loaded; the old one is covered and keeps its height.',
      tags: ['busy'],
      invoke: {
        id: 'listProducts',
        src: 'listProducts',
        input: ({ context }) => listInput(context, context.query.page),
        onDone: {
          target: 'shown',
          actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['CAT-06', 'CAT-14'] },
        },
        onError: {
          target: 'failed',
          actions: ['clearList', { type: 'assignFailure', params: ({ event }) => event }],
          meta: { req: ['CAT-03'] },
        },
      },
      after: { answerTimeout: { target: 'failed', actions: ['clearList', 'assignTimeout'] } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    loadingMore: {
      tags: ['busy', 'settled'],
      invoke: {
        id: 'listMore',
        src: 'listProducts',
        input: ({ context }) => listInput(context, context.query.page),
        onDone: {
          target: 'shown',
          actions: { type: 'appendList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['CAT-05'] },
        },
        onError: { target: 'shown', actions: { type: 'assignFailure', params: ({ event }) => event } },
      },
      after: { answerTimeout: { target: 'shown', actions: 'assignTimeout' } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    refreshing: {
      description:
        'Prices and availability of another day or slot are loaded; the list stays until they are here.',
      tags: ['settled'],
      invoke: {
        id: 'refreshProducts',
        src: 'listProducts',
        input: ({ context }) => listInput(context, context.firstPage),
        onDone: {
          target: 'shown',
          actions: { type: 'refreshList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['CAT-13'] },
        },
        onError: { target: 'shown' },
      },
      after: { answerTimeout: { target: 'shown' } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'refreshing',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['CAT-13'] },
        },
      },
    },
    missing: {
      tags: ['settled'],
      entry: 'emitMissing',
    },
    failed: {
      tags: ['settled'],
      on: {
        'list.retry': { target: 'opening' },
        'service.resumed': { target: 'opening', meta: { req: ['NAV-18'] } },
      },
    },
  },
});
