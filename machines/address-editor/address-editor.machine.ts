import { assign, emit, setup, stopChild } from 'xstate';
import type { AddressCheck, ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { addressSuggestMachine } from '../address-suggest/address-suggest.machine.ts';
import type {
  AddressEditorContext,
  AddressEditorEmitted,
  AddressEditorEvent,
  AddressEditorInput,
  AddressEditorOutcome,
  CheckInput,
  DetailFields,
  PlaceFields,
  SaveInput,
} from './address-editor.types.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';
import type { positionMachine } from '../position/position.machine.ts';

/**
 * A new home address in two steps: the place, checked for delivery, and the details for the courier; confirmed once,
 * saved, and selected for the cart (ADR-13…ADR-29). A saved home moves to another place the same way, and is not selected
 * by that (ADR-11). A check is valid for exactly the fields it was made for.
 */
export const addressEditorMachine = setup({
  types: {
    context: {} as AddressEditorContext,
    events: {} as AddressEditorEvent,
    emitted: {} as AddressEditorEmitted,
    input: {} as AddressEditorInput,
    output: {} as AddressEditorOutcome,
    children: {} as { suggest: 'addressSuggest'; position: 'position' },
    tags: {} as 'busy' | 'confirming' | 'details',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    addressSuggest: {} as typeof addressSuggestMachine,
    position: {} as typeof positionMachine,
    checkAddress: {} as GivenCall<AddressCheck, CheckInput>,
    saveAddress: {} as GivenPatientCall<{ addressId: number }, SaveInput>,
    selectAddress: {} as GivenPatientCall<CartAnswer, { addressId: number }>,
    reloadCart: {} as GivenCall<CartAnswer>,
  },
  actions: {
    /** What is typed by hand stays where the place found has none: its answer may come after the typing. */
    assignResolvedPlace: assign(
      ({ context }, { place: { latitude, longitude, ...place } }: { place: ResolvedAddress }) => ({
        place:
          context.coordinates === null
            ? {
                ...place,
                address1: place.address1 || context.place.address1,
                addressNumber: place.addressNumber || context.place.addressNumber,
              }
            : place,
        coordinates: { latitude, longitude },
        check: null,
        fieldErrors: {},
        missing: null,
        error: null,
      }),
    ),
    assignPlaceField: assign(
      ({ context }, { field, value }: { field: keyof PlaceFields; value: string }) => ({
        place: { ...context.place, [field]: value },
        coordinates: null,
        check: null,
        missing: null,
      }),
    ),
    assignDetailsField: assign(
      ({ context }, { field, value }: { field: keyof DetailFields; value: string }) => ({
        details: { ...context.details, [field]: value },
      }),
    ),
    clearPlace: assign({
      place: { address1: '', addressNumber: '', postalcode: '', city: '', province: '' },
      coordinates: null,
      check: null,
    }),
    clearErrors: assign({ error: null, missing: null, fieldErrors: {} }),
    validatePlace: {} as GivenAction,
    validateDetails: {} as GivenAction,
    assignIntent: assign((_, { intent }: { intent: 'verify' | 'save' }) => ({ intent })),
    assignCheck: assign(({ context }, { check }: { check: AddressCheck }) => ({
      check,
      saveAnyway: false,
      place: { ...check.address, addressNumber: check.addressNumber ?? context.place.addressNumber },
      coordinates:
        check.latitude === null || check.longitude === null
          ? null
          : { latitude: check.latitude, longitude: check.longitude },
    })),
    assignSaveAnyway: assign({ saveAnyway: true }),
    /** A save whose outcome is unknown keeps its key, as long as nothing of it changes. */
    assignAttempt: assign(
      ({ context: { attempt, place, coordinates, details, saveAnyway } }, { key }: { key: string }) => {
        const fields = JSON.stringify({ place, coordinates, details, saveAnyway });
        return { attempt: attempt?.fields === fields ? attempt : { key, fields } };
      },
    ),
    /** A refusal is repeated to whoever repeats the key. */
    clearAttempt: assign({ attempt: null }),
    assignSaved: assign((_, { addressId }: { addressId: number }) => ({ savedAddressId: addressId })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    assignOutcome: assign((_, { outcome }: { outcome: AddressEditorOutcome }) => ({ outcome })),
    stopSuggest: stopChild('suggest'),
    stopPosition: stopChild('position'),
    emitSaved: emit({ type: 'address.saved' }),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'setAddress' as const,
      error,
    })),
  },
  guards: {
    isPlaceComplete: {} as GivenGuard,
    isPlaceIncomplete: {} as GivenGuard,
    hasDetails: ({ context: { details } }) =>
      [details.doorbellName, details.addressName, details.referencePhoneNumber].every(
        (text) => text.trim() !== '',
      ),
    areDetailsValid: {} as GivenGuard,
    isStale: ({ context }) => context.check === null,
    isActive: (_, { check }: { check: AddressCheck }) => check.active === 1,
    isActiveForSaving: ({ context }, { check }: { check: AddressCheck }) =>
      check.active === 1 && context.intent === 'save',
    isUnvalidated: ({ context }) => context.check?.validated === false,
    isMoved: ({ context }) => context.moved !== null,
    isRefusedFor: {} as GivenGuard<RefusedCall>,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'addressEditor',
  context: ({ input: { moved } }) => ({
    moved,
    place: {
      address1: moved?.address1 ?? '',
      addressNumber: moved?.addressNumber ?? '',
      postalcode: moved?.postalcode ?? '',
      city: moved?.city ?? '',
      province: moved?.province ?? '',
    },
    coordinates: null,
    details: {
      doorbellName: moved?.doorbellName ?? '',
      addressName: moved?.addressName ?? '',
      floor: moved?.floor ?? '',
      referencePhoneNumber: moved?.referencePhoneNumber ?? '',
    },
    check: null,
    intent: 'verify',
    fieldErrors: {},
    missing: null,
    saveAnyway: false,
    savedAddressId: null,
    attempt: null,
    error: null,
    outcome: 'dismissed',
  }),
  initial: 'enteringPlace',
  on: { 'editor.dismiss': { target: '.closed' } },
  states: {
    enteringPlace: {
      description:
        'The place is suggested, found where the device is, or typed by hand; whether it is served is not known yet.',
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
        'place.resolved': {
          actions: { type: 'assignResolvedPlace', params: ({ event }) => event },
          meta: { req: ['ADR-13', 'ADR-14'] },
        },
        'place.fieldChanged': {
          actions: { type: 'assignPlaceField', params: ({ event }) => event },
          meta: { req: ['ADR-29'] },
        },
        'address.verify': [
          {
            guard: 'isPlaceComplete',
            target: 'checking',
            actions: ['clearErrors', { type: 'assignIntent', params: { intent: 'verify' } }],
            meta: { req: ['ADR-17', 'ADR-19'] },
          },
          { actions: 'validatePlace', meta: { req: ['ADR-18'] } },
        ],
      },
    },
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'checkAddress',
        src: 'checkAddress',
        input: ({ context }) => ({ place: context.place, coordinates: context.coordinates }),
        onDone: [
          {
            guard: { type: 'isActiveForSaving', params: ({ event }) => ({ check: event.output }) },
            target: 'validating',
            actions: [
              { type: 'assignCheck', params: ({ event }) => ({ check: event.output }) },
              'validateDetails',
            ],
            meta: { req: ['ADR-29'] },
          },
          {
            guard: { type: 'isActive', params: ({ event }) => ({ check: event.output }) },
            target: 'enteringDetails',
            actions: { type: 'assignCheck', params: ({ event }) => ({ check: event.output }) },
            meta: { req: ['ADR-20'] },
          },
          { target: 'notDeliverable', meta: { req: ['ADR-20', 'ADR-26'] } },
        ],
        onError: {
          target: 'enteringPlace',
          actions: { type: 'assignFailure', params: ({ event }) => event },
        },
      },
      after: { answerTimeout: { target: 'enteringPlace', actions: 'assignTimeout' } },
    },
    notDeliverable: {
      description: 'The place is not served: another one can be entered.',
      on: { 'place.retry': { target: 'enteringPlace', actions: 'clearPlace', meta: { req: ['ADR-20'] } } },
    },
    enteringDetails: {
      description: 'The place is served. Saving is possible once the starred fields are filled.',
      tags: ['details'],
      on: {
        'details.fieldChanged': {
          actions: { type: 'assignDetailsField', params: ({ event }) => event },
          meta: { req: ['ADR-21'] },
        },
        'place.fieldChanged': {
          actions: { type: 'assignPlaceField', params: ({ event }) => event },
          meta: { req: ['ADR-23', 'ADR-29'] },
        },
        'place.edit': { target: 'enteringPlace', actions: 'clearErrors' },
        'address.save': {
          guard: 'hasDetails',
          target: 'validating',
          actions: ['clearErrors', 'validateDetails'],
          meta: { req: ['ADR-22'] },
        },
      },
    },
    validating: {
      always: [
        {
          guard: 'isPlaceIncomplete',
          target: 'enteringPlace',
          actions: 'validatePlace',
          meta: { req: ['ADR-18'] },
        },
        {
          guard: 'isStale',
          target: 'checking',
          actions: { type: 'assignIntent', params: { intent: 'save' } },
          meta: { req: ['ADR-29'] },
        },
        { guard: 'areDetailsValid', target: 'confirming', meta: { req: ['ADR-25'] } },
        { target: 'enteringDetails', meta: { req: ['ADR-23'] } },
      ],
    },
    confirming: {
      tags: ['confirming', 'details'],
      initial: 'choosingQuestion',
      on: {
        'confirmation.decline': { target: 'enteringDetails', meta: { req: ['ADR-24', 'ADR-25'] } },
      },
      states: {
        choosingQuestion: {
          always: [
            { guard: 'isUnvalidated', target: 'awaitingSaveAnyway' },
            { target: 'awaitingConfirmation' },
          ],
        },
        awaitingConfirmation: {
          description: "E' stato trovato questo indirizzo: … Vuoi salvarlo?",
          on: {
            'confirmation.accept': {
              target: '#addressEditor.saving',
              actions: { type: 'assignAttempt', params: ({ event }) => event },
              meta: { req: ['ADR-25'] },
            },
          },
        },
        awaitingSaveAnyway: {
          description: 'The street was not found: is the address saved anyway?',
          on: {
            'confirmation.accept': {
              target: '#addressEditor.saving',
              actions: ['assignSaveAnyway', { type: 'assignAttempt', params: ({ event }) => event }],
              meta: { req: ['ADR-24'] },
            },
          },
        },
      },
    },
    saving: {
      tags: ['busy', 'details'],
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context: { place, coordinates, details, saveAnyway, moved, attempt } }) => {
          if (attempt === null) throw new Error('a save is confirmed before it is sent');
          return { place, coordinates, details, saveAnyway, moved, key: attempt.key };
        },
        onDone: [
          {
            guard: 'isMoved',
            target: 'reloadingCart',
            actions: [{ type: 'assignOutcome', params: { outcome: 'saved' } }, 'emitSaved'],
            meta: { req: ['ADR-11', 'ADR-27'] },
          },
          {
            target: 'selecting',
            actions: [{ type: 'assignSaved', params: ({ event }) => event.output }, 'emitSaved'],
            meta: { req: ['ADR-27', 'ADR-28'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'enteringDetails',
            meta: { req: ['SES-14'] },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'address.unvalidated' }),
            },
            target: 'confirming.awaitingSaveAnyway',
            actions: 'clearAttempt',
            meta: { req: ['ADR-24'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'enteringDetails',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'clearAttempt'],
            meta: { req: ['ADR-23'] },
          },
          {
            // Nobody knows whether the shop has it: the same save again is the same one.
            target: 'enteringDetails',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ADR-23', 'RULE-ADDRESSEDITOR-6'] },
          },
        ],
      },
    },
    selecting: {
      tags: ['busy', 'details'],
      invoke: {
        id: 'selectAddress',
        src: 'selectAddress',
        input: ({ context: { savedAddressId } }) => {
          if (savedAddressId === null) throw new Error('an address is saved before it is selected');
          return { addressId: savedAddressId };
        },
        onDone: {
          target: 'reloadingCart',
          actions: [
            { type: 'assignOutcome', params: { outcome: 'selected' } },
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ADR-06', 'ADR-28'] },
        },
        onError: [
          {
            // The address is saved; it was only not selected for the cart.
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'closed',
            meta: { req: ['SES-14'] },
          },
          {
            target: 'closed',
            actions: [
              { type: 'assignOutcome', params: { outcome: 'saved' } },
              { type: 'emitFailure', params: ({ event }) => event },
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
    },
    reloadingCart: {
      description: 'A home that moved may have taken the slot of the cart along.',
      tags: ['busy', 'details'],
      invoke: {
        id: 'reloadCart',
        src: 'reloadCart',
        onDone: {
          target: 'closed',
          actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          meta: { req: ['ADR-07', 'CART-09'] },
        },
        // The selection carried the cart already, and a cart that moved is read again with the next page.
        onError: { target: 'closed' },
      },
      after: { answerTimeout: { target: 'closed' } },
    },
    closed: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
