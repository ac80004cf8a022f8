import { assign, emit, fromPromise, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';

export interface BagsContext {
  bags: readonly Product[];
  removed: number | null;
}

type BagsEvent = { type: 'bag.remove'; productId: number } | { type: 'bags.reload' };

export type BagsEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'failure.raised'; operation: 'removeProduct'; error: unknown };

const notProvided = (name: string) => () => Promise.reject(new Error(`actor '${name}' was not provided`));

/** The bags sold at checkout: listed and removed; adding one is adding a product (CHK-03, B-13). */
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
    assignBags: assign((_, { bags }: { bags: readonly Product[] }) => ({ bags })),
    assignRemoved: assign((_, { productId }: { productId: number }) => ({ removed: productId })),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'removeProduct' as const,
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
          actions: { type: 'assignBags', params: ({ event }) => ({ bags: event.output }) },
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
          actions: { type: 'assignRemoved', params: ({ event }) => event },
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
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'listed', actions: { type: 'emitFailure', params: ({ event }) => event } },
      },
      after: {
        answerTimeout: { target: 'listed', actions: { type: 'emitFailure', params: { error: 'timeout' } } },
      },
    },
    hidden: { on: { 'bags.reload': { target: 'loading' } } },
  },
});
