import type { passwordResetActors } from '../../../machines/password-reset/password-reset.actors.ts';
import { passwordResetLogic } from '../../../machines/password-reset/password-reset.logic.ts';
import {
  hasResetFailed,
  isPasswordChanged,
  isResetFormOpen,
  isResetLinkExpired,
  isSavingPassword,
  newPasswordError,
  resetError,
} from '../../../machines/password-reset/password-reset.selectors.ts';
import { ApiFailure, failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ResetStep = Step<typeof passwordResetLogic, ReturnType<typeof passwordResetActors>>;
type Reset = ResetStep['after'];

const brand = { tenantId: 'cestolieto', name: 'Cestolieto', minPasswordLength: 6 };
const email = 'demo@cestolieto.example';
const token = 'a-token';
const right = 'cavolo nero di gennaio';
const refusedAtField = new ApiFailure('refused', {
  messages: [{ code: 'validation', text: 'no', field: 'password' }],
});

const isChecking = (reset: Reset): boolean => reset.matches('checking');
const isChoosing = (reset: Reset): boolean => isResetFormOpen(reset) && !isSavingPassword(reset);
const timedOut = (step: ResetStep, call: 'checkLink' | 'resetPassword'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

export const passwordResetModel = flowModel<
  typeof passwordResetLogic,
  ReturnType<typeof passwordResetActors>
>({
  name: 'password-reset',
  machine: passwordResetLogic,
  starts: [{ says: 'the mailed link is opened', input: () => ({ brand, email, token }) }],
  cases: {
    'password.submit': [
      says('a good password is sent', { password: right }),
      says('the form is sent empty', { password: '' }),
      says('a password anybody guesses is sent', { password: 'password' }),
    ],
    'reset.retry': [says('the link is tried again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    checkLink: {
      done: [says('the link is good', true), says('the link is good no more', false)],
      failed: fails('the link', 'serviceDown', 'network'),
    },
    resetPassword: {
      done: [says('the password is changed', undefined)],
      failed: [
        refuses('the password', 'token.invalid'),
        refuses('the password', 'rate.limit'),
        says('the password is refused at its field', refusedAtField),
        ...fails('the password', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['resetPassword'],
  project: ({ context: { fieldError, error } }) => [fieldError !== null, error !== null],
  rules: [
    {
      id: 'REG-13',
      says: 'A link is asked about once, before anything else.',
      when: (step) => step.isStart,
      holds: (step) =>
        isChecking(step.after) &&
        step.calls('checkLink').length === 1 &&
        step.calls('checkLink')[0]?.email === email &&
        step.calls('checkLink')[0]?.token === token,
    },
    {
      id: 'REG-13',
      says: 'The form opens for a link the shop calls good, and for nothing else.',
      when: (step) => isResetFormOpen(step.after) && !isResetFormOpen(step.before),
      holds: (step) => step.done('checkLink')?.output === true,
    },
    {
      id: 'REG-13',
      says: 'A link that is good no more asks no password.',
      when: (step) =>
        step.done('checkLink')?.output === false ||
        isRefusedWith(step.failed('resetPassword')?.error, 'token.invalid'),
      holds: (step) => isResetLinkExpired(step.after) && newPasswordError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'A link nobody could check says so, and is neither good nor expired.',
      when: (step) => step.failed('checkLink') !== null || timedOut(step, 'checkLink'),
      holds: (step) => hasResetFailed(step.after) && resetError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'It is checked again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        hasResetFailed(step.before) &&
        (step.sent('reset.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('checkLink').length === 1 && isChecking(step.after) && resetError(step.after) === null,
    },
    {
      id: 'REG-14',
      says: 'A good password goes out once, with its link, and is kept nowhere.',
      when: (step) => step.sent('password.submit')?.password === right && isChoosing(step.before),
      holds: (step) =>
        step.calls('resetPassword').length === 1 &&
        step.calls('resetPassword')[0]?.password === right &&
        step.calls('resetPassword')[0]?.token === token &&
        step.calls('resetPassword')[0]?.email === email &&
        isSavingPassword(step.after) &&
        newPasswordError(step.after) === null &&
        resetError(step.after) === null &&
        !JSON.stringify(step.after.context).includes(right),
    },
    {
      id: 'VAL-04',
      says: 'A password that will not do is told at its field, and nothing is sent.',
      when: (step) =>
        isChoosing(step.before) &&
        step.sent('password.submit') !== null &&
        step.sent('password.submit')?.password !== right,
      holds: (step) =>
        step.calls('resetPassword').length === 0 &&
        isChoosing(step.after) &&
        newPasswordError(step.after) !== null &&
        resetError(step.after) === null,
    },
    {
      id: 'RULE-REGISTRATION-2',
      says: 'From a link that is spent or good no more nothing is sent.',
      when: (step) => !step.isStart && (isPasswordChanged(step.before) || isResetLinkExpired(step.before)),
      holds: (step) => step.calls('resetPassword').length + step.calls('checkLink').length === 0,
    },
    {
      id: 'RULE-REGISTRATION-5',
      says: 'A password that is on its way is not sent again.',
      when: (step) => isSavingPassword(step.before) && step.sent('password.submit') !== null,
      holds: (step) => step.calls('resetPassword').length === 0 && isSavingPassword(step.after),
    },
    {
      id: 'REG-13',
      says: 'No password goes out that was not sent from the form.',
      when: (step) => step.calls('resetPassword').length > 0,
      holds: (step) => isChoosing(step.before) && step.sent('password.submit') !== null,
    },
    {
      id: 'REG-15',
      says: 'The password is changed once the shop says so, and by nothing else; the login may know whose it is.',
      when: (step) =>
        isPasswordChanged(step.after) !== isPasswordChanged(step.before) ||
        step.emitted('password.reset').length > 0 ||
        step.done('resetPassword') !== null,
      holds: (step) =>
        isPasswordChanged(step.after) &&
        step.done('resetPassword') !== null &&
        step.emitted('password.reset').length === 1 &&
        step.emitted('password.reset')[0]?.email === email,
    },
    {
      id: 'VAL-15',
      says: 'What the shop says of the password stands at its field; what it says besides, above the form.',
      when: (step) =>
        failureOf(step.failed('resetPassword')?.error) === 'refused' &&
        !isRefusedWith(step.failed('resetPassword')?.error, 'token.invalid'),
      holds: (step) =>
        isChoosing(step.after) &&
        (step.failed('resetPassword')?.error === refusedAtField
          ? newPasswordError(step.after) === 'no' && resetError(step.after) === null
          : newPasswordError(step.after) === null && resetError(step.after) !== null),
    },
    {
      id: 'ERR-04',
      says: 'A save that does not come back, or breaks, says so and leaves the form.',
      when: (step) =>
        timedOut(step, 'resetPassword') ||
        (step.failed('resetPassword') !== null &&
          failureOf(step.failed('resetPassword')?.error) !== 'refused'),
      holds: (step) => isChoosing(step.after) && resetError(step.after) !== null,
    },
    offers({
      id: 'REG-13',
      says: 'Where the form stands, a password can be sent.',
      from: isChoosing,
      via: ({ id }) => id === 'password.submit',
    }),
    reaches({
      id: 'REG-15',
      says: 'A link can come to a changed password until it is used up.',
      from: (reset) => isChecking(reset) || hasResetFailed(reset) || isResetFormOpen(reset),
      to: isPasswordChanged,
    }),
  ],
});
