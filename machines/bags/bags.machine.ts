import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { GivenCall } from '../chart.types.ts';

/** One bag less: its line in the cart, and how many stay. */
export interface BagRemoval {
  itemId: number;
  left: number;
}

export interface BagsContext {
  bags: readonly Product[];
  removal: BagRemoval | null;
}

type BagsEvent =
  | ({ type: 'bag.remove' } & BagRemoval)
  | { type: 'session.opened' }
  | { type: 'service.resumed' };

export type BagsEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'failure.raised'; operation: 'removeProduct'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    bags: BagsEmitted;
  }
}

/** The bags sold at checkout: listed, and taken out one by one; adding one is adding a product (CHK-03, B-13). */
export const bagsMachine = setup({
  types: {
    context: {} as BagsContext,
    events: {} as BagsEvent,
    emitted: {} as BagsEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listBags: {} as GivenCall<Product[]>,
    removeBag: {} as GivenCall<CartAnswer, BagRemoval>,
  },
  actions: {
    assignBags: assign((_, { bags }: { bags: readonly Product[] }) => ({ bags })),
    assignRemoval: assign((_, { itemId, left }: BagRemoval) => ({ removal: { itemId, left } })),
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
  context: { bags: [], removal: null },
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
      // What was asked for before the login may be answered to nobody.
      on: { 'session.opened': { target: 'loading', reenter: true, meta: { req: ['SES-13'] } } },
    },
    listed: {
      on: {
        'bag.remove': {
          target: 'removing',
          actions: { type: 'assignRemoval', params: ({ event }) => event },
          meta: { req: ['CART-05'] },
        },
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'removeBag',
        src: 'removeBag',
        input: ({ context: { removal } }) => {
          if (removal === null) throw new Error('a bag is chosen before it is taken out');
          return removal;
        },
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
    hidden: {
      description: 'They did not come: the checkout goes on without them.',
      on: {
        'session.opened': { target: 'loading', meta: { req: ['SES-13'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
      },
    },
  },
});
