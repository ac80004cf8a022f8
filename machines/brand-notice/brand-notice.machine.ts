import { assign, setup } from 'xstate';
import type { EventOf, GivenCall } from '../chart.types.ts';
import type { BrandNotice } from './brand-notice.types.ts';

export interface BrandNoticeContext {
  notice: BrandNotice | null;
}

interface BrandNoticeEvents {
  /** The page is live in a browser, which knows what was closed in it; the server's page is the same for everybody. */
  'notice.recall': object;
  'notice.close': object;
}

/** What the brand says to everybody, until the shopper closes it; another text shows again (SHELL-16). */
export const brandNoticeMachine = setup({
  types: {
    context: {} as BrandNoticeContext,
    events: {} as EventOf<BrandNoticeEvents>,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadNotice: {} as GivenCall<BrandNotice | null>,
    recallClosed: {} as GivenCall<boolean, { version: string }>,
    keepClosed: {} as GivenCall<void, { version: string }>,
  },
  actions: {
    assignNotice: assign((_, { notice }: BrandNoticeContext) => ({ notice })),
  },
  guards: {
    isThere: (_, { notice }: BrandNoticeContext) => notice !== null,
    isClosed: (_, { closed }: { closed: boolean }) => closed,
  },
  delays: { answerTimeout: 8_000, storageTimeout: 2_000 },
}).createMachine({
  id: 'brandNotice',
  context: { notice: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadNotice',
        src: 'loadNotice',
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ notice: event.output }) },
            target: 'checking',
            actions: { type: 'assignNotice', params: ({ event }) => ({ notice: event.output }) },
          },
          { target: 'missing', meta: { req: ['CMS-11'] } },
        ],
        onError: { target: 'missing', meta: { req: ['ERR-03', 'CMS-11'] } },
      },
      after: { answerTimeout: { target: 'missing', meta: { req: ['ERR-03'] } } },
    },
    checking: {
      description:
        'Where it was closed it is not shown even for a moment. What cannot be known was not closed.',
      invoke: {
        id: 'checkClosed',
        src: 'recallClosed',
        input: ({ context }) => ({ version: context.notice?.version ?? '' }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ closed: event.output }) },
            target: 'closed',
            meta: { req: ['SHELL-16'] },
          },
          { target: 'shown', meta: { req: ['SHELL-16'] } },
        ],
        onError: { target: 'shown', meta: { req: ['SHELL-16'] } },
      },
      after: { storageTimeout: { target: 'shown', meta: { req: ['SHELL-16'] } } },
    },
    shown: {
      tags: ['settled'],
      on: {
        'notice.recall': { target: 'recalling' },
        'notice.close': { target: 'closing', meta: { req: ['SHELL-16'] } },
      },
    },
    recalling: {
      description:
        'It came with the page of the server; where it was closed the script in the document has hidden it.',
      tags: ['settled'],
      invoke: {
        id: 'recallClosed',
        src: 'recallClosed',
        input: ({ context }) => ({ version: context.notice?.version ?? '' }),
        onDone: [
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ closed: event.output }) },
            target: 'closed',
            meta: { req: ['SHELL-16'] },
          },
          { target: 'shown', meta: { req: ['SHELL-16'] } },
        ],
        onError: { target: 'shown', meta: { req: ['SHELL-16'] } },
      },
      after: { storageTimeout: { target: 'shown', meta: { req: ['SHELL-16'] } } },
      on: { 'notice.close': { target: 'closing', meta: { req: ['SHELL-16'] } } },
    },
    closing: {
      description:
        'It is gone from the page at once; a browser that keeps nothing shows it again another time.',
      tags: ['settled'],
      invoke: {
        id: 'keepClosed',
        src: 'keepClosed',
        input: ({ context }) => ({ version: context.notice?.version ?? '' }),
        onDone: { target: 'closed', meta: { req: ['SHELL-16'] } },
        onError: { target: 'closed', meta: { req: ['SHELL-16'] } },
      },
      after: { storageTimeout: { target: 'closed', meta: { req: ['SHELL-16'] } } },
    },
    closed: { tags: ['settled'] },
    missing: { tags: ['settled'] },
  },
});
