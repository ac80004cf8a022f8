import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address, Store } from '../../contract/api/shopping/delivery.ts';
import type { addressEditorMachine } from '../address-editor/address-editor.machine.ts';
import type { AddressEditorOutcome } from '../address-editor/address-editor.types.ts';
import type {
  AddressSelectorContext,
  AddressSelectorEmitted,
  AddressSelectorEvent,
  AddressSelectorInput,
  AddressSelectorOutput,
  DeliveryChoice,
  ServiceChoice,
} from './address-selector.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/**
 * The delivery address of the cart: a saved home address, a new one, or a store to pick up at (ADR-01…ADR-07, ADR-30, ADR-31).
 * A chosen store is set first, its pickup point second (decision 015).
 */
export const addressSelectorMachine = setup({
  types: {
    context: {} as AddressSelectorContext,
    events: {} as AddressSelectorEvent,
    emitted: {} as AddressSelectorEmitted,
    input: {} as AddressSelectorInput,
    output: {} as AddressSelectorOutput,
    children: {} as { editor: 'addressEditor' },
    tags: {} as 'busy' | 'listed',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    addressEditor: {} as typeof addressEditorMachine, // provided: charts know each other by type only
    listHomeAddresses: {} as GivenCall<Address[]>,
    /** Nearest first, where the place of a home is known. */
    listPickupStores: {} as GivenCall<Store[], { addressId: number | null }>,
    selectStore: {} as GivenCall<CartAnswer, { storeId: number }>,
    selectAddress: {} as GivenCall<CartAnswer, ServiceChoice & { addressId: number }>,
    reloadCart: {} as GivenCall<CartAnswer>,
  },
  actions: {
    assignService: assign((_, { deliveryServiceId }: ServiceChoice) => ({
      deliveryServiceId,
      choice: null,
      error: null,
    })),
    /** Assigns the addresses and keeps the choice; without one the cart's is chosen, then the preferred, then the first. */
    assignAddresses: {} as GivenAction<{ addresses: readonly Address[] }>,
    assignStores: assign((_, { stores }: { stores: readonly Store[] }) => ({ stores })),
    assignChoice: assign((_, { choice }: { choice: DeliveryChoice }) => ({ choice, error: null })),
    assignPickupPoint: assign((_, { answer }: { answer: CartAnswer }) => ({
      pickupAddressId: answer.cart.shippingAddress?.addressId ?? null,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    clearError: assign({ error: null }),
    assignTimeout: {} as GivenAction,
    askFromNowOn: assign({ isDirect: false }),
    assignSelected: assign({ outcome: 'selected' }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
  },
  guards: {
    isPickup: {} as GivenGuard,
    isDirect: ({ context }) => context.isDirect,
    isStoreChosen: ({ context }) => context.choice?.kind === 'store',
    hasChoice: ({ context }) => context.choice !== null,
    isEmpty: (_, { output }: { output: readonly Address[] }) => output.length === 0,
    isSelected: (_, { output }: { output: AddressEditorOutcome }) => output === 'selected',
    isSaved: (_, { output }: { output: AddressEditorOutcome }) => output === 'saved',
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'addressSelector',
  context: ({ input }) => ({
    ...input,
    addresses: [],
    stores: [],
    choice: null,
    pickupAddressId: null,
    error: null,
    outcome: 'dismissed',
  }),
  initial: 'loading',
  on: {
    'selector.dismiss': { target: '.closed' },
    'service.choose': {
      target: '.loading',
      actions: { type: 'assignService', params: ({ event }) => event },
      meta: { req: ['ADR-02', 'ADR-05'] },
    },
  },
  states: {
    loading: {
      always: [
        { guard: 'isPickup', target: 'loadingStores', meta: { req: ['ADR-30'] } },
        { target: 'loadingAddresses' },
      ],
    },
    loadingAddresses: {
      tags: ['busy'],
      invoke: {
        id: 'listHomeAddresses',
        src: 'listHomeAddresses',
        onDone: [
          {
            guard: { type: 'isEmpty', params: ({ event }) => event },
            target: 'editing',
            meta: { req: ['ADR-01'] },
          },
          {
            guard: 'isDirect',
            target: 'selectingAddress',
            actions: [
              { type: 'assignAddresses', params: ({ event }) => ({ addresses: event.output }) },
              'askFromNowOn',
            ],
            meta: { req: ['ADR-06', 'B-29'] },
          },
          {
            target: 'awaitingChoice',
            actions: { type: 'assignAddresses', params: ({ event }) => ({ addresses: event.output }) },
            meta: { req: ['ADR-01', 'ADR-03'] },
          },
        ],
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    loadingStores: {
      tags: ['busy'],
      invoke: {
        id: 'listPickupStores',
        src: 'listPickupStores',
        input: ({ context }) => ({ addressId: context.addressId }),
        onDone: {
          target: 'awaitingChoice',
          actions: { type: 'assignStores', params: ({ event }) => ({ stores: event.output }) },
          meta: { req: ['ADR-30'] },
        },
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout' } },
    },
    failed: {
      on: {
        'addresses.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
      },
    },
    awaitingChoice: {
      tags: ['listed'],
      on: {
        'address.choose': { actions: { type: 'assignChoice', params: ({ event }) => event } },
        'address.confirm': [
          { guard: 'isStoreChosen', target: 'selectingStore', meta: { req: ['ADR-31'] } },
          { guard: 'hasChoice', target: 'selectingAddress', meta: { req: ['ADR-06'] } },
        ],
        'address.add': { target: 'editing', meta: { req: ['ADR-04'] } },
      },
    },
    editing: {
      description: 'The address editor is shown in place of the list.',
      invoke: {
        id: 'editor',
        src: 'addressEditor',
        onDone: [
          {
            guard: { type: 'isSelected', params: ({ event }) => event },
            target: 'closed',
            actions: 'assignSelected',
          },
          { guard: { type: 'isSaved', params: ({ event }) => event }, target: 'loading' },
          { guard: 'hasAddresses', target: 'awaitingChoice' },
          { target: 'closed' },
        ],
        onError: { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
      },
    },
    selectingStore: {
      tags: ['busy', 'listed'],
      invoke: {
        id: 'selectStore',
        src: 'selectStore',
        input: ({ context: { choice } }) => {
          if (choice?.kind !== 'store') throw new Error('a store is chosen before it is selected');
          return { storeId: choice.storeId };
        },
        onDone: {
          target: 'selectingAddress',
          actions: [
            { type: 'assignPickupPoint', params: ({ event }) => ({ answer: event.output }) },
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ADR-31'] },
        },
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          { target: 'awaitingChoice', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'awaitingChoice', actions: 'assignTimeout' } },
    },
    selectingAddress: {
      tags: ['busy', 'listed'],
      invoke: {
        id: 'selectAddress',
        src: 'selectAddress',
        input: ({ context: { choice, pickupAddressId, deliveryServiceId } }) => {
          const addressId = choice?.kind === 'home' ? choice.addressId : pickupAddressId;
          if (addressId === null) throw new Error('an address is chosen before it is selected');
          return { addressId, deliveryServiceId };
        },
        onDone: {
          target: 'reloadingCart',
          actions: [
            'assignSelected',
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ADR-06'] },
        },
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          {
            target: 'awaitingChoice',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'awaitingChoice', actions: 'assignTimeout' } },
    },
    reloadingCart: {
      tags: ['busy', 'listed'],
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
    awaitingSession: {
      description:
        'The session expired or the service is down: the list is loaded again when it is back, the choice is kept.',
      on: {
        'session.opened': { target: 'loading', meta: { req: ['SES-07'] } },
        'addresses.reload': { target: 'loading', actions: 'clearError', meta: { req: ['SES-14'] } },
        'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
      },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
