import { sendTo, setup, assign, type AnyActorRef } from 'xstate';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { EventOf, GivenCall } from '../chart.types.ts';

/** A point in degrees. */
export interface DevicePoint {
  latitude: number;
  longitude: number;
}

/** Sent to the parent: the address where the device is. */
export type PlaceLocated = { type: 'place.resolved'; place: ResolvedAddress };

export interface PositionContext {
  parent: AnyActorRef;
  point: DevicePoint | null;
}

interface PositionEvents {
  'position.request': object;
}
export type PositionEvent = EventOf<PositionEvents>;

/**
 * The address where the device is, asked for by a press and never by itself. A refusal and a failure explain
 * themselves and leave the form as it is (ADR-14, ADR-15).
 */
export const positionMachine = setup({
  types: {
    context: {} as PositionContext,
    events: {} as PositionEvent,
    input: {} as { parent: AnyActorRef },
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    askPosition: {} as GivenCall<DevicePoint | 'refused'>,
    locate: {} as GivenCall<ResolvedAddress | null, { point: DevicePoint }>,
  },
  actions: {
    assignPoint: assign((_, { answer }: { answer: DevicePoint | 'refused' }) => ({
      point: answer === 'refused' ? null : answer,
    })),
    sendPlace: sendTo(
      ({ context }) => context.parent,
      (_, { place }: { place: ResolvedAddress | null }) => ({ type: 'place.resolved', place }),
    ),
  },
  guards: {
    isRefused: (_, { answer }: { answer: DevicePoint | 'refused' }) => answer === 'refused',
    isKnown: (_, { place }: { place: ResolvedAddress | null }) => place !== null,
  },
  delays: {
    /** Longer than the browser waits for the shopper's answer and for the device. */
    positionTimeout: 60_000,
    answerTimeout: 10_000,
  },
}).createMachine({
  id: 'position',
  context: ({ input }) => ({ parent: input.parent, point: null }),
  initial: 'idle',
  on: { 'position.request': { target: '.asking', meta: { req: ['ADR-14'] } } },
  states: {
    idle: { description: 'Not asked for yet, or the form has the place.' },
    asking: {
      description: 'The browser asks the shopper, then the device.',
      tags: ['busy'],
      // It is being asked: a second question would take the first one back.
      on: { 'position.request': {} },
      invoke: {
        id: 'askPosition',
        src: 'askPosition',
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ answer: event.output }) },
            target: 'refused',
            meta: { req: ['ADR-15'] },
          },
          {
            target: 'locating',
            actions: { type: 'assignPoint', params: ({ event }) => ({ answer: event.output }) },
            meta: { req: ['ADR-14'] },
          },
        ],
        onError: { target: 'failed', meta: { req: ['ADR-15'] } },
      },
      after: { positionTimeout: { target: 'failed', meta: { req: ['ADR-15'] } } },
    },
    locating: {
      description: 'Which address that is.',
      tags: ['busy'],
      on: { 'position.request': {} },
      invoke: {
        id: 'locate',
        src: 'locate',
        input: ({ context }) => ({ point: context.point ?? { latitude: 0, longitude: 0 } }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ place: event.output }) },
            target: 'idle',
            actions: { type: 'sendPlace', params: ({ event }) => ({ place: event.output }) },
            meta: { req: ['ADR-14'] },
          },
          { target: 'failed', meta: { req: ['ADR-15'] } },
        ],
        onError: { target: 'failed', meta: { req: ['ADR-15'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['ADR-15'] } } },
    },
    refused: { description: 'The shopper does not want it told.' },
    failed: { description: 'The device does not know, or nobody knows what is there.' },
  },
});
