import { assign, emit, setup } from 'xstate';
import type { ExchangeRequest } from '../../contract/rules/checkout/exchange.ts';
import type { GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { NoticeAct } from '../notifications/notifications.types.ts';
import type { ExchangeContext, ExchangeDone, ExchangeEmitted, ExchangeEvent } from './exchange.types.ts';

const firstOf = ({ requests: [first] }: ExchangeContext): ExchangeRequest => {
  if (first === undefined) throw new Error('an exchange is asked for before it is made');
  return first;
};

const isSame = (one: ExchangeRequest | null, other: ExchangeRequest): boolean =>
  one !== null &&
  one.exchange.itemId === other.exchange.itemId &&
  one.exchange.productId === other.exchange.productId;

/**
 * Another product takes the place of a line by one press and one call, and is taken back for the time of its toast. There is
 * one exchange at a time; what is taken back meanwhile follows it (B-25, B-30).
 */
export const exchangeMachine = setup({
  types: {
    context: {} as ExchangeContext,
    events: {} as ExchangeEvent,
    emitted: {} as ExchangeEmitted,
    tags: {} as 'settled' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    exchangeProduct: {} as GivenPatientCall<ExchangeDone, ExchangeRequest>,
  },
  actions: {
    /** A request whose outcome is unknown keeps its key, and all it was sent with. */
    assignAsked: assign(({ context: { unconfirmed } }, { request }: { request: ExchangeRequest }) => ({
      requests: [unconfirmed !== null && isSame(unconfirmed, request) ? unconfirmed : request],
      placed: null,
    })),
    addUndo: assign(({ context: { requests } }, { act }: { act: NoticeAct }) =>
      act.does === 'exchange' ? { requests: [...requests, act.request], placed: null } : {},
    ),
    settle: assign(({ context }) => ({
      requests: context.requests.slice(1),
      unconfirmed: null,
      placed: firstOf(context).product.productId,
    })),
    dropFirst: assign(({ context: { requests } }) => ({ requests: requests.slice(1), unconfirmed: null })),
    markUnconfirmed: assign(({ context }) => ({
      requests: context.requests.slice(1),
      unconfirmed: firstOf(context),
    })),
    clearPlaced: assign({ placed: null }),
    dropAll: assign({ requests: [], unconfirmed: null, placed: null }),
    emitCartAnswered: emit(({ context }, { answer, undo }: ExchangeDone) => ({
      type: 'cart.answered' as const,
      answer,
      operation: 'exchange' as const,
      undo: undo === null ? undefined : { does: 'exchange' as const, request: undo },
      product: firstOf(context).product,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'exchange' as const,
      error,
    })),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isOther: (_, { request: { back, product } }: { request: ExchangeRequest }) =>
      back?.product.productId !== product.productId,
    isExchange: (_, { act }: { act: NoticeAct }) => act.does === 'exchange',
    hasMore: ({ context: { requests } }) => requests.length > 0,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'exchange',
  context: { requests: [], unconfirmed: null, placed: null },
  initial: 'idle',
  on: {
    // The focus is the next page's.
    'route.entered': { actions: 'clearPlaced', meta: { req: ['B-01'] } },
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.idle',
      actions: 'dropAll',
      meta: { req: ['SES-05', 'SES-08'] },
    },
  },
  states: {
    idle: {
      tags: ['settled'],
      // What was taken back while another one was on its way.
      always: { guard: 'hasMore', target: 'exchanging', meta: { req: ['ERR-08'] } },
      on: {
        'exchange.ask': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'exchanging',
          actions: { type: 'assignAsked', params: ({ event }) => event },
          meta: { req: ['B-25', 'B-30'] },
        },
        'notice.acted': {
          guard: { type: 'isExchange', params: ({ event }) => event },
          target: 'exchanging',
          actions: { type: 'addUndo', params: ({ event }) => event },
          meta: { req: ['ERR-08'] },
        },
      },
    },
    exchanging: {
      tags: ['busy'],
      invoke: {
        id: 'exchangeProduct',
        src: 'exchangeProduct',
        input: ({ context }) => firstOf(context),
        onDone: {
          target: 'idle',
          actions: [{ type: 'emitCartAnswered', params: ({ event }) => event.output }, 'settle'],
          meta: { req: ['B-25', 'B-30'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'idle',
            actions: 'dropAll',
            meta: { req: ['SES-14'] },
          },
          {
            // A refusal is repeated to whoever repeats the key.
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'idle',
            actions: [
              'dropFirst',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
          {
            target: 'idle',
            actions: [
              'markUnconfirmed',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      on: {
        'notice.acted': {
          guard: { type: 'isExchange', params: ({ event }) => event },
          actions: { type: 'addUndo', params: ({ event }) => event },
          meta: { req: ['ERR-08'] },
        },
      },
    },
  },
});
