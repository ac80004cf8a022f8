import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  ExclusionAcceptanceContext,
  ExclusionAcceptanceEmitted,
  ExclusionAcceptanceEvent,
} from './exclusion-acceptance.types.ts';

/** A line the shopper excludes stays in the cart once they say so: each yes is saved with its line, one call at a time (B-23). */
export const exclusionAcceptanceMachine = setup({
  types: {
    context: {} as ExclusionAcceptanceContext,
    events: {} as ExclusionAcceptanceEvent,
    emitted: {} as ExclusionAcceptanceEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { acceptLines: {} as GivenPatientCall<CartAnswer, { itemIds: readonly number[] }> },
  actions: {
    ask: assign(({ context: { asked } }, { itemId }: { itemId: number }) => ({
      asked: asked.includes(itemId) ? asked : [...asked, itemId],
    })),
    assignSent: assign({ sent: ({ context }) => context.asked }),
    settle: assign(({ context: { asked, sent } }) => ({
      asked: asked.filter((itemId) => !sent.includes(itemId)),
    })),
    clearAsked: assign({ asked: [] }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'cartInfo' as const,
      error,
    })),
  },
  guards: {
    isOvertaken: ({ context: { asked, sent } }) => asked.some((itemId) => !sent.includes(itemId)),
    isDismissed: {} as GivenGuard<FailedCall>,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'exclusionAcceptance',
  context: { asked: [], sent: [] },
  initial: 'idle',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.idle',
      actions: 'clearAsked',
      meta: { req: ['SES-05', 'SES-08'] },
    },
  },
  states: {
    idle: {
      on: {
        'exclusion.accept': {
          target: 'saving',
          actions: { type: 'ask', params: ({ event }) => event },
          meta: { req: ['B-23'] },
        },
      },
    },
    saving: {
      entry: 'assignSent',
      invoke: {
        id: 'acceptLines',
        src: 'acceptLines',
        input: ({ context }) => ({ itemIds: context.asked }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'saving',
            reenter: true,
            actions: [
              'settle',
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            ],
            meta: { req: ['B-23'] },
          },
          {
            target: 'idle',
            actions: [
              'clearAsked',
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            ],
            meta: { req: ['B-23', 'CART-09'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'idle',
            actions: 'clearAsked',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'idle',
            actions: [
              'clearAsked',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      on: {
        'exclusion.accept': {
          actions: { type: 'ask', params: ({ event }) => event },
          meta: { req: ['B-23'] },
        },
      },
    },
  },
});
