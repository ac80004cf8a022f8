import { failureOf } from '../../../contract/api/failure.ts';
import type { openSessionsActors } from '../../../machines/open-sessions/open-sessions.actors.ts';
import { openSessionsLogic } from '../../../machines/open-sessions/open-sessions.logic.ts';
import {
  areOpenSessionsSignedOut,
  endingSessions,
  haveOpenSessionsFailed,
  openSessionList,
  openSessionsError,
} from '../../../machines/open-sessions/open-sessions.selectors.ts';
import { openSessionsOf } from '../../fixtures/open-session-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type SessionsStep = Step<typeof openSessionsLogic, ReturnType<typeof openSessionsActors>>;
type Sessions = SessionsStep['after'];

const isBusy = (sessions: Sessions): boolean => sessions.matches('loading') || sessions.matches('ending');

const isResting = (sessions: Sessions): boolean => sessions.matches('shown');
const hasFallen = (step: SessionsStep, call: 'listSessions' | 'endSessions'): boolean =>
  ['network', 'timeout'].includes(failureOf(step.failed(call)?.error));
const wasDismissed = (step: SessionsStep): boolean =>
  failureOf((step.failed('listSessions') ?? step.failed('endSessions'))?.error) === 'dismissed';

const othersIn = (list: ReturnType<typeof openSessionList>): string[] =>
  (list ?? []).filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId);

/** What the shopper asks to end: logins that are shown and not their own. */
function askedFor(step: SessionsStep): readonly string[] {
  if (!isResting(step.before)) return [];
  const others = othersIn(openSessionList(step.before));
  if (step.sent('others.end') !== null) return others;
  const one = step.sent('session.end')?.sessionId;
  return others.filter((id) => id === one);
}

const isPress = (step: SessionsStep): boolean =>
  step.sent('others.end') !== null || step.sent('session.end') !== null;

/** What was interrupted and can still be ended, by the list that came. */
function stillDue(step: SessionsStep): boolean {
  const list = step.done('listSessions')?.output;
  const due = list?.filter(({ sessionId }) => endingSessions(step.before).includes(sessionId)) ?? [];
  return due.length > 0 && due.every(({ isCurrent }) => !isCurrent);
}

export const openSessionsModel = flowModel<typeof openSessionsLogic, ReturnType<typeof openSessionsActors>>({
  name: 'open-sessions',
  machine: openSessionsLogic,
  starts: [{ says: 'the page of privacy is opened' }],
  cases: {
    'session.end': [
      says('the login of the desk is ended', { sessionId: 'desk' }),
      says('the own login is to be ended', { sessionId: 'here' }),
      says('a login nobody knows is to be ended', { sessionId: 'nobody' }),
    ],
    'others.end': [says('all others are ended')],
    'sessions.reload': [says('the logins are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listSessions: {
      isPatient: true,
      done: [
        says('this login and two others are open', openSessionsOf('here', 'desk', 'app')),
        says('this login and an old one are open', openSessionsOf('here', 'old')),
        says('this login alone is open', openSessionsOf('here')),
      ],
      failed: patientFails('the list', 'network'),
    },
    endSessions: {
      isPatient: true,
      done: ({ context: { list, ending } }) => [
        says(
          'they are ended',
          (list ?? []).filter(({ sessionId }) => !ending.includes(sessionId)),
        ),
      ],
      failed: [refuses('the end', 'session.own'), ...patientFails('the end', 'network')],
    },
  },
  writes: ['endSessions'],
  facts: ['session.closed'],
  project: ({ context: { list, ending, error } }) => [
    list?.map(({ sessionId }) => sessionId),
    ending,
    error?.failure,
  ],
  rules: [
    {
      id: 'SES-30',
      says: 'The list that comes is the one shown.',
      when: (step) => step.done('listSessions') !== null || step.done('endSessions') !== null,
      holds: (step) =>
        openSessionList(step.after) === (step.done('listSessions') ?? step.done('endSessions'))?.output,
    },
    {
      id: 'SES-30',
      says: 'Other logins are ended at once, by one call that names those shown, and no old error stays.',
      when: (step) => isPress(step) && askedFor(step).length > 0,
      holds: (step) =>
        step.calls('endSessions').length === 1 &&
        JSON.stringify(step.calls('endSessions')[0]) === JSON.stringify(askedFor(step)) &&
        isBusy(step.after) &&
        openSessionsError(step.after) === null,
    },
    {
      id: 'SES-30',
      says: 'One’s own login is not ended, nor one that is not shown, nor nothing.',
      when: (step) => isPress(step) && askedFor(step).length === 0,
      holds: (step) =>
        step.calls('endSessions').length === 0 && endingSessions(step.after) === endingSessions(step.before),
    },
    {
      id: 'SES-30',
      says: 'An end goes out only when it is asked for, or when it was interrupted and is still due.',
      when: (step) => step.calls('endSessions').length > 0,
      holds: (step) =>
        step.calls('endSessions').length === 1 &&
        (isPress(step)
          ? askedFor(step).length > 0
          : stillDue(step) && step.calls('endSessions')[0] === endingSessions(step.before)),
    },
    {
      id: 'SES-13',
      says: 'An end that was interrupted is made good after the list is there, once.',
      when: stillDue,
      holds: (step) =>
        step.calls('endSessions').length === 1 && endingSessions(step.after) === endingSessions(step.before),
    },
    {
      id: 'SES-30',
      says: 'An end that was made or refused, or that has nothing left to end, waits no more.',
      when: (step) =>
        step.done('endSessions') !== null ||
        failureOf(step.failed('endSessions')?.error) === 'refused' ||
        (step.done('listSessions') !== null && step.calls('endSessions').length === 0),
      holds: (step) => isResting(step.after) && endingSessions(step.after).length === 0,
    },
    {
      id: 'SES-30',
      says: 'A refused end is said, and the list stays, with no further call.',
      when: (step) => failureOf(step.failed('endSessions')?.error) === 'refused',
      holds: (step) =>
        openSessionsError(step.after) !== null &&
        openSessionList(step.after) === openSessionList(step.before) &&
        step.calls('listSessions').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'After an end of unknown outcome the shop is asked what is open, and the failure is said meanwhile.',
      when: (step) => hasFallen(step, 'endSessions'),
      holds: (step) =>
        step.calls('listSessions').length === 1 &&
        endingSessions(step.after).length === 0 &&
        openSessionsError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'The failure of an end is still said when the list is there.',
      when: (step) => step.done('listSessions') !== null,
      holds: (step) => openSessionsError(step.after) === openSessionsError(step.before),
    },
    {
      id: 'ERR-04',
      says: 'A list that cannot be loaded says why.',
      when: (step) => hasFallen(step, 'listSessions'),
      holds: ({ after }) => haveOpenSessionsFailed(after) && openSessionsError(after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'It is asked for again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('sessions.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('listSessions').length === 1 && openSessionsError(step.after) === null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing of the shopper is shown.',
      when: (step) => step.sent('session.closed') !== null || wasDismissed(step),
      holds: (step) =>
        areOpenSessionsSignedOut(step.after) &&
        !haveOpenSessionsFailed(step.after) &&
        openSessionList(step.after) === null &&
        step.inFlight('listSessions') === 0 &&
        step.inFlight('endSessions') === 0,
    },
    {
      id: 'SES-07',
      says: 'What was to be done outlives an expired session.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => endingSessions(step.after) === endingSessions(step.before),
    },
    {
      id: 'SES-08',
      says: 'Who leaves, or dismisses the login, leaves nothing to be done.',
      when: (step) =>
        step.sent('session.closed')?.reason === 'logout' ||
        wasDismissed(step) ||
        (step.sent('login.dismissed') !== null && areOpenSessionsSignedOut(step.before)),
      holds: (step) => areOpenSessionsSignedOut(step.after) && endingSessions(step.after).length === 0,
    },
    {
      id: 'SES-07',
      says: 'When the session is back the list is asked for once, and no old error stays.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('listSessions').length === 1 && openSessionsError(step.after) === null,
    },
    offers({
      id: 'SES-14',
      says: 'A list that failed can be asked for again.',
      from: (sessions: Sessions) => sessions.matches('failed'),
      via: ({ id }) => id === 'sessions.reload',
      to: isBusy,
    }),
    reaches({
      id: 'SES-30',
      says: 'From everywhere the logins can be shown.',
      from: () => true,
      to: isResting,
    }),
  ],
});
