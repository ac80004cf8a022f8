import { assign, emit, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

interface ReauthenticationContext {
  error: FlowError | null;
}

interface ReauthenticationEvents {
  /** A call was refused because the login is too old for it. */
  'confirmation.request': object;
  'confirmation.submit': { password: string };
  'confirmation.dismiss': object;
  'session.opened': object;
  'session.closed': object;
}
export type ReauthenticationEvent = EventOf<ReauthenticationEvents>;

export type ReauthenticationEmitted = { type: 'login.confirmed' } | { type: 'confirmation.dismissed' };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    reauthentication: ReauthenticationEmitted;
  }
}

/**
 * The password is given again before credentials change or personal data leave the shop; the call that was refused for it
 * waits and is made again (B-42, decision 099). No password is stored.
 */
export const reauthenticationMachine = setup({
  types: {
    context: {} as ReauthenticationContext,
    events: {} as ReauthenticationEvent,
    emitted: {} as ReauthenticationEmitted,
    tags: {} as 'dialog' | 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { confirmPassword: {} as GivenCall<void, { password: string }> },
  actions: {
    clearError: assign({ error: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitConfirmed: emit({ type: 'login.confirmed' }),
    emitDismissed: emit({ type: 'confirmation.dismissed' }),
  },
  guards: {
    hasPassword: (_, { password }: { password: string }) => password !== '',
    isSessionExpired: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 15_000 },
}).createMachine({
  id: 'reauthentication',
  context: { error: null },
  initial: 'closed',
  on: {
    'session.opened': {
      target: '.closed',
      description: 'A login is as good as the password.',
      meta: { req: ['B-42'] },
    },
    'session.closed': {
      target: '.closed',
      description: 'What waits for the password waits for the login instead, or is dropped with the session.',
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    closed: {
      on: {
        'confirmation.request': {
          target: 'awaitingPassword',
          actions: 'clearError',
          meta: { req: ['B-42'] },
        },
      },
    },
    awaitingPassword: {
      description: 'The dialog is open.',
      tags: ['dialog'],
      on: {
        'confirmation.submit': {
          guard: { type: 'hasPassword', params: ({ event }) => event },
          target: 'confirming',
          actions: 'clearError',
          meta: { req: ['B-42'] },
        },
        'confirmation.dismiss': { target: 'closed', actions: 'emitDismissed', meta: { req: ['B-42'] } },
      },
    },
    confirming: {
      tags: ['dialog', 'busy'],
      invoke: {
        id: 'confirmPassword',
        src: 'confirmPassword',
        input: ({ event }) => ({ password: event.type === 'confirmation.submit' ? event.password : '' }),
        onDone: { target: 'closed', actions: 'emitConfirmed', meta: { req: ['B-42'] } },
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ({ event }) => event },
            target: 'closed',
            description: 'The login is open instead.',
            meta: { req: ['SES-07'] },
          },
          {
            target: 'awaitingPassword',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['B-42', 'ERR-04'] },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'awaitingPassword', actions: 'assignTimeout', meta: { req: ['ERR-11'] } },
      },
    },
  },
});
