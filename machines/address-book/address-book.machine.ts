import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import type { addressEditorMachine } from '../address-editor/address-editor.machine.ts';
import type { AddressEditorOutcome } from '../address-editor/address-editor.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  AddressBookContext,
  AddressBookEmitted,
  AddressBookEvent,
  Door,
  DoorFields,
} from './address-book.types.ts';

const subjectOf = ({ context: { subject } }: { context: AddressBookContext }): Address => {
  if (subject === null) throw new Error('an address is named before it is changed');
  return subject;
};

/**
 * The shopper's homes, and the stores and lockers they chose: one is preferred, changed, deleted or used for the cart, a
 * home is added or moves, and the list is read again afterwards (ADR-11, ADR-12). What a lost session interrupts is done
 * again once it is back.
 */
export const addressBookMachine = setup({
  types: {
    context: {} as AddressBookContext,
    events: {} as AddressBookEvent,
    emitted: {} as AddressBookEmitted,
    children: {} as { editor: 'addressEditor' },
    tags: {} as 'busy' | 'editing',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    addressEditor: {} as typeof addressEditorMachine, // provided: charts know each other by type only
    listAddresses: {} as GivenCall<AddressBook>,
    preferAddress: {} as GivenCall<void, { addressId: number }>,
    removeAddress: {} as GivenCall<void, { addressId: number }>,
    saveDoor: {} as GivenCall<void, { address: Address; door: Door }>,
    useAddress: {} as GivenCall<CartAnswer, { address: Address }>,
  },
  actions: {
    assignAddresses: assign((_, { homes, points }: AddressBook) => ({
      addresses: homes,
      points,
      subject: null,
      door: null,
      fieldErrors: {},
    })),
    assignSubject: assign(({ context: { addresses, points } }, { addressId }: { addressId: number }) => ({
      subject: [...(addresses ?? []), ...points].find((one) => one.addressId === addressId) ?? null,
      error: null,
    })),
    forgetSubject: assign({ subject: null, error: null }),
    openDoor: {} as GivenAction,
    assignDoorField: assign(
      ({ context: { door, fieldErrors } }, { field, value }: { field: keyof DoorFields; value: string }) => ({
        door: door && { ...door, [field]: value },
        fieldErrors: { ...fieldErrors, [field]: undefined },
      }),
    ),
    assignElevator: assign(({ context: { door } }, { elevator }: { elevator: boolean }) => ({
      door: door && { ...door, elevator },
    })),
    validateDoor: {} as GivenAction,
    closeSubject: assign({ subject: null, door: null, fieldErrors: {}, error: null }),
    clearError: assign({ error: null }),
    clearErrors: assign({ fieldErrors: {}, error: null }),
    clearBook: assign({
      addresses: null,
      points: [],
      subject: null,
      interrupted: null,
      door: null,
      fieldErrors: {},
      error: null,
    }),
    interrupt: assign((_, { operation }: { operation: AddressBookContext['interrupted'] }) => ({
      interrupted: operation,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitUsed: emit({ type: 'address.used' }),
  },
  guards: {
    isKnown: ({ context: { addresses, points } }, { addressId }: { addressId: number }) =>
      [...(addresses ?? []), ...points].some((one) => one.addressId === addressId),
    isHome: ({ context: { addresses } }, { addressId }: { addressId: number }) =>
      addresses?.some((one) => one.addressId === addressId) === true,
    isDismissed: (_, { output }: { output: AddressEditorOutcome }) => output === 'dismissed',
    isSelected: (_, { output }: { output: AddressEditorOutcome }) => output === 'selected',
    isDoorGood: {} as GivenGuard,
    isInterrupted: {} as GivenGuard<FailedCall>,
    wasPreferring: ({ context }) => context.interrupted === 'prefer',
    wasRemoving: ({ context }) => context.interrupted === 'remove',
    wasSaving: ({ context }) => context.interrupted === 'save',
    wasUsing: ({ context }) => context.interrupted === 'use',
    isLeft: (_, { reason }: { reason: 'logout' | 'expired' | 'disowned' }) => reason !== 'expired',
    isListed: ({ context }) => context.addresses !== null,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'addressBook',
  context: {
    addresses: null,
    points: [],
    subject: null,
    interrupted: null,
    door: null,
    fieldErrors: {},
    error: null,
  },
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.awaitingSession',
      actions: 'clearBook',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      description: 'The list that is known stays on screen.',
      tags: ['busy'],
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        onDone: {
          target: 'shown',
          actions: { type: 'assignAddresses', params: ({ event }) => event.output },
          meta: { req: ['ADR-11'] },
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
        'book.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      on: {
        'address.prefer': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'preferring',
          actions: { type: 'assignSubject', params: ({ event }) => event },
          meta: { req: ['ADR-03', 'ADR-11'] },
        },
        'address.remove': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'assignSubject', params: ({ event }) => event },
          meta: { req: ['ADR-12'] },
        },
        'address.use': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'using',
          actions: { type: 'assignSubject', params: ({ event }) => event },
          meta: { req: ['ADR-06', 'ADR-32'] },
        },
        'address.add': { target: 'editing', actions: 'forgetSubject', meta: { req: ['ADR-04', 'ADR-11'] } },
        'address.edit': {
          guard: { type: 'isHome', params: ({ event }) => event },
          target: 'describing',
          actions: [{ type: 'assignSubject', params: ({ event }) => event }, 'openDoor'],
          meta: { req: ['ADR-11'] },
        },
        'address.saved': { target: 'loading', actions: 'clearError', meta: { req: ['ADR-11'] } },
        'point.chosen': { target: 'loading', actions: 'clearError', meta: { req: ['ADR-32'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-08'] } },
      },
    },
    preferring: {
      tags: ['busy'],
      invoke: {
        id: 'preferAddress',
        src: 'preferAddress',
        input: (of) => ({ addressId: subjectOf(of).addressId }),
        onDone: { target: 'loading', meta: { req: ['ADR-03'] } },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: { type: 'interrupt', params: { operation: 'prefer' } },
            meta: { req: ['SES-07'] },
          },
          { target: 'shown', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'shown', actions: 'assignTimeout' } },
    },
    using: {
      description: 'The cart goes there from now on.',
      tags: ['busy'],
      invoke: {
        id: 'useAddress',
        src: 'useAddress',
        input: (of) => ({ address: subjectOf(of) }),
        onDone: {
          target: 'shown',
          actions: [
            'closeSubject',
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            'emitUsed',
          ],
          meta: { req: ['ADR-06', 'ADR-07'] },
        },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: { type: 'interrupt', params: { operation: 'use' } },
            meta: { req: ['SES-07'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'shown', actions: 'assignTimeout' } },
    },
    editing: {
      description: 'A new home, or another place for a saved one, in the editor.',
      invoke: {
        id: 'editor',
        src: 'addressEditor',
        input: ({ context }) => ({ moved: context.subject }),
        onDone: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'closeSubject',
          },
          {
            guard: { type: 'isSelected', params: ({ event }) => event },
            target: 'loading',
            actions: 'emitUsed',
            meta: { req: ['ADR-07', 'ADR-28'] },
          },
          { target: 'loading', meta: { req: ['ADR-11', 'ADR-27'] } },
        ],
        onError: {
          target: 'shown',
          actions: ['closeSubject', { type: 'assignFailure', params: ({ event }) => event }],
          meta: { req: ['ERR-15'] },
        },
      },
    },
    confirmingRemoval: {
      description: 'Deleting asks first.',
      on: {
        'removal.confirm': { target: 'removing', meta: { req: ['ADR-12'] } },
        'removal.decline': { target: 'shown', actions: 'closeSubject', meta: { req: ['ADR-12'] } },
      },
    },
    removing: {
      tags: ['busy'],
      invoke: {
        id: 'removeAddress',
        src: 'removeAddress',
        input: (of) => ({ addressId: subjectOf(of).addressId }),
        onDone: { target: 'loading', meta: { req: ['ADR-12'] } },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: { type: 'interrupt', params: { operation: 'remove' } },
            meta: { req: ['SES-07'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ADR-12'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'shown', actions: 'assignTimeout' } },
    },
    describing: {
      description: 'How the courier finds the door.',
      tags: ['editing'],
      on: {
        'door.changed': { actions: { type: 'assignDoorField', params: ({ event }) => event } },
        'elevator.changed': { actions: { type: 'assignElevator', params: ({ event }) => event } },
        'place.change': { target: 'editing', actions: 'clearErrors', meta: { req: ['ADR-11', 'ADR-29'] } },
        'door.save': [
          { guard: 'isDoorGood', target: 'saving', actions: 'clearErrors', meta: { req: ['ADR-22'] } },
          { actions: 'validateDoor', meta: { req: ['ADR-23'] } },
        ],
        'door.dismiss': { target: 'shown', actions: 'closeSubject' },
      },
    },
    saving: {
      tags: ['busy', 'editing'],
      invoke: {
        id: 'saveDoor',
        src: 'saveDoor',
        input: (of) => {
          const { door } = of.context;
          if (door === null) throw new Error('a door is described before it is saved');
          return { address: subjectOf(of), door };
        },
        onDone: { target: 'loading', meta: { req: ['ADR-27'] } },
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'awaitingSession',
            actions: { type: 'interrupt', params: { operation: 'save' } },
            meta: { req: ['SES-07'] },
          },
          { target: 'describing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'describing', actions: 'assignTimeout' } },
    },
    awaitingSession: {
      description: 'Nobody is logged in, or the service is down: what was begun goes on when it is back.',
      on: {
        'book.reload': { target: 'resuming', meta: { req: ['SES-14'] } },
        'session.opened': { target: 'resuming', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'resuming', meta: { req: ['ERR-13'] } },
        'login.dismissed': [
          {
            guard: 'wasSaving',
            target: 'describing',
            actions: { type: 'interrupt', params: { operation: null } },
            meta: { req: ['SES-14'] },
          },
          {
            guard: 'isListed',
            target: 'shown',
            actions: ['closeSubject', { type: 'interrupt', params: { operation: null } }],
            meta: { req: ['SES-14'] },
          },
        ],
      },
    },
    resuming: {
      exit: { type: 'interrupt', params: { operation: null } },
      always: [
        { guard: 'wasPreferring', target: 'preferring', meta: { req: ['SES-07'] } },
        { guard: 'wasRemoving', target: 'removing', meta: { req: ['SES-07'] } },
        { guard: 'wasSaving', target: 'saving', meta: { req: ['SES-07'] } },
        { guard: 'wasUsing', target: 'using', meta: { req: ['SES-07'] } },
        { target: 'loading' },
      ],
    },
  },
});
