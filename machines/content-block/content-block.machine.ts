import { assign, setup } from 'xstate';
import type { CartSummary } from '../cart/cart.types.ts';
import type { GivenCall } from '../chart.types.ts';
import type { BlockData, BlockRequest } from './content-block.types.ts';

export interface BlockContext {
  request: BlockRequest;
  /** Loaded on the first `block.load`, not at once. */
  isLazy: boolean;
  data: BlockData | null;
}

type BlockEvent = { type: 'block.load' } | { type: 'cart.changed'; summary: CartSummary };

/**
 * An optional part of a page: shown when its data is loaded, hidden when that fails (ERR-03, CMS-11, CAT-25). Slides and
 * slots are those of the shopper's way of delivery, and are requested again for another (CMS-06, B-29).
 */
export const contentBlockMachine = setup({
  types: {
    context: {} as BlockContext,
    events: {} as BlockEvent,
    input: {} as { request: BlockRequest; isLazy?: boolean },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    loadBlock: {} as GivenCall<BlockData | null, { request: BlockRequest }>,
  },
  actions: {
    assignContent: assign((_, { data }: { data: BlockData | null }) => ({ data })),
    assignService: assign(({ context: { request } }, { deliveryServiceId }: CartSummary) => ({
      request: 'deliveryServiceId' in request ? { ...request, deliveryServiceId } : request,
    })),
  },
  guards: {
    isLazy: ({ context }) => context.isLazy,
    isOtherService: ({ context: { request } }, { deliveryServiceId }: CartSummary) =>
      'deliveryServiceId' in request && request.deliveryServiceId !== deliveryServiceId,
    isThere: (_, { data }: { data: BlockData | null }) => data !== null,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'contentBlock',
  context: ({ input }) => ({ request: input.request, isLazy: input.isLazy ?? false, data: null }),
  initial: 'opening',
  on: {
    'cart.changed': {
      guard: { type: 'isOtherService', params: ({ event }) => event.summary },
      target: '.loading',
      actions: { type: 'assignService', params: ({ event }) => event.summary },
      meta: { req: ['CMS-06'] },
    },
  },
  states: {
    opening: {
      always: [{ guard: 'isLazy', target: 'waiting' }, { target: 'loading' }],
    },
    waiting: {
      description: 'Nobody has asked for it yet: a page that is opened does not wait for it.',
      tags: ['settled'],
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
    shown: {
      tags: ['settled'],
      on: {
        'cart.changed': {
          guard: { type: 'isOtherService', params: ({ event }) => event.summary },
          target: 'refreshing',
          actions: { type: 'assignService', params: ({ event }) => event.summary },
          meta: { req: ['CMS-06'] },
        },
      },
    },
    refreshing: {
      tags: ['settled'],
      description: 'Those of another way of delivery are on their way; what is shown stays until they come.',
      invoke: {
        id: 'refreshBlock',
        src: 'loadBlock',
        input: ({ context }) => ({ request: context.request }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ data: event.output }) },
            target: 'shown',
            actions: { type: 'assignContent', params: ({ event }) => ({ data: event.output }) },
            meta: { req: ['CMS-06'] },
          },
          { target: 'shown', meta: { req: ['CMS-06'] } },
        ],
        onError: { target: 'shown', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'shown', meta: { req: ['ERR-03'] } } },
      on: {
        'cart.changed': {
          guard: { type: 'isOtherService', params: ({ event }) => event.summary },
          target: 'refreshing',
          reenter: true,
          actions: { type: 'assignService', params: ({ event }) => event.summary },
          meta: { req: ['CMS-06'] },
        },
      },
    },
    hidden: {
      tags: ['settled'],
      on: { 'block.load': { target: 'loading' } },
    },
  },
});
