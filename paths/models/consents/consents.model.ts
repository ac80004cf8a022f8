import type { AnsweredDisclaimer } from '../../../contract/api/account/disclaimer.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import type { consentsActors } from '../../../machines/consents/consents.actors.ts';
import { consentsLogic } from '../../../machines/consents/consents.logic.ts';
import {
  areConsentsBusy,
  areConsentsSignedOut,
  changingConsent,
  consentList,
  consentsError,
  haveConsentsFailed,
} from '../../../machines/consents/consents.selectors.ts';
import { consentsWith } from '../../fixtures/consent-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ConsentsStep = Step<typeof consentsLogic, ReturnType<typeof consentsActors>>;
type Consents = ConsentsStep['after'];

const isResting = (consents: Consents): boolean => consents.matches('shown');
const hasFallen = (step: ConsentsStep, call: 'listConsents' | 'changeConsent'): boolean =>
  ['network', 'timeout'].includes(failureOf(step.failed(call)?.error));
const wasDismissed = (step: ConsentsStep): boolean =>
  failureOf((step.failed('listConsents') ?? step.failed('changeConsent'))?.error) === 'dismissed';

const isGiven = (list: readonly AnsweredDisclaimer[] | null, legalId: number): boolean | undefined =>
  list?.find((one) => one.legalId === legalId)?.accepted;

/** What the shopper asked for can be done: it is another answer than the one known, and takes back nothing required. */
function isPossible(step: ConsentsStep): boolean {
  const asked = step.sent('consent.change');
  if (asked === null || !isResting(step.before)) return false;
  const known = consentList(step.before)?.find(({ legalId }) => legalId === asked.legalId);
  return known !== undefined && known.accepted !== asked.accepted && !(known.required && !asked.accepted);
}

export const consentsModel = flowModel<typeof consentsLogic, ReturnType<typeof consentsActors>>({
  name: 'consents',
  machine: consentsLogic,
  starts: [{ says: 'the consents are opened' }],
  cases: {
    'consent.change': [
      says('the offers are consented to', { legalId: 2, accepted: true }),
      says('the offers are withdrawn', { legalId: 2, accepted: false }),
      says('the privacy statement is accepted', { legalId: 1, accepted: true }),
      says('the privacy statement is withdrawn', { legalId: 1, accepted: false }),
      says('a statement nobody knows is accepted', { legalId: 9, accepted: true }),
    ],
    'consents.reload': [says('the consents are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listConsents: {
      isPatient: true,
      done: [
        says('the consents are there', consentsWith(1)),
        says('the consents are there, the offers among them', consentsWith(1, 2)),
        says('the consents are there, privacy is not given', consentsWith()),
      ],
      failed: patientFails('the list', 'network'),
    },
    changeConsent: {
      isPatient: true,
      done: ({ context: { list, change } }) => [
        says(
          'the consent is as asked',
          (list ?? []).map((one) =>
            one.legalId === change?.legalId ? { ...one, accepted: change.accepted } : one,
          ),
        ),
      ],
      failed: [refuses('the change', 'disclaimer.required'), ...patientFails('the change', 'network')],
    },
  },
  writes: ['changeConsent'],
  facts: ['session.closed'],
  project: ({ context: { list, change, error } }) => [
    list?.map(({ accepted }) => accepted),
    change,
    error?.failure,
  ],
  rules: [
    {
      id: 'REG-19',
      says: 'The list that comes is the one shown.',
      when: (step) => step.done('listConsents') !== null || step.done('changeConsent') !== null,
      holds: (step) =>
        consentList(step.after) === (step.done('listConsents') ?? step.done('changeConsent'))?.output,
    },
    {
      id: 'REG-19',
      says: 'Another answer is saved at once, by one call that carries it alone, and no old error stays.',
      when: isPossible,
      holds: (step) =>
        step.calls('changeConsent').length === 1 &&
        step.calls('changeConsent')[0]?.legalId === step.sent('consent.change')?.legalId &&
        step.calls('changeConsent')[0]?.accepted === step.sent('consent.change')?.accepted &&
        areConsentsBusy(step.after) &&
        consentsError(step.after) === null,
    },
    {
      id: 'REG-19',
      says: 'What is required is not withdrawn, and what is so already is not asked for.',
      when: (step) => step.sent('consent.change') !== null && !isPossible(step),
      holds: (step) =>
        step.calls('changeConsent').length === 0 &&
        changingConsent(step.after) === changingConsent(step.before),
    },
    {
      id: 'REG-19',
      says: 'A change goes out only when it is asked for, or when it was interrupted and is still due.',
      when: (step) => step.calls('changeConsent').length > 0,
      holds: (step) => {
        const [call] = step.calls('changeConsent');
        if (call === undefined || step.calls('changeConsent').length > 1) return false;
        if (step.sent('consent.change') !== null) return isPossible(step);
        const waited = changingConsent(step.before);
        return (
          step.done('listConsents') !== null &&
          waited?.legalId === call.legalId &&
          waited.accepted === call.accepted &&
          isGiven(step.done('listConsents')?.output ?? null, call.legalId) === !call.accepted
        );
      },
    },
    {
      id: 'SES-13',
      says: 'A change that was interrupted is made good after the list is there, once.',
      when: (step) => {
        const waits = changingConsent(step.before);
        const list = step.done('listConsents')?.output ?? null;
        return waits !== null && isGiven(list, waits.legalId) === !waits.accepted;
      },
      holds: (step) =>
        step.calls('changeConsent').length === 1 &&
        changingConsent(step.after) === changingConsent(step.before),
    },
    {
      id: 'REG-19',
      says: 'A change that the shop has already, made or refused, waits no more.',
      when: (step) =>
        step.done('changeConsent') !== null ||
        failureOf(step.failed('changeConsent')?.error) === 'refused' ||
        (step.done('listConsents') !== null && step.calls('changeConsent').length === 0),
      holds: (step) => isResting(step.after) && changingConsent(step.after) === null,
    },
    {
      id: 'REG-19',
      says: 'A refused change goes back and says why, with no further call.',
      when: (step) => failureOf(step.failed('changeConsent')?.error) === 'refused',
      holds: (step) =>
        consentsError(step.after) !== null &&
        consentList(step.after) === consentList(step.before) &&
        step.calls('listConsents').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'After a change of unknown outcome the shop is asked what is so, and the failure is said meanwhile.',
      when: (step) => hasFallen(step, 'changeConsent'),
      holds: (step) =>
        step.calls('listConsents').length === 1 &&
        changingConsent(step.after) === null &&
        consentsError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'The failure of a change is still said when the list is there.',
      when: (step) => step.done('listConsents') !== null,
      holds: (step) => consentsError(step.after) === consentsError(step.before),
    },
    {
      id: 'ERR-04',
      says: 'A list that cannot be loaded says why.',
      when: (step) => hasFallen(step, 'listConsents'),
      holds: ({ after }) => haveConsentsFailed(after) && consentsError(after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'It is asked for again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('consents.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('listConsents').length === 1 && consentsError(step.after) === null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing of the shopper is shown.',
      when: (step) => step.sent('session.closed') !== null || wasDismissed(step),
      holds: (step) =>
        areConsentsSignedOut(step.after) &&
        !haveConsentsFailed(step.after) &&
        consentList(step.after) === null &&
        step.inFlight('listConsents') === 0 &&
        step.inFlight('changeConsent') === 0,
    },
    {
      id: 'SES-07',
      says: 'What was to be done outlives an expired session.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => changingConsent(step.after) === changingConsent(step.before),
    },
    {
      id: 'SES-08',
      says: 'Who leaves, or dismisses the login, leaves nothing to be done.',
      when: (step) =>
        step.sent('session.closed')?.reason === 'logout' ||
        wasDismissed(step) ||
        (step.sent('login.dismissed') !== null && areConsentsSignedOut(step.before)),
      holds: (step) => areConsentsSignedOut(step.after) && changingConsent(step.after) === null,
    },
    {
      id: 'SES-07',
      says: 'When the session is back the list is asked for once, and no old error stays.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('listConsents').length === 1 && consentsError(step.after) === null,
    },
    offers({
      id: 'SES-14',
      says: 'A list that failed can be asked for again.',
      from: (consents: Consents) => consents.matches('failed'),
      via: ({ id }) => id === 'consents.reload',
      to: areConsentsBusy,
    }),
    reaches({
      id: 'REG-19',
      says: 'From everywhere the consents can be shown.',
      from: () => true,
      to: isResting,
    }),
  ],
});
