import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  CartEmptyingContext,
  CartEmptyingEmitted,
  CartEmptyingEvent,
  EmptiedLine,
} from './cart-emptying.types.ts';

/** Everything leaves the cart after one question, by one call; what was in it is handed on, to be put back (ERR-10). */
export const cartEmptyingMachine = setup({
  types: {
    context: {} as CartEmptyingContext,
    events: {} as CartEmptyingEvent,
    emitted: {} as CartEmptyingEmitted,
    tags: {} as 'settled' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    emptyCart: {} as GivenPatientCall<CartAnswer, { itemIds: readonly number[] }>,
  },
  actions: {
    assignLines: assign((_, { lines }: { lines: readonly EmptiedLine[] }) => ({ lines })),
    dropLines: assign({ lines: [] }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitEmptied: emit(({ context: { lines } }, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.emptied' as const,
      items: lines.map(({ item }) => item),
      hadMessages: answer.infos.length + answer.warnings.length > 0,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'emptyCart' as const,
      error,
    })),
  },
  guards: {
    hasLines: (_, { lines }: { lines: readonly EmptiedLine[] }) => lines.length > 0,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    isDismissed: {} as GivenGuard<FailedCall>,
  },
}).createMachine({
  id: 'cartEmptying',
  context: { lines: [] },
  initial: 'idle',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.idle',
      actions: 'dropLines',
      meta: { req: ['SES-05', 'SES-08'] },
    },
  },
  states: {
    idle: {
      tags: ['settled'],
      on: { 'emptying.ask': { target: 'awaitingAnswer', meta: { req: ['SHELL-13'] } } },
    },
    awaitingAnswer: {
      tags: ['settled'],
      on: {
        'emptying.dismiss': { target: 'idle', meta: { req: ['SHELL-13'] } },
        'emptying.confirm': [
          {
            guard: { type: 'hasLines', params: ({ event }) => event },
            target: 'emptying',
            actions: { type: 'assignLines', params: ({ event }) => event },
            meta: { req: ['ERR-10'] },
          },
          // The last line left the cart while the question stood.
          { target: 'idle' },
        ],
      },
    },
    emptying: {
      tags: ['busy'],
      invoke: {
        id: 'emptyCart',
        src: 'emptyCart',
        input: ({ context: { lines } }) => ({ itemIds: lines.map(({ itemId }) => itemId) }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            { type: 'emitEmptied', params: ({ event }) => ({ answer: event.output }) },
            'dropLines',
          ],
          meta: { req: ['ERR-10', 'CART-09'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'idle',
            actions: 'dropLines',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'idle',
            actions: [
              'dropLines',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
    },
  },
});
