import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  AgeDeclarationContext,
  AgeDeclarationEmitted,
  AgeDeclarationEvent,
} from './age-declaration.types.ts';

/** Whoever buys alcohol declares to be of age: a tick shows at once and is saved with the cart, the last one in the end (B-14). */
export const ageDeclarationMachine = setup({
  types: {
    context: {} as AgeDeclarationContext,
    events: {} as AgeDeclarationEvent,
    emitted: {} as AgeDeclarationEmitted,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { saveDeclaration: {} as GivenPatientCall<CartAnswer, { isDeclared: boolean }> },
  actions: {
    assignAsked: assign((_, { isDeclared }: { isDeclared: boolean }) => ({ asked: isDeclared })),
    assignSent: assign({ sent: ({ context }) => context.asked === true }),
    clearAsked: assign({ asked: null }),
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
    isOvertaken: ({ context: { asked, sent } }) => asked !== sent,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'ageDeclaration',
  context: { asked: null, sent: false },
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
      tags: ['settled'],
      on: {
        'age.declare': {
          target: 'saving',
          actions: { type: 'assignAsked', params: ({ event }) => event },
          meta: { req: ['B-14'] },
        },
      },
    },
    saving: {
      entry: 'assignSent',
      invoke: {
        id: 'saveDeclaration',
        src: 'saveDeclaration',
        input: ({ context }) => ({ isDeclared: context.asked === true }),
        onDone: [
          {
            guard: 'isOvertaken',
            target: 'saving',
            reenter: true,
            actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            meta: { req: ['B-14'] },
          },
          {
            target: 'idle',
            actions: [
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
              'clearAsked',
            ],
            meta: { req: ['B-14', 'CART-09'] },
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
        'age.declare': {
          actions: { type: 'assignAsked', params: ({ event }) => event },
          meta: { req: ['B-14'] },
        },
      },
    },
  },
});
