import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { GivenAction, GivenCall, GivenGuard, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type {
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionUser,
} from './session.types.ts';

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
    /** Reads whose session the cookie is of, while a user is shown. */
    checkUser: {} as GivenCall<{ user: SessionUser | null; answer: CartAnswer }>,
    exchangeToken: {} as GivenCall<SessionUser>,
    login: {} as GivenCall<SessionUser, { email: string; password: string; rememberMe: boolean }>,
    logout: {} as GivenCall<void>,
  },
  actions: {
    assignUser: assign(({ context: { pending } }, { user }: { user: SessionUser | null }) => ({
      user,
      error: null,
      reason: 'asked' as const,
      pending: pending === 'logout' ? pending : null,
    })),
    dropUser: assign(({ context: { user } }) => ({ user: null, staleUserId: user?.userId ?? null })),
    clearStaleUser: assign({ staleUserId: null }),
    deferLogin: assign({ pending: 'login' }),
    deferLogout: assign({ pending: 'logout' }),
    dropPending: assign({ pending: null }),
    assignEmail: assign((_, { email }: { email: string }) => ({ email, error: null, pending: null })),
    keepEmail: assign((_, { email }: { email: string }) => ({ email })),
    explain: assign((_, { reason }: { reason: 'asked' | 'expired' }) => ({
      reason,
      error: null,
      pending: null,
    })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    /** Clears what this device kept of the session: restore token, marker, stores (SES-05, SES-07). */
    forgetSession: {} as GivenAction,
    /** Voids the calls under way of the user shown; restore token and marker are the next user's (SES-08). */
    supersedeSession: {} as GivenAction,
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
    emitSessionClosed: emit((_, { reason }: { reason: SessionEnd }) => ({
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
    hasPendingLogin: ({ context }) => context.pending === 'login',
    isSomeone: {} as GivenGuard<{ user: SessionUser | null }>,
    hasRestoreToken: (_, { hasRestoreToken }: { hasRestoreToken: boolean }) => hasRestoreToken,
    hasPassword: (_, { password }: { password: string }) => password !== '',
    isNobody: {} as GivenGuard<{ userId: number }>,
    isAnother: ({ context }, { userId }: { userId: number }) => userId !== context.user?.userId,
    isSame: ({ context }, { user }: { user: SessionUser | null }) => user?.userId === context.user?.userId,
    /** What is on screen, or waits, is another user's. */
    isStale: ({ context: { user, staleUserId } }) => staleUserId !== null && staleUserId !== user?.userId,
    hasPendingLogout: ({ context }) => context.pending === 'logout',
    hasMarker: (_, { hasMarker }: { hasMarker: boolean }) => hasMarker,
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
    pending: null,
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
        'login.request': { actions: 'deferLogin', meta: { req: ['SES-09'] } },
        'login.dismiss': { actions: 'dropPending', meta: { req: ['SES-14'] } },
        // A restore token may still bring the session back; if not, the login is asked for.
        'session.expire': [
          { guard: 'hasPendingLogout' },
          { actions: 'deferLogin', meta: { req: ['SES-07'] } },
        ],
        'logout.request': { actions: 'deferLogout', meta: { req: ['SES-05'] } },
        // The call under way says whose session it is.
        'user.seen': {},
        'session.changed': {},
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
              { guard: 'hasPendingLogin', target: '#session.anonymous', actions: 'emitSessionAbsent' },
              { target: '#session.unanswered', meta: { req: ['ERR-04'] } },
            ],
          },
          after: {
            answerTimeout: [
              { guard: 'hasPendingLogin', target: '#session.anonymous', actions: 'emitSessionAbsent' },
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
      entry: ['emitSessionUnanswered', 'dropPending'],
      on: {
        'session.changed': { target: 'restoring.askingCookie', meta: { req: ['SES-08'] } },
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
      on: {
        // A 419 and a dialog that is open already change nothing.
        'session.expire': {},
        'login.request': {},
        'login.dismiss': {},
        'user.seen': [
          { guard: { type: 'isNobody', params: ({ event }) => event } },
          { target: 'restoring.askingCookie', actions: 'supersedeSession', meta: { req: ['SES-08'] } },
        ],
        'session.changed': {
          guard: { type: 'hasMarker', params: ({ event }) => event },
          target: 'restoring.askingCookie',
          meta: { req: ['SES-08'] },
        },
      },
      states: {
        browsing: {
          always: [
            {
              guard: 'hasPendingLogin',
              target: 'awaitingCredentials',
              actions: { type: 'explain', params: { reason: 'asked' } },
              meta: { req: ['SES-09'] },
            },
            { guard: 'hasPendingLogout', actions: 'dropPending' },
          ],
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
            'user.seen': [
              { guard: { type: 'isNobody', params: ({ event }) => event } },
              {
                target: '#session.restoring.askingCookie',
                actions: ['supersedeSession', 'deferLogin'],
                meta: { req: ['SES-08'] },
              },
            ],
            'session.changed': {
              guard: { type: 'hasMarker', params: ({ event }) => event },
              target: '#session.restoring.askingCookie',
              actions: 'deferLogin',
              description:
                'Whoever logged in in another tab is logged in here, too; if nobody did, the dialog stays.',
              meta: { req: ['SES-08'] },
            },
          },
        },
        loggingIn: {
          tags: ['dialog', 'busy'],
          // The login's own answer says who is logged in.
          on: { 'user.seen': {}, 'session.changed': {} },
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
      exit: 'dropUser',
      initial: 'opening',
      states: {
        opening: {
          description:
            'What another user left on screen, or waiting, is dropped before anything is done for this one.',
          always: [
            {
              guard: 'isStale',
              target: 'staying',
              actions: [
                { type: 'emitSessionClosed', params: { reason: 'replaced' } },
                'clearStaleUser',
                'emitSessionOpened',
              ],
              meta: { req: ['SES-08'] },
            },
            { target: 'staying', actions: ['clearStaleUser', 'emitSessionOpened'] },
          ],
        },
        staying: {
          always: { guard: 'hasPendingLogout', target: 'loggingOut', meta: { req: ['SES-05'] } },
          on: { 'logout.request': { target: 'loggingOut' } },
        },
        checking: {
          description: 'Another tab changed the session: the cookie says whose it is now.',
          invoke: {
            id: 'checkUser',
            src: 'checkUser',
            onDone: [
              {
                guard: { type: 'isSame', params: ({ event }) => event.output },
                target: 'staying',
                actions: { type: 'emitCartAnswered', params: ({ event }) => event.output },
                meta: { req: ['SES-08'] },
              },
              {
                guard: { type: 'isSomeone', params: ({ event }) => ({ user: event.output.user }) },
                target: '#session.authenticated',
                reenter: true,
                actions: ['supersedeSession', { type: 'assignUser', params: ({ event }) => event.output }],
                meta: { req: ['SES-08', 'SES-01'] },
              },
              {
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'disowned' } },
                ],
                meta: { req: ['SES-08'] },
              },
            ],
            // Each write names its user, and each private answer the user it was given to.
            onError: { target: 'staying' },
          },
          after: { answerTimeout: { target: 'staying' } },
          on: { 'logout.request': { target: 'loggingOut', meta: { req: ['SES-05'] } } },
        },
        loggingOut: {
          tags: ['busy'],
          entry: 'dropPending',
          on: {
            // The logout's own answer is given to nobody, or, refused, to whoever has logged in meanwhile.
            'user.seen': [
              { guard: { type: 'isNobody', params: ({ event }) => event } },
              {
                guard: { type: 'isAnother', params: ({ event }) => event },
                target: '#session.restoring.askingCookie',
                actions: [
                  'supersedeSession',
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'replaced' } },
                ],
                meta: { req: ['SES-08'] },
              },
            ],
            'session.changed': {},
            'session.expire': [
              {
                guard: 'isSingleSignOn',
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                  'emitSingleSignOnLeft',
                ],
                meta: { req: ['SES-05', 'SES-22'] },
              },
              {
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                ],
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
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                  'emitSingleSignOnLeft',
                ],
                meta: { req: ['SES-05', 'SES-22'] },
              },
              {
                target: '#session.anonymous',
                actions: [
                  'forgetSession',
                  'clearStaleUser',
                  { type: 'emitSessionClosed', params: { reason: 'logout' } },
                ],
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
        'user.seen': [
          {
            guard: { type: 'isNobody', params: ({ event }) => event },
            target: 'anonymous',
            actions: [
              'forgetSession',
              'clearStaleUser',
              { type: 'emitSessionClosed', params: { reason: 'disowned' } },
            ],
            meta: { req: ['SES-08'] },
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event },
            target: 'restoring.askingCookie',
            actions: [
              'supersedeSession',
              'clearStaleUser',
              { type: 'emitSessionClosed', params: { reason: 'replaced' } },
            ],
            meta: { req: ['SES-08'] },
          },
        ],
        'session.changed': [
          {
            guard: { type: 'hasMarker', params: ({ event }) => event },
            target: '.checking',
            meta: { req: ['SES-08'] },
          },
          {
            target: 'anonymous',
            actions: [
              'forgetSession',
              'clearStaleUser',
              { type: 'emitSessionClosed', params: { reason: 'disowned' } },
            ],
            meta: { req: ['SES-05', 'SES-08'] },
          },
        ],
      },
    },
  },
});
