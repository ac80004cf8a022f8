import { assign, emit, sendTo, setup, stopChild } from 'xstate';
import type { PersonType } from '../../contract/api/account/fiscal-person.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import type {
  RegistrationField,
  RegistrationStep,
  TypedField,
} from '../../contract/rules/session/registration-form.ts';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { addressSuggestMachine } from '../address-suggest/address-suggest.machine.ts';
import type { AreaChecked, areaCheckMachine, CheckedPlace } from '../area-check/area-check.machine.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { positionMachine } from '../position/position.machine.ts';
import type { registrationStepsMachine } from '../registration-steps/registration-steps.machine.ts';
import type { registrationTermsMachine } from '../registration-terms/registration-terms.machine.ts';
import type {
  RegistrationContext,
  RegistrationDraft,
  RegistrationEmitted,
  RegistrationEvent,
  RegistrationInput,
  SentRegistration,
} from './registration.types.ts';

const placeOf = ({ fields }: Pick<RegistrationContext, 'fields'>): CheckedPlace => ({
  address1: fields.address1,
  addressNumber: fields.addressNumber,
  postalcode: fields.postalCode,
  city: fields.city,
  province: fields.province,
});

/** A new account: one form, judged when it is sent, and nothing that was typed is lost (REG-01…REG-06, REG-09). */
export const registrationMachine = setup({
  types: {
    context: {} as RegistrationContext,
    events: {} as RegistrationEvent,
    emitted: {} as RegistrationEmitted,
    input: {} as RegistrationInput,
    children: {} as {
      steps: 'registrationSteps';
      suggest: 'addressSuggest';
      position: 'position';
      area: 'areaCheck';
      terms: 'registrationTerms';
    },
    tags: {} as 'form' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    // Provided: charts know each other by type only.
    registrationSteps: {} as typeof registrationStepsMachine,
    addressSuggest: {} as typeof addressSuggestMachine,
    position: {} as typeof positionMachine,
    areaCheck: {} as typeof areaCheckMachine,
    registrationTerms: {} as typeof registrationTermsMachine,
    viewPerson: {} as GivenCall<SocialUser, { code: string }>,
    register: {} as GivenCall<void, SentRegistration>,
  },
  actions: {
    assignPerson: assign(({ context }, { person }: { person: SocialUser }) => ({
      person,
      fields: {
        ...context.fields,
        firstName: context.fields.firstName === '' ? person.firstName : context.fields.firstName,
        lastName: context.fields.lastName === '' ? person.lastName : context.fields.lastName,
        email: person.email,
        confirmEmail: person.email,
      },
    })),
    /** What is typed already is newer. The draft has no password; which statements there are is asked again. */
    assignDraft: assign(({ context }, { draft }: { draft: RegistrationDraft }) => ({
      personType: draft.personType,
      fields: {
        ...context.fields,
        ...draft.fields,
        ...Object.fromEntries(Object.entries(context.fields).filter(([, text]) => text !== '')),
      },
      terms: { storeId: draft.storeId, statements: [], accepted: draft.accepted },
    })),
    assignPersonType: assign((_, { personType }: { personType: PersonType }) => ({ personType })),
    assignField: assign(({ context }, { field, value }: { field: TypedField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
    /** A civico typed by hand stays where the suggestion has none. */
    assignPlace: assign(({ context }, { place }: { place: ResolvedAddress }) => ({
      fields: {
        ...context.fields,
        address1: place.address1,
        addressNumber: place.addressNumber === '' ? context.fields.addressNumber : place.addressNumber,
        postalCode: place.postalcode,
        city: place.city,
        province: place.province,
      },
    })),
    assignTerms: assign((_, { storeId, statements, accepted }: RegistrationContext['terms']) => ({
      terms: { storeId, statements, accepted },
    })),
    /** Of fields that were wrong those that were changed are judged again. */
    judgeAgain: {} as GivenAction<{ fields: readonly RegistrationField[] }>,
    validateForm: {} as GivenAction,
    validateStep: {} as GivenAction<{ step: RegistrationStep }>,
    sendPass: sendTo('steps', (_, { step }: { step: RegistrationStep }) => ({
      type: 'step.pass' as const,
      step,
    })),
    /** Where the first of them stands comes into sight. */
    sendFaults: {} as GivenAction,
    clearErrors: assign({ fieldErrors: {}, error: null }),
    assignRefusal: {} as GivenAction<FailedCall>,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearAccess: {} as GivenAction,
    sendPlace: sendTo('area', ({ context }) => ({ type: 'place.changed' as const, place: placeOf(context) })),
    sendPoint: sendTo('terms', (_, { point }: { point: AreaChecked['point'] }) => ({
      type: 'stores.locate' as const,
      near: point,
    })),
    stopSuggest: stopChild('suggest'),
    stopPosition: stopChild('position'),
    sendReload: sendTo('terms', { type: 'terms.reload' }),
    emitSent: emit({ type: 'registration.sent' }),
  },
  guards: {
    isPlaceField: (_, { field }: { field: TypedField }) =>
      ['address1', 'addressNumber', 'postalCode', 'city', 'province'].includes(field),
    isSocial: ({ context }) => context.socialCode !== null,
    isFormValid: {} as GivenGuard,
    isStepValid: {} as GivenGuard<{ step: RegistrationStep }>,
  },
  delays: { answerTimeout: 20_000 },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({
    ...input,
    personType: 'private',
    terms: { storeId: null, statements: [], accepted: [] },
    person: null,
    fieldErrors: {},
    error: null,
  }),
  initial: 'judging',
  states: {
    judging: {
      always: [
        { guard: 'isSocial', target: 'opening', meta: { req: ['NAV-08'] } },
        { target: 'filling', meta: { req: ['REG-01'] } },
      ],
    },
    opening: {
      description: 'Whoever comes from a social login is asked for there.',
      tags: ['busy'],
      on: {
        'draft.restore': {
          actions: { type: 'assignDraft', params: ({ event }) => event },
          meta: { req: ['RULE-REGISTRATION-1'] },
        },
      },
      invoke: {
        id: 'viewPerson',
        src: 'viewPerson',
        input: ({ context: { socialCode } }) => {
          if (socialCode === null) throw new Error('a provider is asked about the code it gave');
          return { code: socialCode };
        },
        onDone: {
          target: 'filling',
          actions: { type: 'assignPerson', params: ({ event }) => ({ person: event.output }) },
          meta: { req: ['REG-09', 'NAV-08'] },
        },
        onError: {
          target: 'filling',
          actions: { type: 'assignFailure', params: ({ event }) => event },
        },
      },
      after: { answerTimeout: { target: 'filling', actions: 'assignTimeout' } },
    },
    filling: {
      tags: ['form'],
      initial: 'editing',
      invoke: [
        {
          id: 'steps',
          src: 'registrationSteps',
          input: ({ self }) => ({ parent: self }),
          onError: { target: 'broken' },
        },
        {
          id: 'position',
          src: 'position',
          input: ({ self }) => ({ parent: self }),
          onError: { actions: 'stopPosition', meta: { req: ['ADR-15'] } },
        },
        {
          id: 'suggest',
          src: 'addressSuggest',
          input: ({ self }) => ({ parent: self }),
          onError: { actions: 'stopSuggest', meta: { req: ['ADR-16'] } },
        },
        {
          id: 'area',
          src: 'areaCheck',
          input: ({ self, context }) => ({ parent: self, place: placeOf(context) }),
          onError: { target: 'broken' },
        },
        {
          id: 'terms',
          src: 'registrationTerms',
          input: ({ self, context: { terms } }) => ({
            parent: self,
            storeId: terms.storeId,
            accepted: terms.accepted,
          }),
          onError: { target: 'broken' },
        },
      ],
      on: {
        'draft.restore': {
          target: 'filling',
          reenter: true,
          actions: { type: 'assignDraft', params: ({ event }) => event },
          meta: { req: ['RULE-REGISTRATION-1'] },
        },
        'personType.choose': {
          actions: [
            { type: 'assignPersonType', params: ({ event }) => event },
            {
              type: 'judgeAgain',
              params: { fields: ['companyName', 'vatNumber', 'invoiceAddress', 'fiscalCode', 'birthdate'] },
            },
          ],
          meta: { req: ['REG-01'] },
        },
        'field.changed': [
          {
            guard: { type: 'isPlaceField', params: ({ event }) => event },
            actions: [
              { type: 'assignField', params: ({ event }) => event },
              { type: 'judgeAgain', params: ({ event }) => ({ fields: [event.field] }) },
              'sendPlace',
            ],
            meta: { req: ['ADR-17'] },
          },
          {
            actions: [
              { type: 'assignField', params: ({ event }) => event },
              { type: 'judgeAgain', params: ({ event }) => ({ fields: [event.field] }) },
            ],
            meta: { req: ['VAL-14'] },
          },
        ],
        'place.resolved': {
          actions: [
            { type: 'assignPlace', params: ({ event }) => event },
            {
              type: 'judgeAgain',
              params: { fields: ['address1', 'addressNumber', 'postalCode', 'city', 'province'] },
            },
            'sendPlace',
          ],
          meta: { req: ['ADR-13'] },
        },
        'area.checked': {
          actions: { type: 'sendPoint', params: ({ event }) => event },
          meta: { req: ['REG-01'] },
        },
        'terms.changed': {
          actions: [
            { type: 'assignTerms', params: ({ event }) => event },
            { type: 'judgeAgain', params: { fields: ['storeId', 'legals'] } },
          ],
          meta: { req: ['REG-05'] },
        },
        'service.resumed': { actions: ['sendReload', 'sendPlace'], meta: { req: ['ERR-13'] } },
      },
      states: {
        editing: {
          on: {
            'step.finish': [
              {
                guard: { type: 'isStepValid', params: ({ event }) => event },
                actions: ['clearErrors', { type: 'sendPass', params: ({ event }) => event }],
                meta: { req: ['REG-01'] },
              },
              {
                actions: { type: 'validateStep', params: ({ event }) => event },
                meta: { req: ['VAL-14'] },
              },
            ],
            'registration.submit': [
              {
                guard: 'isFormValid',
                target: 'sending',
                actions: 'clearErrors',
                meta: { req: ['REG-01', 'REG-04'] },
              },
              {
                actions: ['validateForm', 'sendFaults'],
                meta: { req: ['REG-02', 'REG-03', 'VAL-14', 'LOY-01'] },
              },
            ],
          },
        },
        sending: {
          description: 'What is typed meanwhile stays for another try.',
          tags: ['busy'],
          invoke: {
            id: 'register',
            src: 'register',
            input: ({ context: { personType, fields, terms, person } }) => ({
              personType,
              fields,
              terms,
              person,
            }),
            onDone: {
              target: '#registration.registered',
              actions: ['clearAccess', 'emitSent'],
              meta: { req: ['REG-06'] },
            },
            onError: {
              target: 'editing',
              actions: [{ type: 'assignRefusal', params: ({ event }) => event }, 'sendFaults'],
              meta: { req: ['REG-06', 'VAL-15'] },
            },
          },
          after: { answerTimeout: { target: 'editing', actions: 'assignTimeout' } },
        },
      },
    },
    broken: {
      description: 'A part of the form ended by a bug: it is opened again with what was typed.',
      on: { 'registration.reopen': { target: 'filling' } },
    },
    registered: {
      description: 'The next page says what comes; whoever returns may open an account with another e-mail.',
      on: { 'registration.reopen': { target: 'filling' } },
    },
  },
});
