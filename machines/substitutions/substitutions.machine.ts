import { assign, emit, setup } from 'xstate';
import type { SubstitutionChange } from '../../contract/rules/checkout/line-choice.ts';
import type { GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  SavedChange,
  SentChange,
  SubstitutionsContext,
  SubstitutionsEmitted,
  SubstitutionsEvent,
} from './substitutions.types.ts';

const isOfSame = (one: SubstitutionChange, other: SubstitutionChange): boolean =>
  one.of === 'line' && other.of === 'line' ? one.itemId === other.itemId : one.of === other.of;

/** What to do about goods that are sold out is saved as it is chosen, one choice after the other: in the cart, or in an order that may still be changed (B-18, B-19). */
export const substitutionsMachine = setup({
  types: {
    context: {} as SubstitutionsContext,
    events: {} as SubstitutionsEvent,
    emitted: {} as SubstitutionsEmitted,
    input: {} as { orderId: number | null },
    tags: {} as 'settled' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    saveChange: {} as GivenPatientCall<SavedChange, SentChange>,
  },
  actions: {
    /** The last that is asked of the whole, or of a line, takes the place of what waits for the same. */
    assignWaiting: assign(({ context: { changes } }, { change }: { change: SubstitutionChange }) => ({
      changes: [...changes.filter((waiting) => !isOfSame(waiting, change)), change],
    })),
    /** The first is on its way, and stays. */
    assignNext: assign(({ context: { changes } }, { change }: { change: SubstitutionChange }) => ({
      changes: [
        ...changes.slice(0, 1),
        ...changes.slice(1).filter((waiting) => !isOfSame(waiting, change)),
        change,
      ],
    })),
    /** Of the whole, and of a line, the last that is asked goes out. */
    dropFirst: assign(({ context: { changes } }) => ({ changes: changes.slice(1) })),
    dropAll: assign({ changes: [] }),
    emitAnswered: emit((_, { saved }: { saved: SavedChange }) =>
      saved.of === 'cart'
        ? { type: 'cart.answered' as const, answer: saved.answer }
        : { type: 'order.answered' as const, order: saved.order },
    ),
    emitOutcomeUnknown: emit(({ context: { orderId } }) =>
      orderId === null
        ? { type: 'cart.outcomeUnknown' as const }
        : { type: 'order.outdated' as const, orderId },
    ),
    emitFailure: emit(({ context: { orderId } }, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: orderId === null ? ('cartInfo' as const) : ('orderInfos' as const),
      error,
    })),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    hasMore: ({ context: { changes } }) => changes.length > 1,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
}).createMachine({
  id: 'substitutions',
  context: ({ input: { orderId } }) => ({ orderId, changes: [] }),
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
        'substitution.choose': {
          target: 'saving',
          actions: { type: 'assignWaiting', params: ({ event }) => event },
          meta: { req: ['B-18', 'B-19'] },
        },
      },
    },
    saving: {
      tags: ['busy'],
      invoke: {
        id: 'saveChange',
        src: 'saveChange',
        input: ({ context: { orderId, changes } }) => {
          const [first] = changes;
          if (first === undefined) throw new Error('something is chosen before it is saved');
          return { orderId, change: first };
        },
        onDone: [
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
            actions: [
              { type: 'emitAnswered', params: ({ event }) => ({ saved: event.output }) },
              'dropFirst',
            ],
            meta: { req: ['B-18', 'B-19'] },
          },
          {
            target: 'idle',
            actions: [
              { type: 'emitAnswered', params: ({ event }) => ({ saved: event.output }) },
              'dropFirst',
            ],
            meta: { req: ['B-18', 'B-19'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'idle',
            actions: 'dropAll',
            meta: { req: ['SES-14'] },
          },
          {
            guard: 'hasMore',
            target: 'saving',
            reenter: true,
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
              'dropFirst',
              { type: 'emitFailure', params: ({ event }) => event },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      on: {
        'substitution.choose': {
          actions: { type: 'assignNext', params: ({ event }) => event },
          meta: { req: ['B-18', 'B-19'] },
        },
      },
    },
  },
});
