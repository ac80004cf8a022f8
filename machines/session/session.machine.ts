import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/** Who the session belongs to. */
export interface SessionUser {
  userId: number;
  /** Logs out at the identity provider too (SES-22). */
  ssoUser: boolean;
}

export interface SessionInput {
  /** This device holds nothing a session could be restored from: no marker, no restore token. */
  isStranger: boolean;
}

export interface SessionContext extends SessionInput {
  user: SessionUser | null;
  /** Kept in the form when the dialog is refused or opened again. */
  email: string;
  /** Login was asked for while it was still open who the visitor is. */
  isLoginWanted: boolean;
  /** Why the login dialog stands open. */
  reason: 'asked' | 'expired';
  error: FlowError | null;
}

interface SessionEvents {
  'login.request': object;
  'login.submit': { email: string; password: string; rememberMe: boolean };
  'login.dismiss': object;
  /** An e-mail that is typed, or known, before the login is sent (SES-16, NAV-10). */
  'email.typed': { email: string };
  'logout.request': object;
  /** A call of this session was answered 419. */
  'session.expire': object;
  /** A private answer said who it was given to; -1 is nobody. */
  'user.seen': { userId: number };
  /** The service, or the network, is there again. */
  'service.resumed': object;
}
export type SessionEvent = EventOf<SessionEvents>;

export type SessionEmitted =
  | { type: 'session.opened'; isSingleSignOn: boolean }
  | { type: 'cart.answered'; answer: CartAnswer }
  | { type: 'session.absent' }
  /** The shop did not answer who the visitor is. */
  | { type: 'session.unanswered' }
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'disowned' }
  /** The shop's session is over, that of the identity provider is not. */
  | { type: 'singleSignOn.left' }
  | { type: 'login.dismissed' }
  | { type: 'failure.raised'; operation: 'logout'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    session: SessionEmitted;
  }
}

/**
 * Login state (SES-01…SES-23): restored at start from the cookie, then from the restore token, unless this device
 * holds neither; lost on 419 or on an answer given to nobody; opened by the login dialog.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'dialog' | 'busy' | 'restoring',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    askCookie: {} as GivenCall<{ user: SessionUser | null; hasRestoreToken: boolean; answer: CartAnswer }>,
    exchangeToken: {} as GivenCall<SessionUser>,
    login: {} as GivenCall<SessionUser, { email: string; password: string; rememberMe: boolean }>,
    logout: {} as GivenCall<void>,
  },
  actions: {
    assignUser: assign((_, { user }: { user: SessionUser | null }) => ({
      user,
      error: null,
      reason: 'asked' as const,
      isLoginWanted: false,
    })),
    dropUser: assign({ user: null }),
    wantLogin: assign({ isLoginWanted: true }),
    dropLoginRequest: assign({ isLoginWanted: false }),
    assignEmail: assign((_, { email }: { email: string }) => ({ email, error: null, isLoginWanted: false })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    explain: assign((_, { reason }: { reason: 'asked' | 'expired' }) => ({
      reason,
      error: null,
      isLoginWanted: false,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    /** Clears what this device kept of the session: restore token, marker, stores (SES-05, SES-07). */
    forgetSession: {} as GivenAction,
    emitSessionOpened: emit(({ context: { user } }) => ({
      type: 'session.opened' as const,
      isSingleSignOn: user?.ssoUser === true,
    })),
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitSessionAbsent: emit({ type: 'session.absent' }),
    emitSessionUnanswered: emit({ type: 'session.unanswered' }),
    emitSessionClosed: emit((_, { reason }: { reason: 'logout' | 'expired' | 'disowned' }) => ({
      type: 'session.closed' as const,
      reason,
    })),
    emitSingleSignOnLeft: emit({ type: 'singleSignOn.left' }),
    emitLoginDismissed: emit({ type: 'login.dismissed' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'logout' as const,
      error,
    })),
  },
  guards: {
    isStranger: ({ context }) => context.isStranger,
    wantsLogin: ({ context }) => context.isLoginWanted,
    isSomeone: {} as GivenGuard<{ user: SessionUser | null }>,
    hasRestoreToken: (_, { hasRestoreToken }: { hasRestoreToken: boolean }) => hasRestoreToken,
    hasPassword: (_, { password }: { password: string }) => password !== '',
    isNobody: {} as GivenGuard<{ userId: number }>,
    isExpired: {} as GivenGuard<{ error: unknown }>,
    isSingleSignOn: ({ context }) => context.user?.ssoUser === true,
  },
  delays: { answerTimeout: 15_000 },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    user: null,
    email: '',
    isLoginWanted: false,
    reason: 'asked',
    error: null,
  }),
  initial: 'restoring',
  on: {
    'email.typed': {
      actions: { type: 'keepEmail', params: ({ event }) => event },
      meta: { req: ['SES-16', 'NAV-10'] },
    },
  },
  states: {
    restoring: {
      description: 'The visitor is not known yet: cookie first, then the restore token, once.',
      tags: ['restoring'],
      initial: 'looking',
      on: {
        'login.request': { actions: 'wantLogin', meta: { req: ['SES-09'] } },
        'login.dismiss': { actions: 'dropLoginRequest', meta: { req: ['SES-14'] } },
        // A restore token may still bring the session back; if not, the login is asked for.
        'session.expire': { actions: 'wantLogin', meta: { req: ['SES-07'] } },
        'user.seen': {},
        'login.submit': {
          guard: { type: 'hasPassword', params: ({ event }) => event },
          target: '#session.anonymous.loggingIn',
          actions: { type: 'assignEmail', params: ({ event }) => event },
          meta: { req: ['SES-18', 'SES-10'] },
        },
      },
      states: {
        looking: {
          description: 'Of a device that holds nothing of a session, nobody is asked.',
          always: [
            {
              guard: 'isStranger',
              target: '#session.anonymous',
              actions: 'emitSessionAbsent',
              meta: { req: ['SES-04'] },
            },
            { target: 'askingCookie' },
          ],
        },
        askingCookie: {
          invoke: {
            id: 'askCookie',
            src: 'askCookie',
            onDone: [
              {
                guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output.user }) },
                target: '#session.authenticated',
                actions: [
                  { type: 'assignUser', params: ({ event }) => event.output },
                  { type: 'emitCartAnswered', params: ({ event }) => event.output },
                ],
                meta: { req: ['SES-04', 'SES-01'] },
              },
              {
                guard: { type: 'hasRestoreToken', params: ({ event }) => event.output },
                target: 'exchangingToken',
                meta: { req: ['SES-04'] },
              },
              {
                target: '#session.anonymous',
                actions: [
                  'emitSessionAbsent',
                  { type: 'emitCartAnswered', params: ({ event }) => event.output },
                ],
                meta: { req: ['SES-01', 'CART-24'] },
              },
            ],
            onError: [
              {
                guard: { type: 'isExpired', params: ({ event }) => event },
                target: '#session.anonymous',
                actions: 'emitSessionAbsent',
              },
              { guard: 'wantsLogin', target: '#session.anonymous', actions: 'emitSessionAbsent' },
              { target: '#session.unanswered', meta: { req: ['ERR-04'] } },
            ],
          },
          after: {
            answerTimeout: [
              { guard: 'wantsLogin', target: '#session.anonymous', actions: 'emitSessionAbsent' },
              { target: '#session.unanswered', meta: { req: ['ERR-04'] } },
            ],
          },
        },
        exchangingToken: {
          invoke: {
            id: 'exchangeToken',
            src: 'exchangeToken',
            onDone: {
              target: '#session.authenticated',
              actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
              meta: { req: ['SES-03', 'SES-04'] },
            },
            onError: {
              target: '#session.anonymous',
              actions: 'emitSessionAbsent',
              meta: { req: ['SES-03'] },
            },
          },
          after: { answerTimeout: { target: '#session.anonymous', actions: 'emitSessionAbsent' } },
        },
      },
    },
    unanswered: {
      description:
        'The shop did not answer who the visitor is, which makes a stranger of nobody: they are asked for again as soon as it answers anything.',
      entry: 'emitSessionUnanswered',
      on: {
        'service.resumed': { target: 'restoring.askingCookie', meta: { req: ['ERR-13'] } },
        'user.seen': { target: 'restoring.askingCookie', meta: { req: ['SES-04'] } },
        'login.request': {
          target: 'anonymous.awaitingCredentials',
          actions: ['emitSessionAbsent', { type: 'explain', params: { reason: 'asked' } }],
          meta: { req: ['SES-09'] },
        },
        'login.submit': {
          guard: { type: 'hasPassword', params: ({ event }) => event },
          target: 'anonymous.loggingIn',
          actions: { type: 'assignEmail', params: ({ event }) => event },
          meta: { req: ['SES-18', 'SES-10'] },
        },
        'login.dismiss': {},
        'session.expire': {
          target: 'anonymous.awaitingCredentials',
          actions: ['forgetSession', 'emitSessionAbsent', { type: 'explain', params: { reason: 'expired' } }],
          meta: { req: ['SES-07'] },
        },
      },
    },
    anonymous: {
      initial: 'browsing',
      // Of a session that is gone nothing more is heard, and a dialog that stands open is not opened twice.
      on: { 'user.seen': {}, 'session.expire': {}, 'login.request': {}, 'login.dismiss': {} },
      states: {
        browsing: {
          always: {
            guard: 'wantsLogin',
            target: 'awaitingCredentials',
            actions: { type: 'explain', params: { reason: 'asked' } },
            meta: { req: ['SES-09'] },
          },
          on: {
            'login.request': {
              target: 'awaitingCredentials',
              actions: { type: 'explain', params: { reason: 'asked' } },
            },
            'session.expire': {
              target: 'awaitingCredentials',
              actions: ['forgetSession', { type: 'explain', params: { reason: 'expired' } }],
              meta: { req: ['SES-07', 'NAV-25'] },
            },
          },
        },
        awaitingCredentials: {
          description: 'The login dialog is open.',
          tags: ['dialog'],
          on: {
            'login.submit': {
              guard: { type: 'hasPassword', params: ({ event }) => event },
              target: 'loggingIn',
              actions: { type: 'assignEmail', params: ({ event }) => event },
              meta: { req: ['SES-10', 'SES-11'] },
            },
            'login.dismiss': { target: 'browsing', actions: 'emitLoginDismissed', meta: { req: ['SES-14'] } },
          },
        },
        loggingIn: {
          tags: ['dialog', 'busy'],
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context, event }) =>
              event.type === 'login.submit'
                ? { email: event.email, password: event.password, rememberMe: event.rememberMe }
                : { email: context.email, password: '', rememberMe: false },
            onDone: {
              target: '#session.authenticated',
              actions: { type: 'assignUser', params: ({ event }) => ({ user: event.output }) },
              meta: { req: ['SES-13'] },
            },
            onError: {
              target: 'awaitingCredentials',
              actions: { type: 'assignFailure', params: ({ event }) => ({ error: event.error }) },
              meta: { req: ['SES-12'] },
            },
          },
          after: { answerTimeout: { target: 'awaitingCredentials', actions: 'assignTimeout' } },
        },
      },
    },
    authenticated: {
      entry: 'emitSessionOpened',
      exit: 'dropUser',
      initial: 'staying',
      states: {
        staying: {
          on: { 'logout.request': { target: 'loggingOut' } },
        },
        loggingOut: {
          tags: ['busy'],
          on: {
            // The logout's own answer is given to nobody.
            'user.seen': {},
            'session.expire': [
              {
                guard: 'isSingleSignOn',
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                  'emitSingleSignOnLeft',
                ],
                meta: { req: ['SES-05', 'SES-22'] },
              },
              {
                target: '#session.anonymous',
                actions: ['forgetSession', { type: 'emitSessionClosed', params: { reason: 'logout' } }],
                meta: { req: ['SES-05'] },
              },
            ],
          },
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: [
              {
                guard: 'isSingleSignOn',
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                  'emitSingleSignOnLeft',
                ],
                meta: { req: ['SES-05', 'SES-22'] },
              },
              {
                target: '#session.anonymous',
                actions: ['forgetSession', { type: 'emitSessionClosed', params: { reason: 'logout' } }],
                meta: { req: ['SES-05'] },
              },
            ],
            onError: {
              target: 'staying',
              actions: { type: 'emitFailure', params: ({ event }) => ({ error: event.error }) },
              meta: { req: ['SES-06'] },
            },
          },
          after: {
            answerTimeout: {
              target: 'staying',
              actions: { type: 'emitFailure', params: { error: 'timeout' } },
              meta: { req: ['SES-06'] },
            },
          },
        },
      },
      on: {
        // The login that was asked for is over.
        'login.dismiss': {},
        'login.request': { actions: 'emitSessionOpened' },
        'session.expire': {
          target: '#session.anonymous.awaitingCredentials',
          actions: [
            'forgetSession',
            { type: 'explain', params: { reason: 'expired' } },
            { type: 'emitSessionClosed', params: { reason: 'expired' } },
          ],
          meta: { req: ['SES-07', 'API-07'] },
        },
        'user.seen': {
          guard: { type: 'isNobody', params: ({ event }) => event },
          target: 'anonymous',
          actions: ['forgetSession', { type: 'emitSessionClosed', params: { reason: 'disowned' } }],
          meta: { req: ['SES-08'] },
        },
      },
    },
  },
});
