import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { SpendingCapContext, SpendingCapEmitted, SpendingCapEvent } from './spending-cap.types.ts';

const atRest: SpendingCapContext = { former: null, text: '', asked: null, isWrong: false, error: null };

/**
 * What the shopper means to spend at most: typed, saved, taken away. What is typed stays until the shop has it; no line of the
 * cart is touched (B-36).
 */
export const spendingCapMachine = setup({
  types: {
    context: {} as SpendingCapContext,
    events: {} as SpendingCapEvent,
    emitted: {} as SpendingCapEmitted,
    tags: {} as 'settled' | 'editing',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    saveCap: {} as GivenPatientCall<CartAnswer, { cents: number | null }>,
  },
  actions: {
    assignCap: assign((_, { cents, text }: { cents: number | null; text: string }) => ({
      ...atRest,
      former: cents,
      text,
    })),
    assignText: assign((_, { text }: { text: string }) => ({ text, isWrong: false })),
    assignAsked: assign((_, { cents }: { cents: number | null }) => ({
      asked: cents,
      isWrong: false,
      error: null,
    })),
    markWrong: assign({ isWrong: true, error: null }),
    dropAll: assign(atRest),
    assignFailure: {} as GivenAction<FailedCall>,
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
  },
  guards: {
    isAsBefore: ({ context: { former } }, { cents }: { cents: number | null }) =>
      cents !== null && cents === former,
    isCap: {} as GivenGuard<{ cents: number | null }>,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'spendingCap',
  context: atRest,
  initial: 'idle',
  on: {
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
      on: {
        'cap.open': {
          target: 'editing',
          actions: { type: 'assignCap', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
      },
    },
    editing: {
      tags: ['settled', 'editing'],
      on: {
        'cap.type': {
          actions: { type: 'assignText', params: ({ event }) => event },
          meta: { req: ['B-36'] },
        },
        'cap.save': [
          {
            guard: { type: 'isAsBefore', params: ({ event }) => event },
            target: 'idle',
            actions: 'dropAll',
            meta: { req: ['B-36'] },
          },
          {
            guard: { type: 'isCap', params: ({ event }) => event },
            target: 'saving',
            actions: { type: 'assignAsked', params: ({ event }) => event },
            meta: { req: ['B-36'] },
          },
          { actions: 'markWrong', meta: { req: ['B-36'] } },
        ],
        'cap.remove': {
          target: 'saving',
          actions: { type: 'assignAsked', params: { cents: null } },
          meta: { req: ['B-36'] },
        },
        'form.close': { target: 'idle', actions: 'dropAll', meta: { req: ['B-36'] } },
      },
    },
    saving: {
      tags: ['editing'],
      invoke: {
        id: 'saveCap',
        src: 'saveCap',
        input: ({ context: { asked } }) => ({ cents: asked }),
        onDone: {
          target: 'idle',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'dropAll',
          ],
          meta: { req: ['B-36'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'editing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'editing',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
    },
  },
});
