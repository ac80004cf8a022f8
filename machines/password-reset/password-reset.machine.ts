import { assign, emit, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { PasswordBrand } from '../../contract/rules/session/new-password.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';

export interface PasswordResetInput {
  brand: PasswordBrand;
  /** Of the mailed link; empty where it is broken. */
  email: string;
  token: string;
}

export interface PasswordResetContext extends PasswordResetInput {
  fieldError: string | null;
  error: FlowError | null;
}

interface PasswordResetEvents {
  'password.submit': { password: string };
  'reset.retry': object;
  'service.resumed': object;
}
export type PasswordResetEvent = EventOf<PasswordResetEvents>;

export interface PasswordResetEmitted {
  type: 'password.reset';
  email: string;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    passwordReset: PasswordResetEmitted;
  }
}

/**
 * A new password by a mailed link: it is asked for only while the link is good, and the link is used up once. The
 * password is kept nowhere: it goes with the event to the call (REG-13, REG-14).
 */
export const passwordResetMachine = setup({
  types: {
    context: {} as PasswordResetContext,
    events: {} as PasswordResetEvent,
    emitted: {} as PasswordResetEmitted,
    input: {} as PasswordResetInput,
    tags: {} as 'busy' | 'form',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    checkLink: {} as GivenCall<boolean, { email: string; token: string }>,
    resetPassword: {} as GivenCall<void, { email: string; token: string; password: string }>,
  },
  actions: {
    validatePassword: {} as GivenAction<{ password: string }>,
    assignRefusal: {} as GivenAction<FailedCall>,
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    clearErrors: assign({ fieldError: null, error: null }),
    emitReset: emit(({ context: { email } }: { context: PasswordResetContext }) => ({
      type: 'password.reset' as const,
      email,
    })),
  },
  guards: {
    isLinkGood: (_, { isGood }: { isGood: boolean }) => isGood,
    isPasswordGood: {} as GivenGuard<{ password: string }>,
    isRefusedFor: {} as GivenGuard<RefusedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'passwordReset',
  context: ({ input }) => ({ ...input, fieldError: null, error: null }),
  initial: 'checking',
  states: {
    checking: {
      tags: ['busy'],
      invoke: {
        id: 'checkLink',
        src: 'checkLink',
        input: ({ context: { email, token } }) => ({ email, token }),
        onDone: [
          {
            guard: { type: 'isLinkGood', params: ({ event }) => ({ isGood: event.output }) },
            target: 'choosing',
            meta: { req: ['REG-13'] },
          },
          { target: 'expired', meta: { req: ['REG-13'] } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
      after: { answerTimeout: { target: 'failed', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    failed: {
      description: 'Nobody knows whether the link is good.',
      on: {
        'reset.retry': { target: 'checking', actions: 'clearErrors', meta: { req: ['ERR-04'] } },
        'service.resumed': { target: 'checking', actions: 'clearErrors', meta: { req: ['ERR-13'] } },
      },
    },
    choosing: {
      tags: ['form'],
      on: {
        'password.submit': [
          {
            guard: { type: 'isPasswordGood', params: ({ event }) => event },
            target: 'saving',
            actions: 'clearErrors',
            meta: { req: ['REG-13', 'REG-14'] },
          },
          {
            actions: { type: 'validatePassword', params: ({ event }) => event },
            meta: { req: ['VAL-04'] },
          },
        ],
      },
    },
    saving: {
      tags: ['form', 'busy'],
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { email, token }, event }) => ({
          email,
          token,
          password: event.type === 'password.submit' ? event.password : '',
        }),
        onDone: { target: 'changed', actions: 'emitReset', meta: { req: ['REG-15'] } },
        onError: [
          {
            guard: { type: 'isRefusedFor', params: ({ event }) => ({ ...event, code: 'token.invalid' }) },
            target: 'expired',
            meta: { req: ['REG-13'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'choosing',
            actions: { type: 'assignRefusal', params: ({ event }) => event },
            meta: { req: ['VAL-15'] },
          },
          {
            target: 'choosing',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'choosing', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    changed: { description: 'Every other device has to log in again.' },
    expired: { description: 'The link is too old, used up or broken; another one can be asked for.' },
  },
});
