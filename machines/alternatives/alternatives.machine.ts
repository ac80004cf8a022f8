import { assign, setup } from 'xstate';
import type { ProductAlternatives } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface AlternativesQuery {
  productId: number;
  hash: string;
}

export interface AlternativesContext {
  /** Null until somebody asks. */
  productId: number | null;
  hash: string;
  found: ProductAlternatives | null;
}

interface AlternativesEvents {
  'alternatives.load': { productId: number };
  'alternatives.retry': object;
  'hash.changed': { hash: string };
  'service.resumed': object;
}

/** What can be had in place of a product on the cart's day: asked for once its place is near, and again for another day (B-25, B-28). */
export const alternativesMachine = setup({
  types: {
    context: {} as AlternativesContext,
    events: {} as EventOf<AlternativesEvents>,
    input: {} as { hash: string },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listAlternatives: {} as GivenCall<ProductAlternatives, AlternativesQuery> },
  actions: {
    assignProduct: assign((_, { productId }: { productId: number }) => ({ productId })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignFound: assign((_, { found }: { found: ProductAlternatives }) => ({ found })),
  },
  guards: {
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
    isAnyThere: (_, { found }: { found: ProductAlternatives }) => found.products.length > 0,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'alternatives',
  context: ({ input: { hash } }) => ({ productId: null, hash, found: null }),
  initial: 'waiting',
  on: {
    'hash.changed': {
      actions: { type: 'assignHash', params: ({ event }) => event },
      meta: { req: ['B-28'] },
    },
  },
  states: {
    waiting: {
      tags: ['settled'],
      description: 'The page is shown; what stands below or beside it is not near yet.',
      on: {
        'alternatives.load': {
          target: 'loading',
          actions: { type: 'assignProduct', params: ({ event }) => event },
          meta: { req: ['B-25'] },
        },
      },
    },
    loading: {
      invoke: {
        id: 'listAlternatives',
        src: 'listAlternatives',
        input: ({ context: { productId, hash } }) => ({ productId: productId ?? 0, hash }),
        onDone: [
          {
            guard: { type: 'isAnyThere', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
            meta: { req: ['B-25'] },
          },
          { target: 'none', meta: { req: ['B-25'] } },
        ],
        onError: { target: 'failed', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['ERR-03'] } } },
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      initial: 'current',
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: '.refreshing',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
      states: {
        current: {},
        refreshing: {
          description: 'What there is on another day is asked for; what was found stays until it comes.',
          invoke: {
            id: 'refreshAlternatives',
            src: 'listAlternatives',
            input: ({ context: { productId, hash } }) => ({ productId: productId ?? 0, hash }),
            onDone: [
              {
                guard: { type: 'isAnyThere', params: ({ event }) => ({ found: event.output }) },
                target: 'current',
                actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
                meta: { req: ['B-28'] },
              },
              { target: '#alternatives.none', meta: { req: ['B-28'] } },
            ],
            onError: { target: 'current', meta: { req: ['ERR-03'] } },
          },
          after: { answerTimeout: { target: 'current', meta: { req: ['ERR-03'] } } },
        },
      },
    },
    none: {
      tags: ['settled'],
      description: 'Nothing is like the product on this day.',
      on: {
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
    },
    failed: {
      tags: ['settled'],
      on: {
        'alternatives.retry': { target: 'loading', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', meta: { req: ['NAV-18'] } },
        'hash.changed': {
          guard: { type: 'isOtherHash', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
    },
  },
});
