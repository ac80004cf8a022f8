import type { emailConfirmationActors } from '../../../machines/email-confirmation/email-confirmation.actors.ts';
import { emailConfirmationLogic } from '../../../machines/email-confirmation/email-confirmation.logic.ts';
import {
  confirmationError,
  hasConfirmationFailed,
  isConfirmed,
  isConfirming,
  isMailResending,
  mailResentAt,
  nextMailAt,
} from '../../../machines/email-confirmation/email-confirmation.selectors.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import { fails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ConfirmationStep = Step<typeof emailConfirmationLogic, ReturnType<typeof emailConfirmationActors>>;
type Confirmation = ConfirmationStep['after'];

const email = 'giulia@posta.example';
const learntAt = 1_000_000;
/** A mail of twelve seconds ago, one of a minute ago, and one that is sent later on. */
const freshMail = { sentAt: learntAt - 12_000, nextAt: learntAt + 48_000 };
const oldMail = { sentAt: learntAt - 60_000, nextAt: learntAt };
const anotherMail = { sentAt: learntAt + 90_000, nextAt: learntAt + 150_000 };
const nothingSent = { lastMail: null, learntAt };
const hasEmail = ({ context }: Confirmation): boolean => context.email !== '';
const isWhole = (confirmation: Confirmation): boolean =>
  hasEmail(confirmation) && (confirmation.context.code ?? '') !== '';
/** Nothing is under way and nothing is settled: the mail can be asked for. */
const isOpen = (confirmation: Confirmation): boolean =>
  confirmation.matches('mailed') || confirmation.matches('rejected');
/** Where one is who asks for the mail. */
const isBack = (confirmation: Confirmation): boolean =>
  confirmation.matches(confirmation.context.code === null ? 'mailed' : 'rejected');
/** The button rests. */
const isPausing = (confirmation: Confirmation): boolean => nextMailAt(confirmation) !== null;
const timedOut = (step: ConfirmationStep, call: 'confirmEmail' | 'resendMail'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

export const emailConfirmationModel = flowModel<
  typeof emailConfirmationLogic,
  ReturnType<typeof emailConfirmationActors>
>({
  name: 'email-confirmation',
  machine: emailConfirmationLogic,
  starts: [
    {
      says: 'the shopper has just registered',
      input: () => ({ email, code: null, lastMail: freshMail, learntAt }),
    },
    {
      says: 'the shopper registered a minute ago',
      input: () => ({ email, code: null, lastMail: oldMail, learntAt }),
    },
    {
      says: 'nobody knows when the shopper registered',
      input: () => ({ email, code: null, ...nothingSent }),
    },
    { says: 'nobody knows who has registered', input: () => ({ email: '', code: null, ...nothingSent }) },
    {
      says: 'the mailed link is opened',
      input: () => ({ email, code: 'a-code', lastMail: freshMail, learntAt }),
    },
    { says: 'a link without its code is opened', input: () => ({ email, code: '', ...nothingSent }) },
    {
      says: 'a link without its e-mail is opened',
      input: () => ({ email: '', code: 'a-code', ...nothingSent }),
    },
  ],
  cases: {
    'mail.resend': [says('another mail is asked for')],
    'confirmation.retry': [says('the link is tried again')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    confirmEmail: {
      done: [says('the address is confirmed', undefined)],
      failed: [refuses('the link', 'token.invalid'), ...fails('the link', 'serviceDown', 'network')],
    },
    resendMail: {
      done: [says('the mail is on its way', anotherMail)],
      failed: [refuses('the mail', 'rate.limit'), ...fails('the mail', 'serviceDown', 'network')],
    },
  },
  writes: ['confirmEmail', 'resendMail'],
  project: ({ context: { email: whose, code, lastMail, resentAt, error } }) => [
    whose !== '',
    code,
    lastMail === null ? 'none' : lastMail.nextAt > learntAt ? 'fresh' : 'old',
    resentAt !== null,
    error !== null,
  ],
  rules: [
    {
      id: 'NAV-09',
      says: 'A whole link is tried once, as it was mailed; a broken one is not, and nothing is without a link.',
      when: (step) => step.isStart,
      holds: (step) =>
        isWhole(step.after)
          ? isConfirming(step.after) &&
            step.calls('confirmEmail').length === 1 &&
            step.calls('confirmEmail')[0]?.code === 'a-code' &&
            step.calls('confirmEmail')[0]?.email === email
          : step.calls('confirmEmail').length === 0 && (isBack(step.after) || isPausing(step.after)),
    },
    {
      id: 'RULE-REGISTRATION-2',
      says: 'A link is sent by opening its page, or again where nobody knows its outcome; never besides.',
      when: (step) => step.calls('confirmEmail').length > 0,
      holds: (step) =>
        step.calls('confirmEmail').length === 1 && (step.isStart || hasConfirmationFailed(step.before)),
    },
    {
      id: 'REG-08',
      says: 'The account is active once the shop says so, and by nothing else.',
      when: (step) =>
        isConfirmed(step.after) !== isConfirmed(step.before) || step.done('confirmEmail') !== null,
      holds: (step) => isConfirmed(step.after) && step.done('confirmEmail') !== null,
    },
    {
      id: 'REG-08',
      says: 'A link the shop refuses is wrong; another mail can be asked for, and no error stands beside it.',
      when: (step) => failureOf(step.failed('confirmEmail')?.error) === 'refused',
      holds: (step) => step.after.matches('rejected') && confirmationError(step.after) === null,
    },
    {
      id: 'ERR-04',
      says: 'An answer that does not come, or breaks, says so and leaves the link to be tried again.',
      when: (step) =>
        timedOut(step, 'confirmEmail') ||
        (step.failed('confirmEmail') !== null && failureOf(step.failed('confirmEmail')?.error) !== 'refused'),
      holds: (step) => hasConfirmationFailed(step.after) && confirmationError(step.after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'The link is tried again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        hasConfirmationFailed(step.before) &&
        (step.sent('confirmation.retry') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('confirmEmail').length === 1 &&
        isConfirming(step.after) &&
        confirmationError(step.after) === null,
    },
    {
      id: 'REG-07',
      says: 'Whoever asks gets one mail, to the address that registered; without an address nothing is sent.',
      when: (step) => step.sent('mail.resend') !== null && isOpen(step.before),
      holds: (step) =>
        hasEmail(step.before)
          ? step.calls('resendMail').length === 1 &&
            step.calls('resendMail')[0]?.email === email &&
            isMailResending(step.after) &&
            confirmationError(step.after) === null
          : step.calls('resendMail').length === 0 && isOpen(step.after),
    },
    {
      id: 'REG-07',
      says: 'No mail is sent that was not asked for, nor while another is on its way.',
      when: (step) => step.calls('resendMail').length > 0,
      holds: (step) => step.sent('mail.resend') !== null && isOpen(step.before),
    },
    {
      id: 'REG-07',
      says: 'A mail that went is told of; the next one can be asked for after a minute.',
      when: (step) => step.done('resendMail') !== null || step.elapsed('resendPause'),
      holds: (step) => {
        const mail = step.done('resendMail')?.output;
        return mail === undefined
          ? isBack(step.after) && mailResentAt(step.after) === mailResentAt(step.before)
          : mailResentAt(step.after) === mail.sentAt && nextMailAt(step.after) === mail.nextAt;
      },
    },
    {
      id: 'REG-07',
      says: 'The minute of the registration’s own mail counts where this tab knows of it, and of no mail behind a link.',
      when: (step) => step.isStart,
      holds: (step) => {
        const { code, lastMail } = step.after.context;
        return (
          mailResentAt(step.after) === null &&
          nextMailAt(step.after) === (code === null && lastMail === freshMail ? freshMail.nextAt : null)
        );
      },
    },
    {
      id: 'REG-07',
      says: 'A mail that did not go says so, and can be asked for again.',
      when: (step) => step.failed('resendMail') !== null || timedOut(step, 'resendMail'),
      holds: (step) => isBack(step.after) && confirmationError(step.after) !== null,
    },
    offers({
      id: 'REG-07',
      says: 'Whoever waits for the mail can ask for it again.',
      from: (confirmation) => isOpen(confirmation) && hasEmail(confirmation),
      via: ({ id }) => id === 'mail.resend',
    }),
    reaches({
      id: 'REG-07',
      says: 'After a mail the next one can be asked for.',
      from: isPausing,
      to: isOpen,
    }),
    reaches({
      id: 'REG-08',
      says: 'A whole link can come to confirm until it is refused.',
      from: (confirmation) => isConfirming(confirmation) || hasConfirmationFailed(confirmation),
      to: isConfirmed,
    }),
  ],
});
