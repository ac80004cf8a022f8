import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface GiftCodeContext {
  code: string;
  /** The code that was put on the cart last, until something else is done about codes. */
  applied: string | null;
  error: FlowError | null;
}

interface GiftCodeEvents {
  'code.changed': { text: string };
  'code.apply': object;
  'code.remove': { code: string };
  'route.entered': object;
  'session.closed': { reason: SessionEnd };
}
export type GiftCodeEvent = EventOf<GiftCodeEvents>;

export type GiftCodeEmitted =
  | { type: 'cart.answered'; answer: CartAnswer; operation: 'cartInfo' }
  | { type: 'failure.raised'; operation: 'cartInfo'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    giftCode: GiftCodeEmitted;
  }
}

/** The gift code of the cart: checked, applied, refused with a message at the field, removed (CHK-17, LOY-06). */
export const giftCodeMachine = setup({
  types: {
    context: {} as GiftCodeContext,
    events: {} as GiftCodeEvent,
    emitted: {} as GiftCodeEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    checkCode: {} as GivenPatientCall<void, { code: string }>,
    applyCode: {} as GivenPatientCall<CartAnswer, { code: string }>,
    removeCode: {} as GivenPatientCall<CartAnswer, { code: string }>,
  },
  actions: {
    assignCode: assign((_, { text }: { text: string }) => ({ code: text, applied: null, error: null })),
    clearOutcome: assign({ applied: null, error: null }),
    clearCode: assign({ code: '', applied: null, error: null }),
    tellOfCode: assign(({ context: { code } }) => ({ code: '', applied: code.trim(), error: null })),
    assignFailure: {} as GivenAction<FailedCall>,
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      operation: 'cartInfo' as const,
      answer,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'cartInfo' as const,
      error,
    })),
  },
  guards: {
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    hasCode: ({ context }) => context.code.trim() !== '',
    isDismissed: {} as GivenGuard<FailedCall>,
  },
}).createMachine({
  id: 'giftCode',
  context: { code: '', applied: null, error: null },
  initial: 'typing',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.typing',
      actions: 'clearCode',
      meta: { req: ['SES-05', 'SES-08'] },
    },
  },
  states: {
    typing: {
      on: {
        'code.changed': { actions: { type: 'assignCode', params: ({ event }) => event } },
        'code.apply': { guard: 'hasCode', target: 'checking', meta: { req: ['CHK-17'] } },
        'code.remove': { target: 'removing', actions: 'clearOutcome', meta: { req: ['CHK-17'] } },
        // What was said of a code on one page is over on the next.
        'route.entered': { actions: 'clearOutcome' },
      },
    },
    checking: {
      description: 'Whether the code is good for this cart is asked for before anything is written.',
      tags: ['busy'],
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: { target: 'applying', meta: { req: ['CHK-17'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'typing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'typing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CHK-17'] },
          },
        ],
      },
    },
    applying: {
      tags: ['busy'],
      invoke: {
        id: 'applyCode',
        src: 'applyCode',
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: {
          target: 'typing',
          actions: [
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'tellOfCode',
          ],
          meta: { req: ['CHK-17', 'CART-09'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'typing',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'typing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['CHK-17'] },
          },
        ],
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'removeCode',
        src: 'removeCode',
        input: ({ event }) => ({ code: event.type === 'code.remove' ? event.code : '' }),
        onDone: {
          target: 'typing',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['CHK-17', 'CART-09'] },
        },
        onError: { target: 'typing', actions: { type: 'emitFailure', params: ({ event }) => event } },
      },
    },
  },
});
