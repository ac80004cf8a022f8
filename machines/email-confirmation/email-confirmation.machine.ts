import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface EmailConfirmationInput {
  /** Whose address it is; empty where nobody knows. */
  email: string;
  /** Of the mailed link, which may be broken; null while the mail is only on its way. */
  code: string | null;
  /** The last mail that this tab knows of. */
  lastMail: MailTime | null;
  /** Now, in ms since the epoch. */
  learntAt: number;
}

export interface EmailConfirmationContext extends EmailConfirmationInput {
  /** When a mail was sent again on this page, in ms since the epoch. */
  resentAt: number | null;
  error: FlowError | null;
}

interface EmailConfirmationEvents {
  'mail.resend': object;
  'confirmation.retry': object;
  'service.resumed': object;
}
export type EmailConfirmationEvent = EventOf<EmailConfirmationEvents>;

/**
 * The address of a new account: a mail is on its way and can be asked for again a minute later; its link confirms once,
 * and one that is wrong offers another mail (REG-07, REG-08, NAV-09).
 */
export const emailConfirmationMachine = setup({
  types: {
    context: {} as EmailConfirmationContext,
    events: {} as EmailConfirmationEvent,
    input: {} as EmailConfirmationInput,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    confirmEmail: {} as GivenCall<void, { email: string; code: string }>,
    resendMail: {} as GivenCall<MailTime, { email: string }>,
  },
  actions: {
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearError: assign({ error: null }),
    assignMail: assign((_, { mail }: { mail: MailTime }) => ({
      lastMail: mail,
      learntAt: mail.sentAt,
      resentAt: mail.sentAt,
    })),
  },
  guards: {
    /** No more than the page that follows a registration: its mail has just been sent. */
    isMailFresh: ({ context: { code, lastMail, learntAt } }) =>
      code === null && lastMail !== null && lastMail.nextAt > learntAt,
    hasNoLink: ({ context }) => context.code === null,
    isLinkWhole: ({ context: { email, code } }) => email !== '' && code !== null && code !== '',
    hasEmail: ({ context }) => context.email !== '',
    isRefused: {} as GivenGuard<FailedCall>,
  },
  delays: {
    answerTimeout: 12_000,
    // A clock that was set back must not lengthen it.
    resendPause: ({ context: { lastMail, learntAt } }) =>
      lastMail === null ? 0 : Math.min(lastMail.nextAt - learntAt, lastMail.nextAt - lastMail.sentAt),
  },
}).createMachine({
  id: 'emailConfirmation',
  context: ({ input }) => ({ ...input, resentAt: null, error: null }),
  initial: 'judging',
  states: {
    judging: {
      always: [
        { guard: 'isMailFresh', target: 'pausing', meta: { req: ['REG-07'] } },
        { guard: 'hasNoLink', target: 'mailed', meta: { req: ['REG-07'] } },
        { guard: 'isLinkWhole', target: 'confirming', meta: { req: ['REG-08', 'NAV-09'] } },
        { target: 'rejected', meta: { req: ['REG-08'] } },
      ],
    },
    mailed: {
      description: 'The mail with the link was sent; it can be asked for again.',
      on: {
        'mail.resend': {
          guard: 'hasEmail',
          target: 'resending',
          actions: 'clearError',
          meta: { req: ['REG-07'] },
        },
      },
    },
    confirming: {
      tags: ['busy'],
      invoke: {
        id: 'confirmEmail',
        src: 'confirmEmail',
        input: ({ context: { email, code } }) => {
          if (code === null) throw new Error('an address is confirmed by the code of a link');
          return { email, code };
        },
        onDone: { target: 'confirmed', meta: { req: ['REG-08'] } },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'rejected',
            meta: { req: ['REG-08'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    confirmed: { description: 'The account is active.' },
    rejected: {
      description: 'The link is wrong or was used up: another mail can be asked for.',
      on: {
        'mail.resend': {
          guard: 'hasEmail',
          target: 'resending',
          actions: 'clearError',
          meta: { req: ['REG-08'] },
        },
      },
    },
    failed: {
      description: 'Nobody knows whether the link was taken; the same one may be sent again.',
      on: {
        'confirmation.retry': { target: 'confirming', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'confirming', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    resending: {
      tags: ['busy'],
      invoke: {
        id: 'resendMail',
        src: 'resendMail',
        input: ({ context }) => ({ email: context.email }),
        onDone: {
          target: 'pausing',
          actions: { type: 'assignMail', params: ({ event }) => ({ mail: event.output }) },
          meta: { req: ['REG-07'] },
        },
        onError: [
          {
            guard: 'hasNoLink',
            target: 'mailed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['REG-07'] },
          },
          {
            target: 'rejected',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['REG-07'] },
          },
        ],
      },
      after: {
        answerTimeout: [
          { guard: 'hasNoLink', target: 'mailed', actions: 'assignTimeout', meta: { req: ['REG-07'] } },
          { target: 'rejected', actions: 'assignTimeout', meta: { req: ['REG-07'] } },
        ],
      },
    },
    pausing: {
      description: 'A mail has just been sent; another one can be asked for after a pause.',
      after: {
        resendPause: [
          { guard: 'hasNoLink', target: 'mailed', meta: { req: ['REG-07'] } },
          { target: 'rejected', meta: { req: ['REG-07'] } },
        ],
      },
    },
  },
});
