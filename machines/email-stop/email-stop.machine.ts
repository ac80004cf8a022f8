import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface EmailStopInput {
  /** Of the mailed link; empty where it is broken, which the shop refuses as any other. */
  token: string;
}

export interface EmailStopContext extends EmailStopInput {
  error: FlowError | null;
}

interface EmailStopEvents {
  'stop.confirm': object;
}
export type EmailStopEvent = EventOf<EmailStopEvents>;

/**
 * A change of the e-mail is stopped by the link in the mail to the old address, at a press: programs that open the links of mails
 * stop nothing (B-42).
 */
export const emailStopMachine = setup({
  types: {
    context: {} as EmailStopContext,
    events: {} as EmailStopEvent,
    input: {} as EmailStopInput,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { stopChange: {} as GivenCall<void, { token: string }> },
  actions: {
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isRefused: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'emailStop',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'offered',
  states: {
    offered: {
      description: 'The link was opened; an error says why an earlier try has not stopped anything.',
      on: {
        'stop.confirm': { target: 'stopping', actions: 'clearError', meta: { req: ['B-42'] } },
      },
    },
    stopping: {
      tags: ['busy'],
      invoke: {
        id: 'stopChange',
        src: 'stopChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'stopped', meta: { req: ['B-42'] } },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'rejected',
            meta: { req: ['B-42'] },
          },
          {
            target: 'offered',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'offered', actions: 'assignTimeout', meta: { req: ['ERR-11'] } } },
    },
    stopped: {
      description:
        'The account has the old address, everybody is logged out, and a mail leads to a new password.',
    },
    rejected: { description: 'The link is too old, used up or broken.' },
  },
});
