import type { recoveryRequestActors } from '../../../machines/recovery-request/recovery-request.actors.ts';
import { recoveryRequestLogic } from '../../../machines/recovery-request/recovery-request.logic.ts';
import {
  accountError,
  isRequestingReset,
  isResetSent,
  linkResentAt,
  namedAccount,
  nextLinkAt,
  recoveryError,
} from '../../../machines/recovery-request/recovery-request.selectors.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type RecoveryStep = Step<typeof recoveryRequestLogic, ReturnType<typeof recoveryRequestActors>>;
type Recovery = RecoveryStep['after'];

const email = 'demo@cestolieto.example';
const learntAt = 1_000_000;
/** A link of twelve seconds ago, one of a minute ago, and one that is asked for later on. */
const freshMail = { sentAt: learntAt - 12_000, nextAt: learntAt + 48_000 };
const oldMail = { sentAt: learntAt - 60_000, nextAt: learntAt };
const anotherMail = { sentAt: learntAt + 90_000, nextAt: learntAt + 150_000 };
const nothingSent = { lastMail: null, learntAt };
const taxCode = 'RSSMRA85T10A562S';
const isResendPaused = (recovery: Recovery): boolean => nextLinkAt(recovery) !== null;
/** What may be asked with: typed whole, by the means that is chosen. */
const isRight = ({ context: { means, email: typed, taxCode: code } }: Recovery): boolean =>
  means === 'email' ? typed === email : code === taxCode;
const isAsked = (recovery: Recovery): boolean => !isResetSent(recovery) && !isRequestingReset(recovery);
const broke = (step: RecoveryStep): boolean =>
  step.failed('requestReset') !== null ||
  (step.elapsed('answerTimeout') && step.wasInFlight('requestReset') > 0);

export const recoveryRequestModel = flowModel<
  typeof recoveryRequestLogic,
  ReturnType<typeof recoveryRequestActors>
>({
  name: 'recovery-request',
  machine: recoveryRequestLogic,
  starts: [
    { says: 'the password is forgotten', input: () => ({ email: '', isSent: false, ...nothingSent }) },
    { says: 'the e-mail was typed at the login', input: () => ({ email, isSent: false, ...nothingSent }) },
    {
      says: 'the form is opened again after a link',
      input: () => ({ email, isSent: false, lastMail: freshMail, learntAt }),
    },
    {
      says: 'a link was sent',
      input: () => ({ email, isSent: true, lastMail: freshMail, learntAt }),
    },
    {
      says: 'a link was sent a minute ago',
      input: () => ({ email, isSent: true, lastMail: oldMail, learntAt }),
    },
    {
      says: 'a link was sent, nobody knows when',
      input: () => ({ email, isSent: true, ...nothingSent }),
    },
    {
      says: 'a link was sent, nobody knows where',
      input: () => ({ email: '', isSent: true, ...nothingSent }),
    },
  ],
  cases: {
    'means.changed': [
      says('the account is looked for by its tax code', { means: 'taxCode' }),
      says('the account is looked for by its e-mail', { means: 'email' }),
    ],
    'account.changed': [
      says('the e-mail is typed', { text: email }),
      says('the tax code is typed', { text: taxCode }),
      says('half of it is typed', { text: 'demo' }),
    ],
    'recovery.submit': [says('the link is asked for')],
    'recovery.resend': [says('another link is asked for')],
  },
  answers: {
    requestReset: {
      done: [says('the link is on its way', anotherMail)],
      failed: [refuses('the link', 'rate.limit'), ...fails('the link', 'serviceDown', 'network')],
    },
  },
  writes: ['requestReset'],
  project: ({
    context: { email: typed, taxCode: code, means, isSent, lastMail, resentAt, fieldError, error },
  }) => [
    isSent,
    lastMail === null ? 'none' : lastMail.nextAt > learntAt ? 'fresh' : 'old',
    resentAt !== null,
    typed === email,
    code === taxCode,
    means,
    fieldError !== null,
    error !== null,
  ],
  rules: [
    {
      id: 'NAV-10',
      says: 'The first page asks for the account, with what was typed at the login; the second one for nothing.',
      when: (step) => step.isStart,
      holds: (step) =>
        isResetSent(step.after) === step.after.context.isSent &&
        !isRequestingReset(step.after) &&
        step.calls('requestReset').length === 0,
    },
    {
      id: 'REG-12',
      says: 'A right account is asked for once, as it was typed, and no error of before stands beside it.',
      when: (step) => step.sent('recovery.submit') !== null && isAsked(step.before) && isRight(step.before),
      holds: (step) => {
        const [call, ...more] = step.calls('requestReset');
        return (
          more.length === 0 &&
          call?.account === namedAccount(step.before) &&
          call.means === step.before.context.means &&
          isRequestingReset(step.after) &&
          accountError(step.after) === null &&
          recoveryError(step.after) === null
        );
      },
    },
    {
      id: 'VAL-14',
      says: 'A wrong account is told at its field, and nothing is sent.',
      when: (step) => step.sent('recovery.submit') !== null && isAsked(step.before) && !isRight(step.before),
      holds: (step) =>
        step.calls('requestReset').length === 0 &&
        isAsked(step.after) &&
        accountError(step.after) !== null &&
        recoveryError(step.after) === null,
    },
    {
      id: 'VAL-14',
      says: 'A field that is typed in, or left for the other, is wrong no more.',
      when: (step) =>
        isAsked(step.before) &&
        (step.sent('account.changed') !== null || step.sent('means.changed') !== null),
      holds: (step) =>
        isAsked(step.after) &&
        accountError(step.after) === null &&
        (step.sent('account.changed') === null
          ? step.after.context.means === step.sent('means.changed')?.means &&
            step.after.context.email === step.before.context.email &&
            step.after.context.taxCode === step.before.context.taxCode &&
            recoveryError(step.after) === null
          : namedAccount(step.after) === step.sent('account.changed')?.text &&
            step.after.context.means === step.before.context.means),
    },
    {
      id: 'REG-12',
      says: 'Whoever asked is told the same: the page of a sent link, which knows the e-mail and no tax code.',
      when: (step) => step.emitted('recovery.sent').length > 0,
      holds: (step) =>
        step.done('requestReset') !== null &&
        !isResetSent(step.before) &&
        step.emitted('recovery.sent').length === 1 &&
        step.emitted('recovery.sent')[0]?.email === (step.before.context.means === 'email' ? email : ''),
    },
    {
      id: 'REG-12',
      says: 'A link that went leads on, or begins the pause anew.',
      when: (step) => step.done('requestReset') !== null,
      holds: (step) =>
        isResetSent(step.before)
          ? nextLinkAt(step.after) === step.done('requestReset')?.output.nextAt &&
            linkResentAt(step.after) === step.done('requestReset')?.output.sentAt
          : isAsked(step.after) && step.emitted('recovery.sent').length === 1,
    },
    {
      id: 'ERR-04',
      says: 'An answer that does not come, or breaks, says so; what was typed stays and can be sent again.',
      when: broke,
      holds: (step) =>
        !isRequestingReset(step.after) &&
        recoveryError(step.after) !== null &&
        step.emitted('recovery.sent').length === 0 &&
        isResetSent(step.after) === isResetSent(step.before) &&
        !isResendPaused(step.after) &&
        namedAccount(step.after) === namedAccount(step.before),
    },
    {
      id: 'REG-12',
      says: 'Another link is sent by one call to the e-mail that is known, after a minute and not before.',
      when: (step) => step.sent('recovery.resend') !== null,
      holds: (step) => {
        const may =
          isResetSent(step.before) &&
          !isResendPaused(step.before) &&
          !isRequestingReset(step.before) &&
          step.before.context.email !== '';
        const calls = step.calls('requestReset');
        return may
          ? calls.length === 1 &&
              calls[0]?.means === 'email' &&
              calls[0].account === email &&
              isRequestingReset(step.after) &&
              recoveryError(step.after) === null
          : calls.length === 0;
      },
    },
    {
      id: 'REG-12',
      says: 'The pause ends by itself.',
      when: (step) => step.elapsed('resendPause') && isResendPaused(step.before),
      holds: (step) =>
        !isResendPaused(step.after) &&
        isResetSent(step.after) &&
        linkResentAt(step.after) === linkResentAt(step.before),
    },
    {
      id: 'REG-12',
      says: 'The minute of the first link counts where this tab knows of it.',
      when: (step) => step.isStart,
      holds: (step) =>
        linkResentAt(step.after) === null &&
        nextLinkAt(step.after) ===
          (step.after.context.isSent && step.after.context.lastMail === freshMail ? freshMail.nextAt : null),
    },
    offers({
      id: 'REG-12',
      says: 'A link can be asked for wherever one asks for it.',
      from: isAsked,
      via: ({ id }) => id === 'recovery.submit',
    }),
    reaches({
      id: 'REG-12',
      says: 'After a link the next one can be asked for.',
      from: isResendPaused,
      to: (recovery) => isResetSent(recovery) && !isResendPaused(recovery),
    }),
  ],
});
