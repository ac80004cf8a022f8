import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { addressEditorMachine } from '../address-editor/address-editor.machine.ts';
import type { AddressEditorOutcome } from '../address-editor/address-editor.types.ts';
import type {
  AddressSelectorContext,
  AddressSelectorEmitted,
  AddressSelectorEvent,
  AddressSelectorInput,
  AddressSelectorOutput,
  ServiceChoice,
} from './address-selector.types.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { storeFinderMachine } from '../store-finder/store-finder.machine.ts';
import type { StoreFinderOutcome } from '../store-finder/store-finder.types.ts';

/**
 * The delivery address of the cart: a saved home address, a new one, or a store or a locker to collect at, each in the
 * dialog of its own chart (ADR-01…ADR-07, ADR-32).
 */
export const addressSelectorMachine = setup({
  types: {
    context: {} as AddressSelectorContext,
    events: {} as AddressSelectorEvent,
    emitted: {} as AddressSelectorEmitted,
    input: {} as AddressSelectorInput,
    output: {} as AddressSelectorOutput,
    children: {} as { editor: 'addressEditor'; finder: 'storeFinder' },
    tags: {} as 'busy' | 'listed',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    addressEditor: {} as typeof addressEditorMachine,
    storeFinder: {} as typeof storeFinderMachine,
    listHomeAddresses: {} as GivenPatientCall<Address[]>,
    selectAddress: {} as GivenCall<CartAnswer, { addressId: number }>,
    reloadCart: {} as GivenCall<CartAnswer>,
  },
  actions: {
    assignService: assign((_, { addressType }: ServiceChoice) => ({
      addressType,
      chosenId: null,
      error: null,
    })),
    /** Assigns the addresses and keeps the choice; without one the cart's is chosen, then the preferred, then the first. */
    assignAddresses: {} as GivenAction<{ addresses: readonly Address[] }>,
    assignChoice: assign((_, { addressId }: { addressId: number }) => ({ chosenId: addressId, error: null })),
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
    isHome: ({ context }) => context.addressType === 'home',
    isDirect: ({ context }) => context.isDirect,
    hasChoice: ({ context }) => context.chosenId !== null,
    isEmpty: (_, { output }: { output: readonly Address[] }) => output.length === 0,
    isSelected: (_, { output }: { output: AddressEditorOutcome }) => output === 'selected',
    isFound: (_, { output }: { output: StoreFinderOutcome }) => output === 'selected',
    isSaved: (_, { output }: { output: AddressEditorOutcome }) => output === 'saved',
    hasAddresses: ({ context }) => context.addresses.length > 0,
    isInterrupted: {} as GivenGuard<FailedCall>,
    isDismissed: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'addressSelector',
  context: ({ input }) => ({
    ...input,
    addresses: [],
    chosenId: null,
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
        { guard: 'isHome', target: 'loadingAddresses' },
        { target: 'finding', meta: { req: ['ADR-04', 'ADR-30', 'ADR-32'] } },
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
    },
    failed: {
      on: {
        'addresses.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
      },
    },
    awaitingChoice: {
      tags: ['listed'],
      on: {
        'address.choose': { actions: { type: 'assignChoice', params: ({ event }) => event } },
        'address.confirm': { guard: 'hasChoice', target: 'selectingAddress', meta: { req: ['ADR-06'] } },
        'address.add': { target: 'editing', meta: { req: ['ADR-04'] } },
      },
    },
    editing: {
      description: 'The address editor is shown in place of the list.',
      invoke: {
        id: 'editor',
        src: 'addressEditor',
        input: { moved: null },
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
    finding: {
      description: 'Stores or lockers are looked for in place of the list.',
      invoke: {
        id: 'finder',
        src: 'storeFinder',
        input: ({ context: { addressType, addressId } }) => ({
          kind: addressType === 'locker' ? 'locker' : 'store',
          addressId,
        }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => event },
            target: 'closed',
            actions: 'assignSelected',
            meta: { req: ['ADR-31', 'ADR-32'] },
          },
          { target: 'closed' },
        ],
        onError: { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
      },
    },
    selectingAddress: {
      tags: ['busy', 'listed'],
      invoke: {
        id: 'selectAddress',
        src: 'selectAddress',
        input: ({ context: { chosenId } }) => {
          if (chosenId === null) throw new Error('an address is chosen before it is selected');
          return { addressId: chosenId };
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
          {
            // Who logs in next may be somebody else: the list comes anew, and nothing is chosen by itself.
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'loading',
            meta: { req: ['SES-07', 'ERR-13'] },
          },
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
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
