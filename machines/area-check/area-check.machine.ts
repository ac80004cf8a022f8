import { assign, sendTo, setup, type AnyActorRef } from 'xstate';
import type { AddressCheck } from '../../contract/api/shopping/address.ts';
import type { EventOf, GivenCall, GivenGuard } from '../chart.types.ts';

/** A place as it is typed or was found. */
export interface CheckedPlace {
  address1: string;
  addressNumber: string;
  postalcode: string;
  city: string;
  province: string;
}

/** The first slot the van has room in. */
export interface FreeSlot {
  dateIso: string;
  beginTime: string;
  endTime: string;
  price: number;
}

/** Sent to the parent: where the place lies; null where nobody knows. */
export type AreaChecked = {
  type: 'area.checked';
  point: { latitude: number; longitude: number } | null;
};

export interface AreaCheckContext {
  parent: AnyActorRef;
  place: CheckedPlace;
  firstSlot: FreeSlot | null;
}

interface AreaCheckEvents {
  'place.changed': { place: CheckedPlace };
}
export type AreaCheckEvent = EventOf<AreaCheckEvents>;

/**
 * Says of a place that is still being typed whether it is served, and when first. It blocks nothing: a check that fails
 * says nothing (ADR-16, ADR-17, B-29).
 */
export const areaCheckMachine = setup({
  types: {
    context: {} as AreaCheckContext,
    events: {} as AreaCheckEvent,
    input: {} as { parent: AnyActorRef; place: CheckedPlace },
    tags: {} as 'served',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    checkPlace: {} as GivenCall<AddressCheck, { place: CheckedPlace }>,
    findSlot: {} as GivenCall<FreeSlot | null>,
  },
  actions: {
    assignPlace: assign((_, { place }: { place: CheckedPlace }) => ({ place, firstSlot: null })),
    assignSlot: assign((_, { slot }: { slot: FreeSlot | null }) => ({ firstSlot: slot })),
    sendAreaChecked: sendTo(
      ({ context }) => context.parent,
      (_, { check: { latitude, longitude } }: { check: AddressCheck }): AreaChecked => ({
        type: 'area.checked',
        point: latitude === null || longitude === null ? null : { latitude, longitude },
      }),
    ),
  },
  guards: {
    isPlaceComplete: {} as GivenGuard,
    isActive: (_, { check }: { check: AddressCheck }) => check.active === 1,
  },
  delays: { debounce: 600, answerTimeout: 12_000 },
}).createMachine({
  id: 'areaCheck',
  context: ({ input }) => ({ ...input, firstSlot: null }),
  initial: 'judging',
  on: {
    'place.changed': {
      target: '.typing',
      actions: { type: 'assignPlace', params: ({ event }) => event },
      meta: { req: ['ADR-17'] },
    },
  },
  states: {
    judging: {
      always: [
        { guard: 'isPlaceComplete', target: 'checking', meta: { req: ['ADR-17'] } },
        { target: 'unknown' },
      ],
    },
    unknown: { description: 'Too little is known of the place, or the check failed.' },
    typing: {
      description: 'The place is checked when the shopper stops typing.',
      after: { debounce: { target: 'judging' } },
    },
    checking: {
      invoke: {
        id: 'checkPlace',
        src: 'checkPlace',
        input: ({ context }) => ({ place: context.place }),
        onDone: [
          {
            guard: { type: 'isActive', params: ({ event }) => ({ check: event.output }) },
            target: 'findingSlot',
            actions: { type: 'sendAreaChecked', params: ({ event }) => ({ check: event.output }) },
            meta: { req: ['ADR-20'] },
          },
          {
            target: 'notServed',
            actions: { type: 'sendAreaChecked', params: ({ event }) => ({ check: event.output }) },
            meta: { req: ['ADR-20'] },
          },
        ],
        onError: { target: 'unknown', meta: { req: ['ADR-16'] } },
      },
      after: { answerTimeout: { target: 'unknown', meta: { req: ['ADR-16'] } } },
    },
    findingSlot: {
      tags: ['served'],
      invoke: {
        id: 'findSlot',
        src: 'findSlot',
        onDone: {
          target: 'served',
          actions: { type: 'assignSlot', params: ({ event }) => ({ slot: event.output }) },
          meta: { req: ['B-29'] },
        },
        onError: { target: 'served' },
      },
      after: { answerTimeout: { target: 'served' } },
    },
    served: { tags: ['served'] },
    notServed: {},
  },
});
