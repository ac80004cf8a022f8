import type { missingConsentsActors } from '../../../machines/missing-consents/missing-consents.actors.ts';
import { missingConsentsLogic } from '../../../machines/missing-consents/missing-consents.logic.ts';
import type { MissingConsents } from '../../../machines/missing-consents/missing-consents.types.ts';
import { consentsWith } from '../../fixtures/consent-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { missingConsentsRules } from './missing-consents.rules.ts';

/** What is missing where these are accepted. */
const lacking = (...accepted: readonly number[]): MissingConsents => ({
  person: { firstName: 'Giulia', lastName: 'Marchetti', email: 'giulia@posta.example' },
  statements: consentsWith(...accepted).filter((one) => !one.accepted),
});

export const missingConsentsModel = flowModel<
  typeof missingConsentsLogic,
  ReturnType<typeof missingConsentsActors>
>({
  name: 'missing-consents',
  machine: missingConsentsLogic,
  starts: [
    {
      says: 'somebody of single sign-on comes in',
      input: () => ({ address: '/registration-consents', returnTo: '/cart/' }),
    },
  ],
  cases: {
    'consent.answer': [
      says('the privacy statement is ticked', { legalId: 1, accepted: true }),
      says('the privacy statement is ticked no more', { legalId: 1, accepted: false }),
      says('the offers are ticked', { legalId: 2, accepted: true }),
      says('a statement nobody knows is ticked', { legalId: 9, accepted: true }),
    ],
    'consents.confirm': [says('the consents are confirmed')],
    'consents.reload': [says('the consents are asked for again')],
    'consents.reopen': [
      says('the page is entered again, on the way to the offers', { returnTo: '/offerte' }),
    ],
    'route.entered': [
      says('another page is entered', { path: '/' }),
      says('the page is entered', { path: '/registration-consents?returnTo=%2F' }),
    ],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    loadMissing: {
      isPatient: true,
      done: [
        says('all three are missing', lacking()),
        says('only free ones are missing', lacking(1)),
        says('the offers are given already', lacking(2, 3)),
      ],
      failed: patientFails('the list', 'network'),
    },
    saveAnswers: {
      isPatient: true,
      done: [says('the answers are saved', undefined)],
      failed: [
        refuses('the confirmation', 'disclaimer.unknown'),
        ...patientFails('the confirmation', 'network'),
      ],
    },
  },
  writes: ['saveAnswers'],
  facts: ['session.closed', 'route.entered'],
  project: ({ context: { missing, accepted, unanswered, error } }) => [
    missing?.statements.length,
    accepted.toSorted((one, other) => one - other),
    unanswered.length,
    error === null ? null : error.failure === 'dismissed',
  ],
  rules: missingConsentsRules,
});
