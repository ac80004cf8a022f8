import { assign, setup, stopChild } from 'xstate';
import type { DeliveryArea, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { Store } from '../../contract/api/shopping/delivery.ts';
import type { addressSuggestMachine } from '../address-suggest/address-suggest.machine.ts';
import type { FreeSlot } from '../area-check/area-check.machine.ts';
import type { areaNoticeMachine } from '../area-notice/area-notice.machine.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { DevicePoint, positionMachine } from '../position/position.machine.ts';

export interface ServiceAreaContext {
  /** What is asked about: five digits, or empty before the first question. */
  postalcode: string;
  /** What was typed is neither a postal code nor an address of the list. */
  isUnclear: boolean;
  area: DeliveryArea | null;
  slots: readonly FreeSlot[];
  /** Nearest first. */
  stores: readonly Store[];
}

interface ServiceAreaEvents {
  /** The question as it is typed. */
  'area.check': { text: string };
  /** An address was found by its letters, or where the device is. */
  'place.resolved': { place: ResolvedAddress };
}
export type ServiceAreaEvent = EventOf<ServiceAreaEvents>;

function pointOf(area: DeliveryArea | null): DevicePoint | null {
  const { latitude, longitude } = area ?? { latitude: null, longitude: null };
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * Whether the groceries come to a postal code or an address, asked before any login: when first, or where the nearest
 * store is, and an e-mail to be written to once they come (SES-17, B-29).
 */
export const serviceAreaMachine = setup({
  types: {
    context: {} as ServiceAreaContext,
    events: {} as ServiceAreaEvent,
    tags: {} as 'busy' | 'served' | 'unserved',
    children: {} as { suggest: 'addressSuggest'; position: 'position'; notice: 'areaNotice' },
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    addressSuggest: {} as typeof addressSuggestMachine,
    position: {} as typeof positionMachine,
    areaNotice: {} as typeof areaNoticeMachine,
    viewArea: {} as GivenCall<DeliveryArea, { postalcode: string }>,
    findSlots: {} as GivenCall<readonly FreeSlot[]>,
    findStores: {} as GivenCall<readonly Store[], { near: DevicePoint | null }>,
  },
  actions: {
    askTyped: {} as GivenAction<{ text: string }>,
    ask: assign((_, { postalcode }: { postalcode: string }) => ({
      postalcode,
      isUnclear: false,
      area: null,
      slots: [],
      stores: [],
    })),
    tellUnclear: assign({ isUnclear: true, area: null, slots: [], stores: [] }),
    assignArea: assign((_, { area }: { area: DeliveryArea }) => ({ area })),
    assignSlots: assign((_, { slots }: { slots: readonly FreeSlot[] }) => ({ slots })),
    assignStores: assign((_, { stores }: { stores: readonly Store[] }) => ({ stores })),
    stopSuggest: stopChild('suggest'),
    stopPosition: stopChild('position'),
    stopNotice: stopChild('notice'),
  },
  guards: {
    hasPostalcode: {} as GivenGuard<{ text: string }>,
    isActive: (_, { area }: { area: DeliveryArea }) => area.active === 1,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'serviceArea',
  context: { postalcode: '', isUnclear: false, area: null, slots: [], stores: [] },
  initial: 'asking',
  invoke: [
    {
      id: 'suggest',
      src: 'addressSuggest',
      input: ({ self }) => ({ parent: self }),
      onError: { actions: 'stopSuggest', meta: { req: ['ADR-16'] } },
    },
    {
      id: 'position',
      src: 'position',
      input: ({ self }) => ({ parent: self }),
      onError: { actions: 'stopPosition', meta: { req: ['ADR-15'] } },
    },
  ],
  on: {
    'area.check': [
      {
        guard: { type: 'hasPostalcode', params: ({ event }) => event },
        target: '.checking',
        actions: { type: 'askTyped', params: ({ event }) => event },
        reenter: true,
        meta: { req: ['SES-17'] },
      },
      { target: '.asking', actions: 'tellUnclear', meta: { req: ['VAL-14'] } },
    ],
    'place.resolved': {
      target: '.checking',
      actions: { type: 'ask', params: ({ event }) => ({ postalcode: event.place.postalcode }) },
      reenter: true,
      meta: { req: ['SES-17', 'ADR-13', 'ADR-14'] },
    },
  },
  states: {
    asking: {},
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'viewArea',
        src: 'viewArea',
        input: ({ context: { postalcode } }) => ({ postalcode }),
        onDone: [
          {
            guard: { type: 'isActive', params: ({ event }) => ({ area: event.output }) },
            target: 'served',
            actions: { type: 'assignArea', params: ({ event }) => ({ area: event.output }) },
            meta: { req: ['SES-17', 'ADR-20'] },
          },
          {
            target: 'unserved',
            actions: { type: 'assignArea', params: ({ event }) => ({ area: event.output }) },
            meta: { req: ['SES-17', 'ADR-20'] },
          },
        ],
        onError: { target: 'failed', meta: { req: ['ERR-04'] } },
      },
      after: { answerTimeout: { target: 'failed', meta: { req: ['ERR-04'] } } },
    },
    served: {
      tags: ['served'],
      initial: 'findingSlots',
      states: {
        findingSlots: {
          invoke: {
            id: 'findSlots',
            src: 'findSlots',
            onDone: {
              target: 'told',
              actions: { type: 'assignSlots', params: ({ event }) => ({ slots: event.output }) },
              meta: { req: ['B-29'] },
            },
            // The answer stands without them.
            onError: { target: 'told' },
          },
          after: { answerTimeout: { target: 'told' } },
        },
        told: {},
      },
    },
    unserved: {
      tags: ['unserved'],
      invoke: {
        id: 'notice',
        src: 'areaNotice',
        input: ({ context: { postalcode } }) => ({ postalcode }),
        onError: { actions: 'stopNotice', meta: { req: ['SES-17'] } },
      },
      initial: 'findingStores',
      states: {
        findingStores: {
          invoke: {
            id: 'findStores',
            src: 'findStores',
            input: ({ context: { area } }) => ({ near: pointOf(area) }),
            onDone: {
              target: 'told',
              actions: { type: 'assignStores', params: ({ event }) => ({ stores: event.output }) },
              meta: { req: ['ADR-30'] },
            },
            onError: { target: 'told' },
          },
          after: { answerTimeout: { target: 'told' } },
        },
        told: {},
      },
    },
    failed: { description: 'Nobody answered: what was typed stays, and can be asked again.' },
  },
});
