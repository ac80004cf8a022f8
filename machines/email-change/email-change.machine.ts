import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface EmailChangeInput {
  /** Of the mailed link; empty where it is broken. */
  token: string;
}

export interface EmailChangeContext extends EmailChangeInput {
  error: FlowError | null;
}

interface EmailChangeEvents {
  'change.retry': object;
  'service.resumed': object;
}
export type EmailChangeEvent = EventOf<EmailChangeEvents>;

/** A new e-mail by its mailed link, which is used up once; a link that is no longer good changes nothing (REG-17, NAV-09). */
export const emailChangeMachine = setup({
  types: {
    context: {} as EmailChangeContext,
    events: {} as EmailChangeEvent,
    input: {} as EmailChangeInput,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { changeEmail: {} as GivenCall<boolean, { token: string }> },
  actions: {
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isDone: (_, { isChanged }: { isChanged: boolean }) => isChanged,
    isRefused: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'emailChange',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'changing',
  states: {
    changing: {
      tags: ['busy'],
      invoke: {
        id: 'changeEmail',
        src: 'changeEmail',
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ isChanged: event.output }) },
            target: 'changed',
            meta: { req: ['NAV-09', 'REG-17'] },
          },
          { target: 'rejected', meta: { req: ['NAV-09'] } },
        ],
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'rejected',
            meta: { req: ['REG-17'] },
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
    changed: { description: 'From now on one logs in with the new address.' },
    rejected: {
      description: 'The link is too old, used up or broken; another one is asked for in the profile.',
    },
    failed: {
      description: 'Nobody knows whether the link was taken; the same one may be sent again.',
      on: {
        'change.retry': { target: 'changing', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'changing', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
  },
});
