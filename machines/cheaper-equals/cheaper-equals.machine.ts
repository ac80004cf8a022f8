import { assign, setup } from 'xstate';
import type { CheaperProduct } from '../../contract/api/shopping/product.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface CheaperQuery {
  productIds: readonly number[];
  hash: string;
}

export interface CheaperEqualsContext extends CheaperQuery {
  /** Null before the shop has told once. */
  found: readonly CheaperProduct[] | null;
}

interface CheaperEqualsEvents {
  /** These are the products of the cart, which costs too much. */
  'cheaper.look': { productIds: readonly number[] };
  'cheaper.retry': object;
  'hash.changed': { hash: string };
  'service.resumed': object;
}

/** Most products the shop is asked about at once. */
const mostAsked = 200;

/** What would make a cart cheaper: the shop is asked about all its products at once, and again when they or the day change (B-36, B-28). */
export const cheaperEqualsMachine = setup({
  types: {
    context: {} as CheaperEqualsContext,
    events: {} as EventOf<CheaperEqualsEvents>,
    input: {} as { hash: string },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listCheaper: {} as GivenCall<readonly CheaperProduct[], CheaperQuery> },
  actions: {
    assignProducts: assign((_, { productIds }: { productIds: readonly number[] }) => ({
      productIds: productIds.slice(0, mostAsked),
    })),
    assignHash: assign((_, { hash }: { hash: string }) => ({ hash })),
    assignFound: assign((_, { found }: { found: readonly CheaperProduct[] }) => ({ found })),
  },
  guards: {
    isOtherCart: ({ context }, { productIds }: { productIds: readonly number[] }) =>
      productIds.slice(0, mostAsked).join() !== context.productIds.join(),
    isOtherHash: ({ context }, { hash }: { hash: string }) => hash !== context.hash,
  },
  delays: { answerTimeout: 8_000 },
}).createMachine({
  id: 'cheaperEquals',
  context: ({ input: { hash } }) => ({ productIds: [], hash, found: null }),
  initial: 'waiting',
  states: {
    waiting: {
      tags: ['settled'],
      description: 'No cart costs too much.',
      on: {
        'cheaper.look': {
          target: 'loading',
          actions: { type: 'assignProducts', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
        'hash.changed': {
          actions: { type: 'assignHash', params: ({ event }) => event },
          meta: { req: ['B-28'] },
        },
      },
    },
    loading: {
      description: 'What was found before stays until the answer comes.',
      invoke: {
        id: 'listCheaper',
        src: 'listCheaper',
        input: ({ context: { productIds, hash } }) => ({ productIds, hash }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignFound', params: ({ event }) => ({ found: event.output }) },
          meta: { req: ['B-36'] },
        },
        onError: { target: 'failed', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['ERR-03'] } } },
      on: {
        'cheaper.look': {
          guard: { type: 'isOtherCart', params: ({ event }) => event },
          target: 'loading',
          reenter: true,
          actions: { type: 'assignProducts', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
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
      on: {
        'cheaper.look': {
          guard: { type: 'isOtherCart', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'assignProducts', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
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
        'cheaper.retry': { target: 'loading', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
        'cheaper.look': {
          guard: { type: 'isOtherCart', params: ({ event }) => event },
          target: 'loading',
          actions: { type: 'assignProducts', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
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
