import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  CartEmptyingContext,
  CartEmptyingEmitted,
  CartEmptyingEvent,
  EmptiedCart,
  EmptiedLine,
  StoredOffer,
} from './cart-emptying.types.ts';

/**
 * Everything leaves the cart after one question, by one call; what was in it is emitted, and offered for ten minutes
 * wherever the empty cart is shown, unless its shopper logs out before (ERR-10, B-43).
 */
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
    recallEmptied: {} as GivenCall<EmptiedCart | null>,
  },
  actions: {
    assignLines: assign((_, { lines }: { lines: readonly EmptiedLine[] }) => ({ lines })),
    dropLines: assign({ lines: [] }),
    assignEmptied: assign(({ context: { lines } }, { answer }: { answer: CartAnswer }) => ({
      emptied: {
        userId: answer.cart.user.userId,
        cartId: answer.cart.cartId,
        items: lines.map(({ item }) => item),
        left: 600_000,
      },
    })),
    restoreEmptied: assign((_, { emptied }: StoredOffer) => ({ emptied })),
    dropEmptied: assign({ emptied: null }),
    /** Stores it in this tab for a reload; null removes it. */
    keepEmptied: {} as GivenAction<StoredOffer>,
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
    isStored: (_, { emptied }: StoredOffer) => emptied !== null,
    isDismissed: {} as GivenGuard<FailedCall>,
  },
  delays: {
    storageTimeout: 2_000,
    offerTime: ({ context }) => context.emptied?.left ?? 0,
  },
}).createMachine({
  id: 'cartEmptying',
  context: { lines: [], emptied: null },
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
      on: {
        'emptying.ask': { target: 'awaitingAnswer', meta: { req: ['SHELL-13'] } },
        'offer.recall': { target: 'recalling' },
      },
    },
    recalling: {
      description: 'It may have been emptied before the page was loaded.',
      tags: ['settled'],
      invoke: {
        id: 'recallEmptied',
        src: 'recallEmptied',
        onDone: [
          {
            guard: { type: 'isStored', params: ({ event }) => ({ emptied: event.output }) },
            target: 'offering',
            actions: { type: 'restoreEmptied', params: ({ event }) => ({ emptied: event.output }) },
            meta: { req: ['B-43'] },
          },
          { target: 'idle' },
        ],
        onError: { target: 'idle', meta: { req: ['B-43'] } },
      },
      after: { storageTimeout: { target: 'idle', meta: { req: ['B-43'] } } },
      on: { 'emptying.ask': { target: 'awaitingAnswer', meta: { req: ['SHELL-13'] } } },
    },
    offering: {
      description: 'The cart was emptied a short time ago: what was in it can be put back.',
      tags: ['settled'],
      exit: ['dropEmptied', { type: 'keepEmptied', params: { emptied: null } }],
      on: { 'emptying.ask': { target: 'awaitingAnswer', meta: { req: ['SHELL-13'] } } },
      after: { offerTime: { target: 'idle', meta: { req: ['B-43'] } } },
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
          target: 'offering',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            { type: 'emitEmptied', params: ({ event }) => ({ answer: event.output }) },
            { type: 'assignEmptied', params: ({ event }) => ({ answer: event.output }) },
            { type: 'keepEmptied', params: ({ context }) => ({ emptied: context.emptied }) },
            'dropLines',
          ],
          meta: { req: ['ERR-10', 'CART-09', 'B-43'] },
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
