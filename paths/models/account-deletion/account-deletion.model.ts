import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import type { accountDeletionActors } from '../../../machines/account-deletion/account-deletion.actors.ts';
import { accountDeletionLogic } from '../../../machines/account-deletion/account-deletion.logic.ts';
import type {
  DeletionForecast,
  DeletionOutlook,
} from '../../../machines/account-deletion/account-deletion.machine.ts';
import {
  areLossesOnTheirWay,
  deletionError,
  deletionLosses,
  hasDeletionCheckFailed,
  isAccountDeleted,
  isConfirmingDeletionRequest,
  isDeletingAccount,
  isDeletionBlocked,
  isDeletionConfirmable,
  isDeletionLinkExpired,
  isDeletionMailed,
  isDeletionSignedOut,
  isDeletionSettled,
  isRequestingDeletion,
  orderInTheWay,
} from '../../../machines/account-deletion/account-deletion.selectors.ts';
import { aLoyalty } from '../../fixtures/loyalty-fixtures.ts';
import { anOrder } from '../../fixtures/order-fixtures.ts';
import { fails, patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type DeletionStep = Step<typeof accountDeletionLogic, ReturnType<typeof accountDeletionActors>>;
type Deletion = DeletionStep['after'];

const isOffered = (deletion: Deletion): boolean =>
  areLossesOnTheirWay(deletion) ||
  deletion.matches('offered') ||
  deletion.matches('confirmingRequest') ||
  deletion.matches('requesting');

const link = { login: 'demo@cestolieto.example', token: 'a-token' };
const none = { login: '', token: '' };

const isReady = (deletion: Deletion): boolean =>
  isDeletionConfirmable(deletion) && !isDeletingAccount(deletion);
const isResting = (deletion: Deletion): boolean =>
  isOffered(deletion) && !isConfirmingDeletionRequest(deletion) && !isRequestingDeletion(deletion);
const hasLink = ({ context }: Deletion): boolean => context.token !== '';
const patients = ['lookAhead', 'countLosses', 'requestMail'] as const;
/** The failure that nobody knows the outcome of. */
const isLost = (step: DeletionStep, call: (typeof patients)[number] | 'deleteAccount'): boolean =>
  ['network', 'timeout'].includes(failureOf(step.failed(call)?.error));

const found = (outlook: DeletionOutlook): DeletionForecast => ({
  outlook,
  order: outlook === 'blocked' ? anOrder({ orderStatusId: 7 }) : null,
});
const { points, gifts } = aLoyalty();
const losses = { points, gifts, lists: 3 };

const shows: Readonly<Record<DeletionOutlook, (deletion: Deletion) => boolean>> = {
  free: isResting,
  blocked: isDeletionBlocked,
  confirmable: isReady,
  expired: isDeletionLinkExpired,
};

export const accountDeletionModel = flowModel<
  typeof accountDeletionLogic,
  ReturnType<typeof accountDeletionActors>
>({
  name: 'account-deletion',
  machine: accountDeletionLogic,
  starts: [
    { says: 'the page is opened', input: () => none },
    { says: 'the mailed link is opened', input: () => link },
  ],
  cases: {
    'deletion.request': [says('the deletion is asked for')],
    'deletion.confirm': [says('the question is answered with yes')],
    'deletion.dismiss': [says('the question is answered with no')],
    'deletion.retry': [says('it is looked up again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [says('the session is gone')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    lookAhead: {
      isPatient: true,
      done: (deletion) =>
        hasLink(deletion)
          ? [
              says('the link is good', found('confirmable')),
              says('the link is good no more', found('expired')),
            ]
          : [says('nothing is on its way', found('free')), says('an order is on its way', found('blocked'))],
      failed: patientFails('the look', 'network'),
    },
    countLosses: {
      isPatient: true,
      done: [says('what is lost is counted', losses)],
      failed: patientFails('the count', 'network'),
    },
    requestMail: {
      isPatient: true,
      done: [says('the mail is on its way', undefined)],
      failed: patientFails('the mail', 'network'),
    },
    deleteAccount: {
      done: [says('the account is deleted', undefined)],
      failed: [
        refuses('the deletion', 'token.invalid'),
        refuses('the deletion', 'account.ordersInDelivery'),
        ...fails('the deletion', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['requestMail', 'deleteAccount'],
  facts: ['session.closed'],
  project: ({ context: { error, order, losses: lost } }) => [error?.failure, order !== null, lost !== null],
  rules: [
    {
      id: 'REG-20',
      says: 'What is possible is looked up once, with the link where there is one, before anything else.',
      when: (step) => step.isStart || step.calls('lookAhead').length > 0,
      holds: (step) =>
        step.calls('lookAhead').length === 1 &&
        step.calls('lookAhead')[0]?.login === step.after.context.login &&
        step.calls('lookAhead')[0]?.token === step.after.context.token &&
        !isDeletionSettled(step.after) &&
        orderInTheWay(step.after) === null &&
        deletionError(step.after) === null,
    },
    {
      id: 'REG-20',
      says: 'What was found out is what stands there.',
      when: (step) => step.done('lookAhead') !== null,
      holds: (step) => {
        const answer = step.done('lookAhead')?.output;
        return (
          answer !== undefined &&
          shows[answer.outlook](step.after) &&
          orderInTheWay(step.after) === answer.order &&
          deletionError(step.after) === null
        );
      },
    },
    {
      id: 'REG-21',
      says: 'Where the way is free it is counted once what is lost, and nothing is known of it before.',
      when: (step) =>
        step.done('lookAhead')?.output.outlook === 'free' || step.calls('countLosses').length > 0,
      holds: (step) =>
        step.done('lookAhead')?.output.outlook === 'free' &&
        step.calls('countLosses').length === 1 &&
        areLossesOnTheirWay(step.after) &&
        deletionLosses(step.after) === null,
    },
    {
      id: 'REG-21',
      says: 'What was counted stands beside the action.',
      when: (step) => step.done('countLosses') !== null,
      holds: (step) =>
        isResting(step.after) &&
        !areLossesOnTheirWay(step.after) &&
        deletionLosses(step.after) === step.done('countLosses')?.output,
    },
    {
      id: 'REG-21',
      says: 'What could not be counted is left out, and takes nothing else away.',
      when: (step) => isLost(step, 'countLosses'),
      holds: (step) =>
        isResting(step.after) &&
        !areLossesOnTheirWay(step.after) &&
        deletionLosses(step.after) === null &&
        deletionError(step.after) === null,
    },
    {
      id: 'REG-20',
      says: 'The shop has the last word: an order on its way keeps the account, and the reason is said.',
      when: (step) => isRefusedWith(step.failed('deleteAccount')?.error, 'account.ordersInDelivery'),
      holds: (step) =>
        isDeletionBlocked(step.after) &&
        deletionError(step.after)?.messages[0]?.text === 'text of account.ordersInDelivery',
    },
    {
      id: 'REG-20',
      says: 'With an order on its way nothing can be asked for or confirmed.',
      when: (step) =>
        isDeletionBlocked(step.before) &&
        (step.sent('deletion.request') !== null || step.sent('deletion.confirm') !== null),
      holds: (step) =>
        isDeletionBlocked(step.after) &&
        step.calls('requestMail').length === 0 &&
        step.calls('deleteAccount').length === 0,
    },
    {
      id: 'REG-21',
      says: 'The first mail is asked for after a question, and no sends none.',
      when: (step) =>
        step.sent('deletion.request') !== null &&
        (isResting(step.before) || isDeletionLinkExpired(step.before)),
      holds: (step) =>
        isConfirmingDeletionRequest(step.after) &&
        step.calls('requestMail').length === 0 &&
        deletionError(step.after) === null,
    },
    {
      id: 'REG-21',
      says: 'No leaves everything as it was.',
      when: (step) => step.sent('deletion.dismiss') !== null && isConfirmingDeletionRequest(step.before),
      holds: (step) => isResting(step.after) && step.calls('requestMail').length === 0,
    },
    {
      id: 'REG-21',
      says: 'Yes asks for one mail; after the first another can be had at once.',
      when: (step) =>
        (step.sent('deletion.confirm') !== null && isConfirmingDeletionRequest(step.before)) ||
        (step.sent('deletion.request') !== null && isDeletionMailed(step.before)),
      holds: (step) => step.calls('requestMail').length === 1 && isRequestingDeletion(step.after),
    },
    {
      id: 'REG-21',
      says: 'No mail is sent that was not asked for.',
      when: (step) => step.calls('requestMail').length > 0,
      holds: (step) =>
        (step.sent('deletion.confirm') !== null && isConfirmingDeletionRequest(step.before)) ||
        (step.sent('deletion.request') !== null && isDeletionMailed(step.before)),
    },
    {
      id: 'REG-21',
      says: 'A mail that is on its way says so.',
      when: (step) => step.done('requestMail') !== null || isDeletionMailed(step.after),
      holds: (step) => isDeletionMailed(step.after) && deletionError(step.after) === null,
    },
    {
      id: 'REG-21',
      says: 'The account is deleted only from the last question, by one call with the link.',
      when: (step) =>
        step.calls('deleteAccount').length > 0 ||
        (isReady(step.before) && step.sent('deletion.confirm') !== null),
      holds: (step) =>
        isReady(step.before) &&
        hasLink(step.before) &&
        step.sent('deletion.confirm') !== null &&
        step.calls('deleteAccount').length === 1 &&
        step.calls('deleteAccount')[0]?.login === step.before.context.login &&
        step.calls('deleteAccount')[0]?.token === step.before.context.token &&
        isDeletingAccount(step.after) &&
        deletionError(step.after) === null,
    },
    {
      id: 'REG-21',
      says: 'It is gone when the shop says so, and by nothing else; the others hear of it once.',
      when: (step) =>
        step.done('deleteAccount') !== null ||
        step.emitted('account.deleted').length > 0 ||
        isAccountDeleted(step.after) !== isAccountDeleted(step.before),
      holds: (step) =>
        step.done('deleteAccount') !== null &&
        step.emitted('account.deleted').length === 1 &&
        isAccountDeleted(step.after),
    },
    {
      id: 'REG-21',
      says: 'The session that ends with the account stops neither the deletion nor its end.',
      when: (step) =>
        step.sent('session.closed') !== null &&
        (isDeletingAccount(step.before) || isAccountDeleted(step.before)),
      holds: (step) =>
        isDeletingAccount(step.after) === isDeletingAccount(step.before) &&
        isAccountDeleted(step.after) === isAccountDeleted(step.before) &&
        step.inFlight('deleteAccount') === step.wasInFlight('deleteAccount'),
    },
    {
      id: 'REG-21',
      says: 'A link that was used up meanwhile says so.',
      when: (step) => isRefusedWith(step.failed('deleteAccount')?.error, 'token.invalid'),
      holds: (step) => isDeletionLinkExpired(step.after) && deletionError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'What could not be looked up says so.',
      when: (step) => isLost(step, 'lookAhead'),
      holds: (step) => hasDeletionCheckFailed(step.after) && deletionError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'A mail that may not have gone out says so, and can be asked for again.',
      when: (step) => isLost(step, 'requestMail'),
      holds: (step) => isResting(step.after) && deletionError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'A deletion that does not come back, or breaks, says so and leaves the question.',
      when: (step) => step.elapsed('answerTimeout') || isLost(step, 'deleteAccount'),
      holds: (step) => isReady(step.after) && deletionError(step.after) !== null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing is under way and nothing is said.',
      when: (step) =>
        (step.sent('session.closed') !== null &&
          !isDeletingAccount(step.before) &&
          !isAccountDeleted(step.before)) ||
        patients.some((call) => failureOf(step.failed(call)?.error) === 'dismissed'),
      holds: (step) =>
        isDeletionSignedOut(step.after) &&
        !hasDeletionCheckFailed(step.after) &&
        [...patients, 'deleteAccount' as const].every((call) => step.inFlight(call) === 0),
    },
    {
      id: 'SES-07',
      says: 'A deletion that meets a 419 or a service that is down is not made again: the link is checked.',
      when: (step) =>
        ['sessionExpired', 'serviceDown'].includes(failureOf(step.failed('deleteAccount')?.error)),
      holds: (step) => step.calls('lookAhead').length === 1 && step.calls('deleteAccount').length === 0,
    },
    {
      id: 'SES-08',
      says: 'Who leaves takes along what was known of their orders, points, certificates and lists.',
      when: (step) => step.sent('session.closed') !== null && isDeletionSignedOut(step.after),
      holds: (step) => orderInTheWay(step.after) === null && deletionLosses(step.after) === null,
    },
    {
      id: 'SES-07',
      says: 'When the way is free again it is looked up once.',
      when: (step) =>
        (step.before.matches('failed') &&
          (step.sent('session.opened') ?? step.sent('service.resumed')) !== null) ||
        (step.sent('deletion.retry') !== null &&
          (isDeletionBlocked(step.before) || step.before.matches('failed'))),
      holds: (step) => step.calls('lookAhead').length === 1,
    },
    offers({
      id: 'ERR-04',
      says: 'What failed or is in the way can be looked up again.',
      from: (deletion: Deletion) => deletion.matches('failed') || isDeletionBlocked(deletion),
      via: ({ id }) => id === 'deletion.retry',
      to: (deletion) => !isDeletionSettled(deletion),
    }),
    offers({
      id: 'REG-21',
      says: 'A link that is good no more is followed by another.',
      from: isDeletionLinkExpired,
      via: ({ id }) => id === 'deletion.request',
      to: isConfirmingDeletionRequest,
    }),
    reaches({
      id: 'REG-21',
      says: 'Without a link a mail can be had from everywhere, until the account is gone.',
      from: (deletion: Deletion) => !hasLink(deletion),
      to: isDeletionMailed,
    }),
    reaches({
      id: 'REG-21',
      says: 'A link leads to the end of the account, whatever comes between.',
      from: (deletion: Deletion) => hasLink(deletion) && isReady(deletion),
      to: isAccountDeleted,
    }),
  ],
});
