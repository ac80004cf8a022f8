import { failureOf } from '../../../contract/api/failure.ts';
import type { emailStopActors } from '../../../machines/email-stop/email-stop.actors.ts';
import { emailStopLogic } from '../../../machines/email-stop/email-stop.logic.ts';
import {
  emailStopError,
  isEmailStopped,
  isEmailStopping,
  isEmailStopRejected,
} from '../../../machines/email-stop/email-stop.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type EmailStopStep = Step<typeof emailStopLogic, ReturnType<typeof emailStopActors>>;
type EmailStop = EmailStopStep['after'];

const isOffered = (stop: EmailStop): boolean => stop.matches('offered');
const wasRefused = (step: EmailStopStep): boolean =>
  failureOf(step.failed('stopChange')?.error) === 'refused';

export const emailStopModel = flowModel<typeof emailStopLogic, ReturnType<typeof emailStopActors>>({
  name: 'email-stop',
  machine: emailStopLogic,
  starts: [{ says: 'the mailed link is opened', input: () => ({ token: 'token' }) }],
  cases: { 'stop.confirm': [says('the change is to be stopped')] },
  answers: {
    stopChange: {
      done: [says('the change is stopped', undefined)],
      failed: [refuses('the link', 'token.invalid'), ...fails('the stop', 'serviceDown', 'network')],
    },
  },
  writes: ['stopChange'],
  project: ({ context: { error } }) => error !== null,
  rules: [
    {
      id: 'B-42',
      says: 'Opening the link stops nothing.',
      when: (step) => step.isStart,
      holds: (step) => step.calls('stopChange').length === 0 && isOffered(step.after),
    },
    {
      id: 'B-42',
      says: 'A press stops the change with the token of the link, once.',
      when: (step) => step.sent('stop.confirm') !== null,
      holds: (step) =>
        isOffered(step.before)
          ? step.calls('stopChange').length === 1 &&
            step.calls('stopChange')[0]?.token === step.after.context.token &&
            isEmailStopping(step.after) &&
            emailStopError(step.after) === null
          : step.calls('stopChange').length === 0 && step.after.value === step.before.value,
    },
    {
      id: 'B-42',
      says: 'What is stopped says so; a link that is no longer good says that.',
      when: (step) => step.done('stopChange') !== null || wasRefused(step),
      holds: (step) => (wasRefused(step) ? isEmailStopRejected(step.after) : isEmailStopped(step.after)),
    },
    {
      id: 'ERR-04',
      says: 'A stop that failed, or has no answer, says why and can be tried again.',
      when: (step) =>
        (step.failed('stopChange') !== null && !wasRefused(step)) || step.elapsed('answerTimeout'),
      holds: (step) =>
        isOffered(step.after) && emailStopError(step.after) !== null && step.inFlight('stopChange') === 0,
    },
    reaches({
      id: 'B-42',
      says: 'It comes to an end from everywhere.',
      from: () => true,
      to: (stop) => isEmailStopped(stop) || isEmailStopRejected(stop),
    }),
  ],
});
