import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { SlotHold } from '../cart/cart.types.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

export interface SlotHoldContext {
  hold: SlotHold | null;
}

interface SlotHoldEvents {
  'hold.changed': { hold: SlotHold };
  'hold.lost': object;
  /** The shopper extends the hold; offered once, in its last ten minutes. */
  'hold.extend': object;
}
export type SlotHoldEvent = EventOf<SlotHoldEvents>;

export type SlotHoldEmitted =
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'cart.outcomeUnknown' }
  | { type: 'slot.expired' }
  | { type: 'failure.raised'; operation: 'setTimeslot'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    slotHold: SlotHoldEmitted;
  }
}

/** The hold on a delivery slot: two hours, extended once on request, and a notice when it expires (B-16, decision 013). */
export const slotHoldMachine = setup({
  types: {
    context: {} as SlotHoldContext,
    events: {} as SlotHoldEvent,
    emitted: {} as SlotHoldEmitted,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { extendHold: {} as GivenCall<CartAnswer, { hold: SlotHold | null }> },
  actions: {
    assignHold: assign((_, { hold }: { hold: SlotHold }) => ({ hold })),
    clearHold: assign({ hold: null }),
    markExtended: assign(({ context: { hold } }) => ({
      hold: hold === null ? null : { ...hold, isExtended: true },
    })),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitSlotExpired: emit({ type: 'slot.expired' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'setTimeslot' as const,
      error,
    })),
  },
  guards: {
    isExtended: ({ context }) => context.hold?.isExtended === true,
    isOver: (_, { hold }: { hold: SlotHold }) => hold.holdUntil <= hold.learntAt,
  },
  delays: {
    untilLastMinutes: ({ context: { hold } }) =>
      hold === null ? 0 : Math.max(0, hold.holdUntil - hold.learntAt - 10 * 60_000),
    lastMinutes: ({ context: { hold } }) =>
      hold === null ? 0 : Math.max(0, Math.min(10 * 60_000, hold.holdUntil - hold.learntAt)),
    answerTimeout: 12_000,
  },
}).createMachine({
  id: 'slotHold',
  context: { hold: null },
  initial: 'none',
  on: {
    'hold.changed': { target: '.held', actions: { type: 'assignHold', params: ({ event }) => event } },
    'hold.lost': { target: '.none' },
  },
  states: {
    none: { entry: 'clearHold' },
    held: {
      after: { untilLastMinutes: { target: 'expiring', meta: { req: ['B-16'] } } },
    },
    expiring: {
      description: 'The last ten minutes: an extension is offered, once.',
      after: { lastMinutes: { target: 'expired', meta: { req: ['B-16'] } } },
      on: {
        'hold.extend': [{ guard: 'isExtended' }, { target: 'extending', meta: { req: ['B-16'] } }],
      },
    },
    extending: {
      invoke: {
        id: 'extendHold',
        src: 'extendHold',
        input: ({ context }) => ({ hold: context.hold }),
        onDone: {
          target: 'held',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'expiring',
          actions: [
            'markExtended',
            { type: 'emitFailure', params: ({ event }) => event },
            'emitOutcomeUnknown',
          ],
        },
      },
      after: { answerTimeout: { target: 'expiring', actions: ['markExtended', 'emitOutcomeUnknown'] } },
      // A cart answer that comes meanwhile must not abort the request.
      on: { 'hold.changed': { actions: { type: 'assignHold', params: ({ event }) => event } } },
    },
    expired: {
      description: 'The slot may be taken by others; the cart stays as it is.',
      entry: ['emitSlotExpired', 'emitOutcomeUnknown'],
      on: {
        'hold.changed': [
          // With a clock ahead of the server's every cart answer would otherwise announce the expiry again.
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            actions: { type: 'assignHold', params: ({ event }) => event },
            meta: { req: ['B-16'] },
          },
          { target: 'held', actions: { type: 'assignHold', params: ({ event }) => event } },
        ],
      },
    },
  },
});
