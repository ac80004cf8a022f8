import { failureOf } from '../../../contract/api/failure.ts';
import type { GivenCall } from '../../../machines/chart.types.ts';
import { patientCallLogic } from '../../../machines/patient-call/patient-call.logic.ts';
import { isCallAnswered } from '../../../machines/patient-call/patient-call.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

/** The call that a flow makes patient. */
type Calls = { readonly call: GivenCall<string, { cents: number } | null> };
type CallStep = Step<typeof patientCallLogic, Calls>;

const isCallInterrupted = (call: CallStep['after']): boolean => call.matches('awaitingSession');
const wasInterrupted = (step: CallStep): boolean =>
  ['sessionExpired', 'loginStale', 'serviceDown'].includes(failureOf(step.failed('call')?.error));
const isBack = (step: CallStep): boolean =>
  isCallInterrupted(step.before) &&
  (step.sent('session.opened') !== null ||
    step.sent('login.confirmed') !== null ||
    step.sent('service.resumed') !== null);
const hasLeft = (step: CallStep): boolean =>
  step.sent('session.closed') !== null && step.sent('session.closed')?.reason !== 'expired';
const isGivenUp = (step: CallStep): boolean =>
  hasLeft(step) || (step.sent('login.dismissed') !== null && isCallInterrupted(step.before));
/** Why the call failed, as its invoker receives it; null while it goes on, or has its answer. */
const failureIn = (call: CallStep['after']): string | null =>
  call.matches('failed') ? failureOf(call.context.error) : null;

export const patientCallModel = flowModel<typeof patientCallLogic, Calls>({
  name: 'patient-call',
  machine: patientCallLogic,
  isCall: true,
  starts: [
    { says: 'a cap is to be saved', input: () => ({ cents: 9050 }) },
    { says: 'a list is to be read', input: () => null },
  ],
  cases: {
    'session.opened': [says('the shopper is logged in again')],
    'session.closed': [
      says('the shopper leaves', { reason: 'logout' }),
      says('somebody else has logged in', { reason: 'disowned' }),
      says('the session expires', { reason: 'expired' }),
    ],
    'session.unanswered': [says('the shop does not answer who the visitor is')],
    'login.dismissed': [says('the login is closed')],
    'service.resumed': [says('the service is back')],
    'login.confirmed': [says('the password is given again')],
    'confirmation.dismissed': [says('the password is not given')],
  },
  answers: {
    call: {
      done: [says('the shop answers', 'the answer')],
      failed: [
        refuses('the call', 'cart.spendingCap.bounds'),
        ...fails('the call', 'sessionExpired', 'loginStale', 'serviceDown', 'network', 'notFound'),
      ],
    },
  },
  writes: ['call'],
  project: ({ context: { error } }) => (error === null ? '' : failureOf(error)),
  rules: [
    {
      id: 'SES-07',
      says: 'The call is made at once, with what its invoker passed.',
      when: (step) => step.isStart,
      holds: (step) => step.calls('call').length === 1 && step.calls('call')[0] === step.after.context.input,
    },
    {
      id: 'SES-07',
      says: 'An answer is passed on as it came.',
      when: (step) => step.done('call') !== null,
      holds: (step) => isCallAnswered(step.after) && step.after.context.answer === step.done('call')?.output,
    },
    {
      id: 'ERR-04',
      says: 'A failure that is no interruption is passed on as it came.',
      when: (step) => step.failed('call') !== null && !wasInterrupted(step),
      holds: (step) =>
        failureIn(step.after) !== null && step.after.context.error === step.failed('call')?.error,
    },
    {
      id: 'ERR-11',
      says: 'A call without an answer ends by time, and is not waited for any more.',
      when: (step) => step.elapsed('answerTimeout'),
      holds: (step) => failureIn(step.after) === 'timeout' && step.inFlight('call') === 0,
    },
    {
      id: 'ERR-13',
      says: 'A session that expired and a service that is down end nothing: the call waits, and asks for nothing.',
      when: wasInterrupted,
      holds: (step) => isCallInterrupted(step.after) && step.inFlight('call') === 0,
    },
    {
      id: 'SES-13',
      says: 'When session or service are back the same call is made again, once.',
      when: isBack,
      holds: (step) =>
        step.calls('call').length === 1 &&
        step.calls('call')[0] === step.after.context.input &&
        step.after.context.input === step.before.context.input,
    },
    {
      id: 'SES-07',
      says: 'A call that is on its way is not made twice, whatever comes back meanwhile.',
      when: (step) => step.wasInFlight('call') > 0 && !hasLeft(step),
      holds: (step) => step.calls('call').length === 0,
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed gives the waiting call up.',
      when: isGivenUp,
      holds: (step) =>
        failureIn(step.after) === 'dismissed' &&
        step.inFlight('call') === 0 &&
        step.calls('call').length === 0,
    },
    {
      id: 'B-42',
      says: 'A password that is not given fails the waiting call, as refused for it; one on its way goes on.',
      when: (step) => step.sent('confirmation.dismissed') !== null,
      holds: (step) =>
        failureIn(step.after) === (isCallInterrupted(step.before) ? 'loginStale' : null) &&
        step.calls('call').length === 0 &&
        step.inFlight('call') === (isCallInterrupted(step.before) ? 0 : 1),
    },
    {
      id: 'ERR-04',
      says: 'Where nobody knows whether there is a session, the call fails as one without an answer.',
      when: (step) => step.sent('session.unanswered') !== null && isCallInterrupted(step.before),
      holds: (step) => failureIn(step.after) === 'timeout' && step.calls('call').length === 0,
    },
    {
      id: 'SES-08',
      says: 'A session that expires elsewhere leaves the call as it is.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) =>
        step.after.value === step.before.value && step.inFlight('call') === step.wasInFlight('call'),
    },
    {
      id: 'SES-14',
      says: 'A login that is dismissed while the call is on its way leaves it there.',
      when: (step) => step.sent('login.dismissed') !== null && !isCallInterrupted(step.before),
      holds: (step) => step.inFlight('call') === 1 && step.calls('call').length === 0,
    },
    reaches({
      id: 'ERR-11',
      says: 'It comes to an end from everywhere.',
      from: () => true,
      to: ({ status }) => status === 'done',
    }),
  ],
});
