import { ApiFailure } from '../../../contract/api/failure.ts';
import type { profileActors } from '../../../machines/profile/profile.actors.ts';
import { profileLogic } from '../../../machines/profile/profile.logic.ts';
import type { PersonFields } from '../../../machines/profile/profile.types.ts';
import { aBilling } from '../../fixtures/billing-fixtures.ts';
import { aUser } from '../../fixtures/profile-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { profileRules, told } from './profile.rules.ts';

const refusedAt = (...fields: (string | null)[]) =>
  new ApiFailure('refused', {
    messages: fields.map((field) => ({ code: 'validation', text: `wrong: ${field}`, field })),
  });

/** One change of the person at a time: whatever is otherwise than the shop knows it is put right first. */
function personCases({ lastName, phone }: PersonFields) {
  if (lastName === '')
    return [says('the last name is typed', { field: 'lastName' as const, value: 'Marchetti' })];
  if (phone === '333 1234567')
    return [says('the phone is typed wrong', { field: 'phone' as const, value: '12' })];
  if (phone === '12' || phone === '')
    return [says('the phone is typed as it was', { field: 'phone' as const, value: aUser().phone })];
  return [
    says('the last name is emptied', { field: 'lastName' as const, value: '' }),
    says('another phone is typed', { field: 'phone' as const, value: '333 1234567' }),
  ];
}

/** Of whom the checkout needs a phone. */
const neededCases = ({ phone }: PersonFields) => [
  phone === ''
    ? says('the phone is typed', { field: 'phone' as const, value: '333 1234567' })
    : says('the phone is emptied', { field: 'phone' as const, value: '' }),
];

const brand = { loyaltyPrefix: '0401', today: '2026-11-21', minProfileLevel: 2 };

export const profileModel = flowModel<typeof profileLogic, ReturnType<typeof profileActors>>({
  name: 'profile',
  machine: profileLogic,
  starts: [
    { says: 'the profile is opened', input: () => ({ ...brand, isForCheckout: false }) },
    {
      says: 'the way to the checkout leads to the profile',
      input: () => ({ ...brand, isForCheckout: true }),
    },
  ],
  cases: {
    'profile.reload': [says('the profile is asked for again')],
    'person.changed': ({ context: { person, user, isForCheckout } }) =>
      user === null ? [] : isForCheckout ? neededCases(person) : personCases(person),
    'person.save': [says('the person is to be saved')],
    'billing.edit': ({ context: { isForCheckout, person } }) =>
      isForCheckout || person.phone === '' ? [] : [says('the invoice is to be changed')],
    'purpose.changed': ({ context: { isForCheckout, user } }) =>
      user === null || !isForCheckout
        ? []
        : [says('the page is entered from elsewhere', { isForCheckout: false })],
    'billing.changed': ({ context: { billing } }) =>
      billing?.city === ''
        ? [says('the town is typed', { field: 'city', value: aBilling().city })]
        : [says('the town is emptied', { field: 'city', value: '' })],
    'billing.save': [says('the invoice is to be saved')],
    'billing.dismiss': [says('the dialog is closed')],
    'user.changed': [says('the user name is another', { user: aUser({ username: 'giulia' }) })],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' }),
      says('the session has expired', { reason: 'expired' }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewProfile: {
      isPatient: true,
      done: ({ context: { isForCheckout } }) =>
        isForCheckout
          ? [says('the shopper is known, without a phone', aUser({ phone: '', profile: { level: 1 } }))]
          : [says('the shopper is known', aUser())],
      failed: patientFails('the profile', 'network'),
    },
    savePerson: {
      isPatient: true,
      done: ({ context: { person } }) => [
        says(
          'the person is saved',
          aUser({
            phone: person.phone.trim(),
            firstName: 'Giulia Maria',
            profile: { level: person.phone.trim() === '' ? 1 : 2 },
          }),
        ),
      ],
      failed: ({ context: { isForCheckout, person } }) =>
        isForCheckout || person.phone === ''
          ? patientFails('the person', 'network')
          : [
              says('the person is refused at a field', refusedAt('fidelityCard', 'fidelityCard')),
              says('the person is refused at a field and besides', refusedAt('phone', null)),
              refuses('the person', 'rate.limit'),
              ...patientFails('the person', 'network'),
            ],
    },
    saveBilling: {
      isPatient: true,
      done: ({ context: { billing } }) => [says('the invoice is saved', aUser({ billing }))],
      failed: [
        says('the invoice is refused at a field', refusedAt('vatNumber', 'vatNumber')),
        says('the invoice is refused at a field and besides', refusedAt('vatNumber', null)),
        refuses('the invoice', 'rate.limit'),
        ...patientFails('the invoice', 'network'),
      ],
    },
  },
  writes: ['savePerson', 'saveBilling'],
  facts: ['session.closed'],
  // What stands in either form, right or wrong, and what is told of it.
  limit: 500,
  project: ({ context }) => [
    context.isForCheckout,
    context.isForCheckout && context.user?.profile.level,
    context.user !== null,
    context.person.lastName,
    context.person.phone,
    told(context.personErrors).join(),
    context.billing?.city ?? null,
    told(context.billingErrors).join(),
    told(context.billingWarnings).join(),
    context.error === null ? null : context.error.failure === 'dismissed',
  ],
  rules: profileRules,
});
