import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';
import type { FlyerPage, FlyersContext, FlyersEvent, FlyersInput } from './flyers.types.ts';

/** The flyers, ten to a page: the page of the address decides, a further one is appended (NAV-16, CMS-05). */
export const flyersMachine = setup({
  types: {
    context: {} as FlyersContext,
    events: {} as FlyersEvent,
    input: {} as FlyersInput,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listFlyers: {} as GivenCall<FlyerPage, { page: number }> },
  actions: {
    assignPage: assign((_, { page }: { page: number }) => ({ page })),
    clearList: assign({ flyers: [] }),
    assignList: assign(({ context: { page } }, { items, totalPages }: FlyerPage) => ({
      flyers: items,
      totalPages,
      firstPage: page,
      lastPage: page,
    })),
    appendList: assign(({ context: { page, flyers } }, { items, totalPages }: FlyerPage) => ({
      flyers: [...flyers, ...items],
      totalPages,
      lastPage: page,
    })),
  },
  guards: {
    isSamePage: ({ context }, { page }: { page: number }) => page === context.page,
    /** The page that follows what is listed. */
    isNextPage: ({ context }, { page }: { page: number }) =>
      context.flyers.length > 0 && page === context.lastPage + 1,
    hasNone: (_, { items }: FlyerPage) => items.length === 0,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'flyers',
  context: ({ input: { page } }) => ({ page, firstPage: page, lastPage: page, flyers: [], totalPages: 0 }),
  initial: 'loading',
  on: {
    'page.changed': [
      { guard: { type: 'isSamePage', params: ({ event }) => event } },
      {
        guard: { type: 'isNextPage', params: ({ event }) => event },
        target: '.loadingMore',
        actions: { type: 'assignPage', params: ({ event }) => event },
        meta: { req: ['CMS-05'] },
      },
      {
        target: '.loading',
        actions: [{ type: 'assignPage', params: ({ event }) => event }, 'clearList'],
        meta: { req: ['CMS-05'] },
      },
    ],
  },
  states: {
    loading: {
      invoke: {
        id: 'listFlyers',
        src: 'listFlyers',
        input: ({ context: { page } }) => ({ page }),
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => event.output },
            target: 'none',
            meta: { req: ['NAV-16'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignList', params: ({ event }) => event.output },
            meta: { req: ['NAV-16', 'CMS-05'] },
          },
        ],
        onError: { target: 'failed', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['CMS-11'] } } },
    },
    shown: { tags: ['settled'] },
    loadingMore: {
      tags: ['settled'],
      invoke: {
        id: 'listMore',
        src: 'listFlyers',
        input: ({ context: { page } }) => ({ page }),
        onDone: {
          target: 'shown',
          actions: { type: 'appendList', params: ({ event }) => event.output },
          meta: { req: ['CMS-05'] },
        },
        onError: { target: 'moreFailed', meta: { req: ['CMS-11'] } },
      },
      after: { answerTimeout: { target: 'moreFailed', meta: { req: ['CMS-11'] } } },
    },
    moreFailed: {
      description: 'What is listed stays; the page that did not come can be asked for again.',
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loadingMore', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loadingMore', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
    none: { tags: ['settled'] },
    failed: {
      tags: ['settled'],
      on: {
        'page.retry': { target: 'loading', meta: { req: ['CMS-11'] } },
        'service.resumed': { target: 'loading', meta: { req: ['CMS-11', 'B-40'] } },
      },
    },
  },
});
