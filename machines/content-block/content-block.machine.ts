import { assign, setup } from 'xstate';
import type { GivenCall } from '../chart.types.ts';
import type { BlockData, BlockRequest } from './content-block.types.ts';

export interface BlockContext {
  request: BlockRequest;
  /** Loaded on the first `block.load`, not at once. */
  isLazy: boolean;
  data: BlockData | null;
}

/** An optional part of a page: shown when its data is loaded, hidden when that fails (ERR-03, CMS-11, CAT-25). */
export const contentBlockMachine = setup({
  types: {
    context: {} as BlockContext,
    events: {} as { type: 'block.load' },
    input: {} as { request: BlockRequest; isLazy?: boolean },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadBlock: {} as GivenCall<BlockData | null, { request: BlockRequest }>,
  },
  actions: { assignContent: assign((_, { data }: { data: BlockData | null }) => ({ data })) },
  guards: {
    isLazy: ({ context }) => context.isLazy,
    isThere: (_, { data }: { data: BlockData | null }) => data !== null,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'contentBlock',
  context: ({ input }) => ({ request: input.request, isLazy: input.isLazy ?? false, data: null }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'isLazy', target: 'waiting' }, { target: 'loading' }],
    },
    waiting: {
      on: { 'block.load': { target: 'loading' } },
    },
    loading: {
      invoke: {
        id: 'loadBlock',
        src: 'loadBlock',
        input: ({ context }) => ({ request: context.request }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ data: event.output }) },
            target: 'shown',
            actions: { type: 'assignContent', params: ({ event }) => ({ data: event.output }) },
          },
          { target: 'hidden', meta: { req: ['CAT-25'] } },
        ],
        onError: { target: 'hidden', meta: { req: ['ERR-03', 'CMS-11'] } },
      },
      after: { answerTimeout: { target: 'hidden', meta: { req: ['ERR-03'] } } },
    },
    shown: { tags: ['settled'] },
    hidden: {
      tags: ['settled'],
      on: { 'block.load': { target: 'loading' } },
    },
  },
});
