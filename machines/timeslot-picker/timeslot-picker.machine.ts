import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import type {
  SlotChoice,
  TimeslotPickerContext,
  TimeslotPickerEmitted,
  TimeslotPickerEvent,
  TimeslotPickerInput,
  TimeslotPickerOutput,
} from './timeslot-picker.types.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/**
 * The delivery slots: active ones are listed, picking one disables the grid until it is answered, an accepted pick is
 * followed by one reload of the cart, a refused one by a reload of the slots (SLOT-05…SLOT-17).
 */
export const timeslotPickerMachine = setup({
  types: {
    context: {} as TimeslotPickerContext,
    events: {} as TimeslotPickerEvent,
    emitted: {} as TimeslotPickerEmitted,
    input: {} as TimeslotPickerInput,
    output: {} as TimeslotPickerOutput,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listTimeslots: {} as GivenPatientCall<TimeslotDay[], { deliveryServiceId: 1 | 2; isLocker: boolean }>,
    selectTimeslot: {} as GivenCall<CartAnswer, SlotChoice>,
    reloadCart: {} as GivenCall<CartAnswer>,
  },
  actions: {
    /** Assigns the visible days; the open day stays, else the cart's day opens, else the first. */
    assignDays: {} as GivenAction<{ days: TimeslotDay[] }>,
    assignOpenDay: assign((_, { dateIso }: { dateIso: string }) => ({ openDay: dateIso })),
    assignPick: assign((_, { dateIso, timeslotId }: SlotChoice) => ({
      picked: { dateIso, timeslotId },
      error: null,
    })),
    /** Once: a slot that is refused is not taken again by itself. */
    pickSlot: assign(({ context: { slot, openDay } }) => ({
      picked: slot,
      openDay: slot?.dateIso ?? openDay,
      slot: null,
      error: null,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    clearError: assign({ error: null }),
    assignTimeout: {} as GivenAction,
    emitPicked: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      operation: 'setTimeslot' as const,
      answer,
    })),
    /** Of nothing more that was done: what the shop said of the pick still holds. */
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
  },
  guards: {
    isListed: ({ context }, { dateIso }: { dateIso: string }) =>
      context.days.some((day) => day.dateIso === dateIso),
    /** Listed, active and not full. */
    isPickable: {} as GivenGuard<SlotChoice>,
    /** The slot that was pressed is listed, active and not full. */
    isSlotPickable: {} as GivenGuard,
    hasDays: ({ context }) => context.days.length > 0,
    isInterrupted: {} as GivenGuard<FailedCall>,
    isDismissed: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'timeslotPicker',
  context: ({ input }) => ({ ...input, days: [], openDay: null, picked: null, error: null }),
  initial: 'loading',
  on: { 'picker.dismiss': { target: '.dismissed' } },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'listTimeslots',
        src: 'listTimeslots',
        input: ({ context }) => ({
          deliveryServiceId: context.deliveryServiceId,
          isLocker: context.isLocker,
        }),
        onDone: {
          target: 'loaded',
          actions: { type: 'assignDays', params: ({ event }) => ({ days: event.output }) },
          meta: { req: ['SLOT-05', 'SLOT-07', 'SLOT-15'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      on: { 'address.change': { target: 'addressRequested', meta: { req: ['SLOT-16'] } } },
    },
    loaded: {
      always: [
        {
          guard: 'isSlotPickable',
          target: 'picking',
          actions: 'pickSlot',
          meta: { req: ['SLOT-08', 'B-29'] },
        },
        { guard: 'hasDays', target: 'awaitingPick' },
        { target: 'empty', meta: { req: ['SLOT-16'] } },
      ],
    },
    awaitingPick: {
      description: 'A slot can be picked.',
      on: {
        'day.open': {
          guard: { type: 'isListed', params: ({ event }) => event },
          actions: { type: 'assignOpenDay', params: ({ event }) => event },
          meta: { req: ['SLOT-03'] },
        },
        'slot.pick': {
          guard: { type: 'isPickable', params: ({ event }) => event },
          target: 'picking',
          actions: { type: 'assignPick', params: ({ event }) => event },
          meta: { req: ['SLOT-06', 'SLOT-08'] },
        },
        'address.change': { target: 'addressRequested', meta: { req: ['SLOT-01', 'SLOT-11'] } },
      },
    },
    picking: {
      description: 'The grid is disabled until the pick is answered.',
      tags: ['busy'],
      invoke: {
        id: 'selectTimeslot',
        src: 'selectTimeslot',
        input: ({ context: { picked } }) => {
          if (picked === null) throw new Error('a slot is picked before it is selected');
          return picked;
        },
        onDone: {
          target: 'reloadingCart',
          actions: { type: 'emitPicked', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['SLOT-08', 'B-16'] },
        },
        onError: [
          {
            // Who logs in next may be somebody else: the slots come anew, and nothing is picked by itself.
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'loading',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'loading',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['SLOT-10', 'SLOT-18'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'loading', actions: 'assignTimeout', meta: { req: ['SLOT-10'] } } },
    },
    reloadingCart: {
      tags: ['busy'],
      invoke: {
        id: 'reloadCart',
        src: 'reloadCart',
        onDone: {
          target: 'picked',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['SLOT-09', 'CART-09'] },
        },
        // The answer to the pick carried the cart already: a failed reload loses nothing.
        onError: { target: 'picked' },
      },
      after: { answerTimeout: { target: 'picked' } },
    },
    empty: {
      description: 'No day has an active slot: another address or store is offered.',
      on: {
        'address.change': { target: 'addressRequested', meta: { req: ['SLOT-16'] } },
        'slots.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
      },
    },
    failed: {
      on: {
        'slots.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
        'address.change': { target: 'addressRequested' },
      },
    },
    picked: { type: 'final', output: 'picked' },
    addressRequested: { type: 'final', output: 'addressRequested' },
    dismissed: { type: 'final', output: 'dismissed' },
  },
  output: ({ event }) => event.output as TimeslotPickerOutput, // set by the final states just above
});
