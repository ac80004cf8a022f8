import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/cart-answer.ts';
import type { Product } from '../../contract/api/product.ts';

export interface BagsContext {
  bags: readonly Product[];
  removed: number | null;
}

type BagsEvent = { type: 'bag.remove'; productId: number } | { type: 'bags.reload' };

export type BagsEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'failure.raised'; doing: 'removeProduct'; error: unknown };

const notProvided = (name: string) => () => Promise.reject(new Error(`actor '${name}' was not provided`));

/** The bags sold at checkout: listed, and taken out again; adding one goes the way of every product (CHK-03, B-13). */
export const bagsMachine = setup({
  types: {
    context: {} as BagsContext,
    events: {} as BagsEvent,
    emitted: {} as BagsEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listBags: fromPromise<Product[]>(notProvided('listBags')),
    removeBag: fromPromise<CartAnswer, { productId: number }>(notProvided('removeBag')),
  },
  actions: {
    keep: assign((_, { bags }: { bags: readonly Product[] }) => ({ bags })),
    keepRemoved: assign((_, { productId }: { productId: number }) => ({ removed: productId })),
    tellAnswer: emit((_, { answer }: { answer: CartAnswer }) => ({ type: 'cart.answered' as const, answer })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      doing: 'removeProduct' as const,
      error,
    })),
  },
  delays: { answerTimeout: 10_000 },
}).createMachine({
  id: 'bags',
  context: { bags: [], removed: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'listBags',
        src: 'listBags',
        onDone: {
          target: 'listed',
          actions: { type: 'keep', params: ({ event }) => ({ bags: event.output }) },
          meta: { req: ['CHK-03'] },
        },
        onError: { target: 'hidden', meta: { req: ['ERR-03'] } },
      },
      after: { answerTimeout: { target: 'hidden' } },
    },
    listed: {
      on: {
        'bag.remove': {
          target: 'removing',
          actions: { type: 'keepRemoved', params: ({ event }) => event },
          meta: { req: ['CART-05'] },
        },
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'removeBag',
        src: 'removeBag',
        input: ({ context }) => ({ productId: context.removed ?? 0 }),
        onDone: {
          target: 'listed',
          actions: { type: 'tellAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'listed', actions: { type: 'tellFailure', params: ({ event }) => event } },
      },
      after: {
        answerTimeout: { target: 'listed', actions: { type: 'tellFailure', params: { error: 'timeout' } } },
      },
    },
    hidden: { on: { 'bags.reload': { target: 'loading' } } },
  },
});
