import { assign, emit, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { MailTime } from '../../contract/rules/session/mail-time.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/** What an account is looked for by. */
export type AccountMeans = 'email' | 'taxCode';

/** The account a link is asked for. */
export interface LookedForAccount {
  means: AccountMeans;
  account: string;
}

export interface RecoveryRequestInput {
  /** As it was typed before; empty where it is not known. */
  email: string;
  /** The link has just been asked for. */
  isSent: boolean;
  /** The last link that this tab knows to have been asked for. */
  lastMail: MailTime | null;
  /** Now, in ms since the epoch. */
  learntAt: number;
}

export interface RecoveryRequestContext extends RecoveryRequestInput {
  means: AccountMeans;
  taxCode: string;
  /** When the link was asked for again on this page, in ms since the epoch. */
  resentAt: number | null;
  fieldError: string | null;
  error: FlowError | null;
}

interface RecoveryRequestEvents {
  'means.changed': { means: AccountMeans };
  'account.changed': { text: string };
  'recovery.submit': object;
  'recovery.resend': object;
}
export type RecoveryRequestEvent = EventOf<RecoveryRequestEvents>;

/** The link is asked for; the e-mail is empty where the account was named by its tax code. */
export interface RecoveryRequestEmitted {
  type: 'recovery.sent';
  email: string;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    recoveryRequest: RecoveryRequestEmitted;
  }
}

/**
 * A forgotten password: who asks is told the same whether there is such an account or not, and what was typed stays
 * where it could not be asked. Another link can be asked for after a minute (REG-12).
 */
export const recoveryRequestMachine = setup({
  types: {
    context: {} as RecoveryRequestContext,
    events: {} as RecoveryRequestEvent,
    emitted: {} as RecoveryRequestEmitted,
    input: {} as RecoveryRequestInput,
    tags: {} as 'busy' | 'sent',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { requestReset: {} as GivenCall<MailTime, LookedForAccount> },
  actions: {
    assignMeans: assign((_, { means }: { means: AccountMeans }) => ({
      means,
      fieldError: null,
      error: null,
    })),
    assignAccount: assign(({ context: { means } }, { text }: { text: string }) => ({
      [means]: text,
      fieldError: null,
    })),
    validateAccount: {} as GivenAction,
    clearErrors: assign({ fieldError: null, error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    assignMail: assign((_, { mail }: { mail: MailTime }) => ({
      lastMail: mail,
      learntAt: mail.sentAt,
      resentAt: mail.sentAt,
    })),
    emitSent: emit(({ context: { means, email } }: { context: RecoveryRequestContext }) => ({
      type: 'recovery.sent' as const,
      email: means === 'email' ? email.trim() : '',
    })),
  },
  guards: {
    isMailFresh: ({ context: { isSent, lastMail, learntAt } }) =>
      isSent && lastMail !== null && lastMail.nextAt > learntAt,
    isSent: ({ context }) => context.isSent,
    isEmailKnown: ({ context }) => context.email !== '',
    isAccountValid: {} as GivenGuard,
  },
  delays: {
    answerTimeout: 20_000,
    // A clock that was set back must not lengthen it.
    resendPause: ({ context: { lastMail, learntAt } }) =>
      lastMail === null ? 0 : Math.min(lastMail.nextAt - learntAt, lastMail.nextAt - lastMail.sentAt),
  },
}).createMachine({
  id: 'recoveryRequest',
  context: ({ input }) => ({
    ...input,
    means: 'email',
    taxCode: '',
    resentAt: null,
    fieldError: null,
    error: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isMailFresh', target: 'sent.pausing', meta: { req: ['NAV-10', 'REG-12'] } },
        { guard: 'isSent', target: 'sent.waiting', meta: { req: ['NAV-10'] } },
        { target: 'asking', meta: { req: ['NAV-10', 'SES-16'] } },
      ],
    },
    asking: {
      on: {
        'means.changed': { actions: { type: 'assignMeans', params: ({ event }) => event } },
        'account.changed': { actions: { type: 'assignAccount', params: ({ event }) => event } },
        'recovery.submit': [
          {
            guard: 'isAccountValid',
            target: 'requesting',
            actions: 'clearErrors',
            meta: { req: ['REG-12'] },
          },
          { actions: 'validateAccount', meta: { req: ['VAL-05', 'VAL-06', 'VAL-14'] } },
        ],
      },
    },
    requesting: {
      description: 'Long enough for a proof of work, where the brand asks for one.',
      tags: ['busy'],
      invoke: {
        id: 'requestReset',
        src: 'requestReset',
        input: ({ context }) => ({ means: context.means, account: context[context.means].trim() }),
        onDone: { target: 'asking', actions: 'emitSent', meta: { req: ['REG-12'] } },
        onError: {
          target: 'asking',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04', 'VAL-15'] },
        },
      },
      after: { answerTimeout: { target: 'asking', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    sent: {
      description: 'The mail is on its way, if there is such an account.',
      tags: ['sent'],
      initial: 'waiting',
      states: {
        pausing: { after: { resendPause: { target: 'waiting', meta: { req: ['REG-12'] } } } },
        waiting: {
          on: {
            'recovery.resend': {
              guard: 'isEmailKnown',
              target: 'resending',
              actions: 'clearErrors',
              meta: { req: ['REG-12'] },
            },
          },
        },
        resending: {
          tags: ['busy'],
          invoke: {
            id: 'requestReset',
            src: 'requestReset',
            input: ({ context: { email } }) => ({ means: 'email' as const, account: email }),
            onDone: {
              target: 'pausing',
              actions: { type: 'assignMail', params: ({ event }) => ({ mail: event.output }) },
              meta: { req: ['REG-12'] },
            },
            onError: {
              target: 'waiting',
              actions: { type: 'assignFailure', params: ({ event }) => event },
              meta: { req: ['ERR-04', 'VAL-15'] },
            },
          },
          after: {
            answerTimeout: { target: 'waiting', actions: 'assignTimeout', meta: { req: ['ERR-04'] } },
          },
        },
      },
    },
  },
});
