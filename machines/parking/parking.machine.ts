import { assign, setup } from 'xstate';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { KeptPlace, ParkingContext, ParkingEvent } from './parking.types.ts';

/** 'Prenota il parcheggio' of a pickup that is nearly ready: from how far the shopper comes, then the place (ORD-11). */
export const parkingMachine = setup({
  types: {
    context: {} as ParkingContext,
    events: {} as ParkingEvent,
    input: {} as { orderId: number },
    tags: {} as 'busy' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    askDistance: {} as GivenCall<number | 'refused', { addressId: number }>,
    reserve: {} as GivenPatientCall<KeptPlace, { orderId: number; distance: number }>,
  },
  actions: {
    assignAddress: assign((_, { addressId }: { addressId: number }) => ({ addressId, error: null })),
    assignDistance: assign((_, { distance }: { distance: number | 'refused' }) => ({
      distance: distance === 'refused' ? 0 : distance,
    })),
    assignArrived: assign({ distance: 0, error: null }),
    assignKept: assign((_, { kept }: { kept: KeptPlace }) => ({ kept, error: null })),
    assignFailure: {} as GivenAction<FailedCall>,
    clear: assign({ addressId: 0, distance: 0, kept: null, error: null }),
  },
  guards: {
    isRefused: (_, { distance }: { distance: number | 'refused' }) => distance === 'refused',
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: string }) => reason !== 'expired',
  },
  delays: {
    /** Longer than the browser waits for the shopper's answer and for the device. */
    positionTimeout: 60_000,
  },
}).createMachine({
  id: 'parking',
  context: ({ input }) => ({ orderId: input.orderId, addressId: 0, distance: 0, kept: null, error: null }),
  initial: 'idle',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.idle',
      actions: 'clear',
      meta: { req: ['SES-08'] },
    },
    'parking.byPosition': {
      target: '.locating',
      actions: { type: 'assignAddress', params: ({ event }) => event },
      meta: { req: ['ORD-11'] },
    },
    'parking.arrived': { target: '.reserving', actions: 'assignArrived', meta: { req: ['ORD-11'] } },
  },
  states: {
    idle: { description: 'Not asked for yet.', tags: ['settled'] },
    locating: {
      description:
        'The browser asks the shopper, then the device; whoever is there already need not wait for it.',
      tags: ['busy'],
      on: { 'parking.byPosition': {} },
      invoke: {
        id: 'askDistance',
        src: 'askDistance',
        input: ({ context: { addressId } }) => ({ addressId }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ distance: event.output }) },
            target: 'refused',
            meta: { req: ['ADR-15'] },
          },
          {
            target: 'reserving',
            actions: { type: 'assignDistance', params: ({ event }) => ({ distance: event.output }) },
            meta: { req: ['ORD-11'] },
          },
        ],
        onError: { target: 'unlocated', meta: { req: ['ADR-15'] } },
      },
      after: { positionTimeout: { target: 'unlocated', meta: { req: ['ADR-15'] } } },
    },
    reserving: {
      tags: ['busy'],
      // It is being asked for: the shop keeps one place for an order.
      on: { 'parking.byPosition': {}, 'parking.arrived': {} },
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context: { orderId, distance } }) => ({ orderId, distance }),
        onDone: {
          target: 'kept',
          actions: { type: 'assignKept', params: ({ event }) => ({ kept: event.output }) },
          meta: { req: ['ORD-11'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'idle',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ORD-11'] },
          },
        ],
      },
    },
    refused: { description: 'The shopper does not want the position told.' },
    unlocated: { description: 'The device does not know where it is.' },
    kept: {
      on: { 'parking.byPosition': {}, 'parking.arrived': {} },
    },
    failed: {},
  },
});
