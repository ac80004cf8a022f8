import { assign, emit, setup, stopChild } from 'xstate';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { positionMachine } from '../position/position.machine.ts';
import type {
  PickupPlace,
  PlacesQuery,
  SearchedPlace,
  StoreFinderContext,
  StoreFinderEmitted,
  StoreFinderEvent,
  StoreFinderInput,
  StoreFinderOutcome,
} from './store-finder.types.ts';

const chosenOf = ({ context: { places, chosenId } }: { context: StoreFinderContext }): PickupPlace => {
  const chosen = places?.find(({ id }) => id === chosenId);
  if (chosen === undefined) throw new Error('a place is chosen before it is selected');
  return chosen;
};

/**
 * Where the groceries are collected: the brand's stores or its lockers, nearest first, from home, from a postal code or
 * a town that is typed, or from where the device is; one of them becomes the cart's address (ADR-04, ADR-30…ADR-34).
 * A chosen store is set first, its counter second (decision 015).
 */
export const storeFinderMachine = setup({
  types: {
    context: {} as StoreFinderContext,
    events: {} as StoreFinderEvent,
    emitted: {} as StoreFinderEmitted,
    input: {} as StoreFinderInput,
    output: {} as StoreFinderOutcome,
    children: {} as { position: 'position' },
    tags: {} as 'busy' | 'selecting',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    position: {} as typeof positionMachine, // provided: charts know each other by type only
    listPlaces: {} as GivenPatientCall<readonly PickupPlace[], PlacesQuery>,
    /** Where a postal code or a town is; null where nobody knows it. */
    findPlace: {} as GivenCall<SearchedPlace | null, { typed: string }>,
    selectStore: {} as GivenCall<CartAnswer, { storeId: number }>,
    selectAddress: {} as GivenCall<CartAnswer, { addressId: number; kind: StoreFinderInput['kind'] }>,
    reloadCart: {} as GivenCall<CartAnswer>,
  },
  actions: {
    assignPlaces: assign(({ context: { chosenId } }, { places }: { places: readonly PickupPlace[] }) => ({
      places,
      chosenId: places.some(({ id }) => id === chosenId) ? chosenId : null,
    })),
    assignTyped: assign((_, { text }: { text: string }) => ({ typed: text, isUnknown: false })),
    assignTypedPlace: assign((_, { near }: { near: SearchedPlace | null }) => ({ near })),
    assignDevicePlace: assign((_, { place: { latitude, longitude } }: { place: ResolvedAddress }) => ({
      near: { by: 'device' as const, label: '', point: { latitude, longitude } },
      typed: '',
      isUnknown: false,
      error: null,
    })),
    tellUnknown: assign({ isUnknown: true }),
    forgetPlace: assign({ near: null, isUnknown: false, error: null }),
    assignChosen: assign((_, { id }: { id: number }) => ({ chosenId: id, error: null })),
    assignPickupPoint: assign((_, { answer }: { answer: CartAnswer }) => ({
      pickupAddressId: answer.cart.shippingAddress?.addressId ?? null,
    })),
    assignSelected: assign({ outcome: 'selected' }),
    clearError: assign({ error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    stopPosition: stopChild('position'),
    emitChosen: emit({ type: 'point.chosen' }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
  },
  guards: {
    hasTyped: ({ context }) => context.typed.trim() !== '',
    isKnown: (_, { near }: { near: SearchedPlace | null }) => near !== null,
    isListed: ({ context: { places } }, { id }: { id: number }) =>
      places?.some((place) => place.id === id) === true,
    /** The login was dismissed, and there is a list to go back to. */
    keepsPlaces: {} as GivenGuard<FailedCall>,
    hasChosen: ({ context }) => context.chosenId !== null,
    isStoreChosen: ({ context }) => context.chosenId !== null && context.kind === 'store',
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'storeFinder',
  context: ({ input }) => ({
    ...input,
    places: null,
    typed: '',
    isUnknown: false,
    near: null,
    chosenId: null,
    pickupAddressId: null,
    error: null,
    outcome: 'dismissed',
  }),
  initial: 'looking',
  invoke: {
    id: 'position',
    src: 'position',
    input: ({ self }) => ({ parent: self }),
    onError: { actions: 'stopPosition', meta: { req: ['ADR-15'] } },
  },
  on: {
    'query.changed': { actions: { type: 'assignTyped', params: ({ event }) => event } },
  },
  states: {
    looking: {
      description: 'Another place can be looked for at any time.',
      initial: 'loading',
      on: {
        'query.submit': [
          { guard: 'hasTyped', target: '.searching', actions: 'clearError', meta: { req: ['ADR-30'] } },
          { target: '.loading', actions: 'forgetPlace' },
        ],
        'place.resolved': {
          target: '.loading',
          actions: { type: 'assignDevicePlace', params: ({ event }) => event },
          meta: { req: ['ADR-14', 'ADR-33'] },
        },
      },
      states: {
        loading: {
          description: 'The list that is known stays on screen.',
          tags: ['busy'],
          invoke: {
            id: 'listPlaces',
            src: 'listPlaces',
            input: ({ context: { kind, addressId, near } }) => ({ kind, addressId, near }),
            onDone: {
              target: 'awaitingChoice',
              actions: { type: 'assignPlaces', params: ({ event }) => ({ places: event.output }) },
              meta: { req: ['ADR-30', 'ADR-32', 'ADR-33'] },
            },
            onError: [
              {
                guard: { type: 'keepsPlaces', params: ({ event }) => event },
                target: 'awaitingChoice',
                meta: { req: ['SES-14'] },
              },
              {
                target: 'failed',
                actions: { type: 'assignFailure', params: ({ event }) => event },
                meta: { req: ['ERR-04'] },
              },
            ],
          },
        },
        failed: {
          on: {
            'places.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
            'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
            'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
          },
        },
        awaitingChoice: {
          on: {
            'place.choose': {
              guard: { type: 'isListed', params: ({ event }) => event },
              actions: { type: 'assignChosen', params: ({ event }) => event },
            },
            'place.confirm': [
              { guard: 'isStoreChosen', target: '#storeFinder.selectingStore', meta: { req: ['ADR-31'] } },
              { guard: 'hasChosen', target: '#storeFinder.selectingPoint', meta: { req: ['ADR-32'] } },
            ],
          },
        },
        searching: {
          description: 'Where the postal code or the town is that was typed.',
          tags: ['busy'],
          invoke: {
            id: 'findPlace',
            src: 'findPlace',
            input: ({ context }) => ({ typed: context.typed }),
            onDone: [
              {
                guard: { type: 'isKnown', params: ({ event }) => ({ near: event.output }) },
                target: 'loading',
                actions: { type: 'assignTypedPlace', params: ({ event }) => ({ near: event.output }) },
                meta: { req: ['ADR-30', 'ADR-33'] },
              },
              { target: 'awaitingChoice', actions: 'tellUnknown' },
            ],
            onError: {
              target: 'awaitingChoice',
              actions: { type: 'assignFailure', params: ({ event }) => event },
            },
          },
          after: { answerTimeout: { target: 'awaitingChoice', actions: 'assignTimeout' } },
        },
      },
    },
    selectingStore: {
      tags: ['busy', 'selecting'],
      invoke: {
        id: 'selectStore',
        src: 'selectStore',
        input: (of) => ({ storeId: chosenOf(of).id }),
        onDone: {
          target: 'selectingPoint',
          actions: [
            { type: 'assignPickupPoint', params: ({ event }) => ({ answer: event.output }) },
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ADR-31'] },
        },
        onError: [
          {
            // Nothing is chosen by itself: the choice can be confirmed again.
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'looking.awaitingChoice',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'looking.awaitingChoice',
            actions: { type: 'assignFailure', params: ({ event }) => event },
          },
        ],
      },
      after: { answerTimeout: { target: 'looking.awaitingChoice', actions: 'assignTimeout' } },
    },
    selectingPoint: {
      tags: ['busy', 'selecting'],
      invoke: {
        id: 'selectAddress',
        src: 'selectAddress',
        input: (of) => {
          const { kind, pickupAddressId } = of.context;
          const addressId = kind === 'store' ? pickupAddressId : chosenOf(of).addressId;
          if (addressId === null) throw new Error('a place without an address was chosen');
          return { addressId, kind };
        },
        onDone: {
          target: 'reloadingCart',
          actions: [
            'assignSelected',
            'emitChosen',
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ADR-06', 'ADR-32'] },
        },
        onError: [
          {
            // Nothing is chosen by itself: the choice can be confirmed again.
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'looking.awaitingChoice',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
          {
            target: 'looking.awaitingChoice',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'looking.awaitingChoice', actions: 'assignTimeout' } },
    },
    reloadingCart: {
      tags: ['busy', 'selecting'],
      invoke: {
        id: 'reloadCart',
        src: 'reloadCart',
        onDone: {
          target: 'closed',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['ADR-07', 'CART-09'] },
        },
        // The answer to the selection carried the cart already: a failed reload loses nothing.
        onError: { target: 'closed' },
      },
      after: { answerTimeout: { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
