import { ApiFailure } from '../../../contract/api/failure.ts';
import type { registrationActors } from '../../../machines/registration/registration.actors.ts';
import { registrationInput, registrationLogic } from '../../../machines/registration/registration.logic.ts';
import { aDraft, aPerson, brandOfForm } from '../../fixtures/registration-fixtures.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { registrationRules } from './registration.rules.ts';
import {
  asked,
  isBlank,
  rightValue,
  wrongField,
  wrongValues,
  type Registration,
} from './registration.terms.ts';

const brand = { brand: brandOfForm, today: '2026-11-21' };

const refusedAt = (...fields: (string | null)[]) =>
  new ApiFailure('refused', {
    messages: fields.map((field) => ({ code: 'validation', text: `wrong: ${field}`, field })),
  });

const found = {
  address1: 'Via Tuscolana',
  city: 'Roma',
  province: 'RM',
  postalcode: '00182',
  latitude: 41.88,
  longitude: 12.52,
};

/** A person without a provider meets everything; the others what differs for them. */
const isOrdinary = (registration: Registration): boolean =>
  registration.context.personType === 'private' &&
  registration.context.socialCode === null &&
  !isBlank(registration);

export const registrationModel = flowModel<typeof registrationLogic, ReturnType<typeof registrationActors>>({
  name: 'registration',
  machine: registrationLogic,
  starts: [
    { says: 'the page is opened', input: () => registrationInput({ ...brand, socialCode: null }) },
    {
      says: 'the page is opened from a social login',
      input: () => registrationInput({ ...brand, socialCode: 'a-code' }),
    },
  ],
  cases: {
    'draft.restore': (registration) => {
      if (registration.matches('opening'))
        return [
          says('what was typed before but the first name is there', { draft: aDraft({ firstName: '' }) }),
        ];
      // A form is restored when it opens.
      const { fieldErrors, fields } = registration.context;
      const isUntouched =
        isBlank(registration) && fields.firstName === '' && Object.keys(fieldErrors).length === 0;
      if (!isUntouched || !registration.matches({ filling: 'editing' })) return [];
      return [
        says('all but the password was typed before', { draft: aDraft() }),
        says('a company, and all but the password, was typed before', { draft: aDraft({}, 'company') }),
      ];
    },
    'personType.choose': (registration) => {
      const { personType, fieldErrors } = registration.context;
      const isRight = wrongField(registration) === null || wrongField(registration) === 'vatNumber';
      // One who is done with everything else chooses: what is asked besides does not hang on it.
      if (personType === 'private' || !isRight || Object.keys(fieldErrors).some((one) => one !== 'vatNumber'))
        return [];
      return [
        says('a private person is chosen', { personType: 'private' as const }),
        says('a company is chosen once more', { personType: 'company' as const }),
      ];
    },
    'step.finish': (registration) =>
      isBlank(registration)
        ? []
        : [
            says('the first step is left', { step: 'person' as const }),
            says('the second step is left', { step: 'place' as const }),
          ],
    'field.changed': (registration) => {
      const field = wrongField(registration);
      // A form that was sent is empty: that it can be filled again is known from the first one.
      if (isBlank(registration)) return [];
      if (field !== null)
        return [says(`${field} is typed`, { field, value: rightValue(registration, field) })];
      if (registration.context.personType === 'company')
        return [
          says('a VAT number that is none is typed', {
            field: 'vatNumber' as const,
            value: wrongValues.vatNumber,
          }),
        ];
      const emptied = says('the city is emptied', { field: 'city' as const, value: wrongValues.city });
      if (!isOrdinary(registration) || registration.matches({ filling: 'sending' })) return [emptied];
      return [
        emptied,
        says('the e-mail is typed otherwise', {
          field: 'confirmEmail' as const,
          value: wrongValues.confirmEmail,
        }),
        says('a card that is none is typed', {
          field: 'fidelityCard' as const,
          value: wrongValues.fidelityCard,
        }),
      ];
    },
    'place.resolved': (registration) =>
      !isOrdinary(registration)
        ? []
        : [
            says('a street is found', { place: { ...found, addressNumber: '' } }),
            says('a house is found', { place: { ...found, addressNumber: '512' } }),
          ],
    'area.checked': (registration) =>
      !isOrdinary(registration)
        ? []
        : [
            says('the place lies somewhere', { point: { latitude: 41.88, longitude: 12.51 } }),
            says('nobody knows where the place lies', { point: null }),
          ],
    'terms.changed': (registration) =>
      isBlank(registration)
        ? []
        : [
            says('store and first consent are there', { storeId: 3, statements: asked, accepted: [41] }),
            ...(isOrdinary(registration)
              ? [
                  says('the statements of the store are on their way', {
                    storeId: 3,
                    statements: [],
                    accepted: [41],
                  }),
                  says('no store is chosen and nothing ticked', {
                    storeId: null,
                    statements: asked,
                    accepted: [],
                  }),
                ]
              : []),
          ],
    'registration.submit': [says('the form is sent')],
    'registration.reopen': [says('the page is opened again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewPerson: {
      done: [says('a provider vouches for the shopper', aPerson)],
      failed: fails('the provider', 'notFound', 'network'),
    },
    register: {
      done: [says('the account is open', undefined)],
      failed: [
        says('the registration is refused at two fields', refusedAt('city', 'password')),
        says('the registration is refused at a field and besides', refusedAt('city', null)),
        refuses('the registration', 'bot.refused'),
        ...fails('the registration', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['register'],
  // Each field is wrong alone, and everything a form can be told of stands beside it.
  limit: 700,
  project: (registration) => {
    const { context } = registration;
    return {
      wrong: wrongField(registration),
      terms: [context.terms.storeId, context.terms.statements.length, context.terms.accepted.length],
      isVouched: context.person !== null,
      isSocial: context.socialCode !== null,
      isBlank: isBlank(registration),
      isUntouched: context.fields.firstName === '' && isBlank(registration),
      errors: Object.keys(context.fieldErrors).toSorted().join(),
      isShown: context.error !== null,
      personType: context.personType,
    };
  },
  rules: registrationRules,
});
