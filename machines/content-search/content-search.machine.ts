import { assign, setup } from 'xstate';
import type { ContentHit, SearchHit } from '../../contract/api/content/content.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';
import type { FoundPages, SearchTab } from './content-search.types.ts';

export interface ContentSearchContext {
  /** What is searched for; empty where the page is no search. */
  words: string;
  /** Beside the list: with what was found in the texts, or products alone. */
  isProductsOnly: boolean;
  /** Texts that hold every word, null until they are known. */
  hits: readonly ContentHit[] | null;
  /** All of them, as far as they were looked at. */
  pages: readonly SearchHit[];
  total: number;
  page: number;
  totalPages: number;
}

interface ContentSearchEvents {
  'content.wanted': object;
  'words.changed': { words: string };
  'tab.chosen': { tab: SearchTab };
  'pages.more': object;
  'pages.retry': object;
  'service.resumed': object;
}

/**
 * What a search finds in the texts of the shop, beside its products (CMS-09, CAT-18): the first of them once their place
 * is near, all of them by pages in a tab of their own.
 */
export const contentSearchMachine = setup({
  types: {
    context: {} as ContentSearchContext,
    events: {} as EventOf<ContentSearchEvents>,
    input: {} as { words: string },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    findContent: {} as GivenCall<readonly ContentHit[], { words: string }>,
    searchContent: {} as GivenCall<FoundPages, { words: string; page: number }>,
  },
  actions: {
    assignWords: assign((_, { words }: { words: string }) => ({
      words,
      isProductsOnly: false,
      hits: null,
      pages: [],
      total: 0,
      page: 0,
      totalPages: 0,
    })),
    assignTab: assign((_, { tab }: { tab: SearchTab }) => ({ isProductsOnly: tab === 'products' })),
    assignHits: assign((_, { hits }: { hits: readonly ContentHit[] }) => ({ hits })),
    clearPages: assign({ pages: [], total: 0, page: 0, totalPages: 0 }),
    addPages: assign(({ context: { pages, page } }, { items, total, totalPages }: FoundPages) => ({
      pages: [...pages, ...items],
      total,
      page: page + 1,
      totalPages,
    })),
  },
  guards: {
    hasWords: ({ context }) => context.words !== '',
    areOtherWords: ({ context }, { words }: { words: string }) => words !== context.words,
    isOfPages: (_, { tab }: { tab: SearchTab }) => tab === 'pages',
    hasHits: ({ context }) => context.hits !== null,
    isAnyThere: (_, { items }: FoundPages) => items.length > 0,
    isThereMore: ({ context }) => context.page < context.totalPages,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'contentSearch',
  context: ({ input: { words } }) => ({
    words,
    isProductsOnly: false,
    hits: null,
    pages: [],
    total: 0,
    page: 0,
    totalPages: 0,
  }),
  initial: 'beside',
  on: {
    'words.changed': {
      guard: { type: 'areOtherWords', params: ({ event }) => event },
      target: '.beside',
      actions: { type: 'assignWords', params: ({ event }) => event },
      meta: { req: ['CMS-09'] },
    },
    'tab.chosen': [
      {
        guard: { type: 'isOfPages', params: ({ event }) => event },
        target: '.pages',
        meta: { req: ['CMS-09'] },
      },
      {
        target: '.beside',
        actions: { type: 'assignTab', params: ({ event }) => event },
        meta: { req: ['CMS-09'] },
      },
    ],
  },
  states: {
    beside: {
      description: 'The products are shown; below them stands what the texts have of it.',
      initial: 'opening',
      states: {
        opening: { always: [{ guard: 'hasHits', target: 'found' }, { target: 'waiting' }] },
        waiting: {
          tags: ['settled'],
          on: {
            'content.wanted': { guard: 'hasWords', target: 'finding', meta: { req: ['CMS-09', 'CAT-18'] } },
          },
        },
        finding: {
          tags: ['settled'],
          invoke: {
            id: 'findContent',
            src: 'findContent',
            input: ({ context: { words } }) => ({ words }),
            onDone: {
              target: 'found',
              actions: { type: 'assignHits', params: ({ event }) => ({ hits: event.output }) },
              meta: { req: ['CMS-09'] },
            },
            onError: { target: 'hidden', meta: { req: ['ERR-03', 'CMS-11'] } },
          },
          after: { answerTimeout: { target: 'hidden', meta: { req: ['ERR-03'] } } },
        },
        found: { tags: ['settled'] },
        hidden: {
          tags: ['settled'],
          description: 'It did not come: the products are enough.',
          on: { 'service.resumed': { target: 'finding', meta: { req: ['B-40'] } } },
        },
      },
    },
    pages: {
      description: 'All texts that hold the words, in the place of the products.',
      initial: 'loading',
      states: {
        loading: {
          entry: 'clearPages',
          invoke: {
            id: 'searchContent',
            src: 'searchContent',
            input: ({ context: { words } }) => ({ words, page: 1 }),
            onDone: [
              {
                guard: { type: 'isAnyThere', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'addPages', params: ({ event }) => event.output },
                meta: { req: ['CMS-09'] },
              },
              { target: 'none', meta: { req: ['CMS-09'] } },
            ],
            onError: { target: 'failed', meta: { req: ['CMS-11'] } },
          },
          after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
        },
        shown: {
          tags: ['settled'],
          on: {
            'pages.more': { guard: 'isThereMore', target: 'loadingMore', meta: { req: ['CMS-09'] } },
          },
        },
        loadingMore: {
          invoke: {
            id: 'searchMore',
            src: 'searchContent',
            input: ({ context: { words, page } }) => ({ words, page: page + 1 }),
            onDone: {
              target: 'shown',
              actions: { type: 'addPages', params: ({ event }) => event.output },
              meta: { req: ['CMS-09'] },
            },
            onError: { target: 'moreFailed', meta: { req: ['CMS-11'] } },
          },
          after: { answerTimeout: { target: 'moreFailed', meta: { req: ['CMS-11'] } } },
        },
        none: { tags: ['settled'] },
        failed: {
          tags: ['settled'],
          on: {
            'pages.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
            'service.resumed': { target: 'loading', meta: { req: ['B-40'] } },
          },
        },
        moreFailed: {
          tags: ['settled'],
          description: 'What was found stays; the rest can be asked for again.',
          on: {
            'pages.retry': { target: 'loadingMore', meta: { req: ['CMS-11'] } },
            'service.resumed': { target: 'loadingMore', meta: { req: ['B-40'] } },
          },
        },
      },
    },
  },
});
