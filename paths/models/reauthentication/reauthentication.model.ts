import type { reauthenticationActors } from '../../../machines/reauthentication/reauthentication.actors.ts';
import { reauthenticationLogic } from '../../../machines/reauthentication/reauthentication.logic.ts';
import {
  confirmationError,
  isConfirmationOpen,
  isConfirming,
} from '../../../machines/reauthentication/reauthentication.selectors.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ReauthenticationStep = Step<typeof reauthenticationLogic, ReturnType<typeof reauthenticationActors>>;

const isClosed = (step: ReauthenticationStep): boolean => !isConfirmationOpen(step.after);
const isQuiet = (step: ReauthenticationStep): boolean =>
  step.emitted('login.confirmed').length + step.emitted('confirmation.dismissed').length === 0;
const isAwaiting = (flow: ReauthenticationStep['after']): boolean =>
  isConfirmationOpen(flow) && !isConfirming(flow);
const hasExpired = (step: ReauthenticationStep): boolean =>
  failureOf(step.failed('confirmPassword')?.error) === 'sessionExpired';

export const reauthenticationModel = flowModel<
  typeof reauthenticationLogic,
  ReturnType<typeof reauthenticationActors>
>({
  name: 'reauthentication',
  machine: reauthenticationLogic,
  starts: [{ says: 'a shopper is logged in' }],
  cases: {
    'confirmation.request': [says('a call needs a recent login')],
    'confirmation.submit': [
      says('the password is sent', { password: 'Demo2026!' }),
      says('the form is sent without a password', { password: '' }),
    ],
    'confirmation.dismiss': [says('the dialog is closed')],
    'session.opened': [says('the shopper logs in')],
    'session.closed': [says('the session ends')],
  },
  answers: {
    confirmPassword: {
      done: [says('the password is right', undefined)],
      failed: [
        refuses('the password', 'auth.invalid'),
        ...fails('the confirmation', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['confirmPassword'],
  facts: ['session.opened', 'session.closed'],
  project: ({ context: { error } }) => error !== null,
  rules: [
    {
      id: 'B-42',
      says: 'A call that needs the password opens the dialog, without what an earlier try said; one that is open stays.',
      when: (step) => step.sent('confirmation.request') !== null,
      holds: (step) =>
        isConfirmationOpen(step.after) &&
        isQuiet(step) &&
        confirmationError(step.after) ===
          (isConfirmationOpen(step.before) ? confirmationError(step.before) : null),
    },
    {
      id: 'B-42',
      says: 'A password is sent as it was typed, once; an empty one is not.',
      when: (step) => step.sent('confirmation.submit') !== null,
      holds: (step) => {
        const password = step.sent('confirmation.submit')?.password;
        const isSent = isAwaiting(step.before) && password !== '';
        return (
          step.calls('confirmPassword').length === (isSent ? 1 : 0) &&
          step.calls('confirmPassword').every((call) => call.password === password) &&
          (!isSent || (isConfirming(step.after) && confirmationError(step.after) === null))
        );
      },
    },
    {
      id: 'B-42',
      says: 'The right password closes the dialog and is reported once.',
      when: (step) => step.done('confirmPassword') !== null,
      holds: (step) =>
        isClosed(step) &&
        step.emitted('login.confirmed').length === 1 &&
        step.emitted('confirmation.dismissed').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'What fails stays open with its reason, and can be tried again.',
      when: (step) => step.failed('confirmPassword') !== null && !hasExpired(step),
      holds: (step) => isAwaiting(step.after) && confirmationError(step.after) !== null && isQuiet(step),
    },
    {
      id: 'ERR-11',
      says: 'A confirmation without an answer ends by time.',
      when: (step) => step.elapsed('answerTimeout'),
      holds: (step) =>
        isAwaiting(step.after) &&
        confirmationError(step.after)?.failure === 'timeout' &&
        step.inFlight('confirmPassword') === 0 &&
        isQuiet(step),
    },
    {
      id: 'SES-07',
      says: 'A session that has expired leaves the login in its place.',
      when: hasExpired,
      holds: (step) => isClosed(step) && isQuiet(step),
    },
    {
      id: 'B-42',
      says: 'A dialog that is dismissed is reported once; one under way, or none, cannot be.',
      when: (step) => step.sent('confirmation.dismiss') !== null,
      holds: (step) =>
        isAwaiting(step.before)
          ? isClosed(step) &&
            step.emitted('confirmation.dismissed').length === 1 &&
            step.emitted('login.confirmed').length === 0
          : isQuiet(step) && isConfirming(step.after) === isConfirming(step.before),
    },
    {
      id: 'SES-08',
      says: 'A session that opens or ends closes it in silence, with what was under way.',
      when: (step) => step.sent('session.opened') !== null || step.sent('session.closed') !== null,
      holds: (step) => isClosed(step) && isQuiet(step) && step.inFlight('confirmPassword') === 0,
    },
    reaches({
      id: 'B-42',
      says: 'It can be closed from everywhere.',
      from: () => true,
      to: (flow) => !isConfirmationOpen(flow),
    }),
  ],
});
