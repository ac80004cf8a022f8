import { failureOf } from '../../../contract/api/failure.ts';
import type { emailChangeActors } from '../../../machines/email-change/email-change.actors.ts';
import { emailChangeLogic } from '../../../machines/email-change/email-change.logic.ts';
import {
  emailChangeError,
  isEmailChanged,
  isEmailChangeRejected,
  isEmailChanging,
} from '../../../machines/email-change/email-change.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ChangeStep = Step<typeof emailChangeLogic, ReturnType<typeof emailChangeActors>>;
type Change = ChangeStep['after'];

const hasFailed = (change: Change): boolean => emailChangeError(change) !== null;

export const emailChangeModel = flowModel<typeof emailChangeLogic, ReturnType<typeof emailChangeActors>>({
  name: 'email-change',
  machine: emailChangeLogic,
  starts: [{ says: 'the mailed link is opened', input: () => ({ token: 'a-token' }) }],
  cases: {
    'change.retry': [says('the link is tried again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    changeEmail: {
      done: [says('the e-mail is changed', true), says('the link has no token', false)],
      failed: [refuses('the link', 'token.invalid'), ...fails('the link', 'serviceDown', 'network')],
    },
  },
  writes: ['changeEmail'],
  project: ({ context: { token, error } }) => [token, error !== null],
  rules: [
    {
      id: 'NAV-09',
      says: 'The link is tried once, as it was mailed.',
      when: (step) => step.isStart,
      holds: (step) =>
        step.calls('changeEmail').length === 1 &&
        step.calls('changeEmail')[0]?.token === 'a-token' &&
        isEmailChanging(step.after),
    },
    {
      id: 'REG-17',
      says: 'The e-mail is changed once the shop says so, and by nothing else; a broken link changes nothing.',
      when: (step) => isEmailChanged(step.after) || step.done('changeEmail') !== null,
      holds: (step) =>
        step.done('changeEmail')?.output === false
          ? isEmailChangeRejected(step.after)
          : isEmailChanged(step.after) && (step.done('changeEmail') !== null || isEmailChanged(step.before)),
    },
    {
      id: 'REG-17',
      says: 'A link the shop refuses is no longer good, and no error stands beside it.',
      when: (step) => failureOf(step.failed('changeEmail')?.error) === 'refused',
      holds: (step) => isEmailChangeRejected(step.after) && !hasFailed(step.after),
    },
    {
      id: 'ERR-04',
      says: 'An answer that does not come, or breaks, says so and leaves the link to be tried again.',
      when: (step) =>
        (step.elapsed('answerTimeout') && step.wasInFlight('changeEmail') > 0) ||
        (step.failed('changeEmail') !== null && failureOf(step.failed('changeEmail')?.error) !== 'refused'),
      holds: (step) => hasFailed(step.after) && !isEmailChanging(step.after),
    },
    {
      id: 'ERR-04',
      says: 'The link is tried again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        hasFailed(step.before) &&
        (step.sent('change.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('changeEmail').length === 1 && isEmailChanging(step.after) && !hasFailed(step.after),
    },
    reaches({
      id: 'REG-17',
      says: 'A whole link can come to count until it is refused.',
      from: (change) => isEmailChanging(change) || hasFailed(change),
      to: isEmailChanged,
    }),
  ],
});
