import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { Address } from '../../contract/api/shopping/delivery.ts';
import type { AddressBook } from '../../contract/api/shopping/address.ts';
import type { addressEditorMachine } from '../address-editor/address-editor.machine.ts';
import type { AddressEditorOutcome } from '../address-editor/address-editor.types.ts';
import type { GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
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
 * home is added or moves, and the list is read again afterwards (ADR-11, ADR-12).
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
    listAddresses: {} as GivenPatientCall<AddressBook>,
    preferAddress: {} as GivenPatientCall<void, { addressId: number }>,
    removeAddress: {} as GivenPatientCall<void, { addressId: number }>,
    saveDoor: {} as GivenPatientCall<void, { address: Address; door: Door }>,
    useAddress: {} as GivenPatientCall<CartAnswer, { address: Address }>,
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
      door: null,
      fieldErrors: {},
      error: null,
    }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
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
    /** The editor was dismissed. */
    isDismissed: (_, { output }: { output: AddressEditorOutcome }) => output === 'dismissed',
    isSelected: (_, { output }: { output: AddressEditorOutcome }) => output === 'selected',
    isDoorGood: {} as GivenGuard,
    isLoginDismissed: {} as GivenGuard<FailedCall>,
    /** The login was dismissed while the addresses are on screen. */
    isLoginDismissedOverBook: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'addressBook',
  context: {
    addresses: null,
    points: [],
    subject: null,
    door: null,
    fieldErrors: {},
    error: null,
  },
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clearBook', 'assignDismissed'],
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
          {
            guard: { type: 'isLoginDismissedOverBook', params: ({ event }) => event },
            target: 'shown',
            actions: 'closeSubject',
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
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'book.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
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
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'closeSubject',
            meta: { req: ['SES-14'] },
          },
          { target: 'shown', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
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
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'closeSubject',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-11'] },
          },
        ],
      },
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
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'shown',
            actions: 'closeSubject',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'shown',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ADR-12'] },
          },
        ],
      },
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
            guard: { type: 'isLoginDismissed', params: ({ event }) => event },
            target: 'describing',
            meta: { req: ['SES-14'] },
          },
          { target: 'describing', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
    },
  },
});
