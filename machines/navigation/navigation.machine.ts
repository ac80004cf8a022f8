import { assign, emit, setup } from 'xstate';

export interface NavigationContext {
  isLoggedIn: boolean;
  /** Where the shopper is, as path and query. */
  path: string;
  isPathProtected: boolean;
  /** Where to go after login or when the service is back; null when nothing is parked. */
  returnTo: string | null;
  /** The login-only target tapped while the service was down. */
  tapped: string | null;
}

interface NavigationEvents {
  /**
   * The address changed; `hasMarker` says whether a session cookie may exist, `afterLogin` where the login page leads
   * once the shopper is in (null on every other page).
   */
  'route.entered': {
    path: string;
    needsLogin: boolean;
    isServiceDown: boolean;
    hasMarker: boolean;
    afterLogin: string | null;
  };
  /** A control that leads somewhere was used; a login-only target asks for login first. */
  'target.tap': { path: string; needsLogin: boolean };
  'session.opened': object;
  'session.absent': object;
  'session.closed': { reason: 'logout' | 'expired' | 'disowned' };
  'login.dismissed': object;
  /** A page load or an action of the shopper was answered 500-599. */
  'service.failed': object;
  'service.retry': object;
}
export type NavigationEvent = {
  [K in keyof NavigationEvents]: { type: K } & NavigationEvents[K];
}[keyof NavigationEvents];

export type NavigationEmitted =
  | { type: 'navigation.requested'; path: string; replace: boolean }
  | { type: 'login.requested' }
  | { type: 'login.withdrawn' }
  | { type: 'service.resumed' };

/**
 * Where the shopper may be: the guard of login-only routes, the login a tapped target asks for, and the way to
 * /service-down and back (NAV-18, NAV-22…NAV-25, SHELL-09, ERR-01).
 */
export const navigationMachine = setup({
  types: {
    context: {} as NavigationContext,
    events: {} as NavigationEvent,
    emitted: {} as NavigationEmitted,
    input: {} as { path: string },
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    assignRoute: assign((_, { path, needsLogin }: { path: string; needsLogin: boolean }) => ({
      path,
      isPathProtected: needsLogin,
    })),
    park: assign((_, { path }: { path: string }) => ({ returnTo: path })),
    parkTarget: assign((_, { afterLogin }: { afterLogin: string | null }) => ({ returnTo: afterLogin })),
    assignTapped: assign((_, { path }: { path: string }) => ({ tapped: path })),
    parkHere: assign({ returnTo: ({ context }) => context.path }),
    unpark: assign({ returnTo: null, tapped: null }),
    noteLoggedIn: assign({ isLoggedIn: true }),
    noteLoggedOut: assign({ isLoggedIn: false }),
    goTo: emit((_, { path }: { path: string }) => ({
      type: 'navigation.requested' as const,
      path,
      replace: false,
    })),
    goBack: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      path: context.returnTo ?? '/',
      replace: false,
    })),
    goToTapped: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      path: context.tapped ?? '/',
      replace: false,
    })),
    goOn: emit(({ context }) => ({
      type: 'navigation.requested' as const,
      path: context.returnTo ?? '/',
      replace: true,
    })),
    goHome: emit({ type: 'navigation.requested', path: '/', replace: true }),
    goToServiceDown: emit({ type: 'navigation.requested', path: '/service-down', replace: false }),
    askLogin: emit({ type: 'login.requested' }),
    withdrawLogin: emit({ type: 'login.withdrawn' }),
    emitServiceResumed: emit({ type: 'service.resumed' }),
  },
  guards: {
    isForbidden: ({ context }, { needsLogin, hasMarker }: { needsLogin: boolean; hasMarker: boolean }) =>
      needsLogin && !hasMarker && !context.isLoggedIn,
    needsLoginFirst: ({ context }, { needsLogin }: { needsLogin: boolean }) =>
      needsLogin && !context.isLoggedIn,
    isLoginPage: (_, { afterLogin }: { afterLogin: string | null }) => afterLogin !== null,
    isServiceDown: (_, { isServiceDown }: { isServiceDown: boolean }) => isServiceDown,
    isLeftBehindOnProtected: ({ context }, { reason }: { reason: string }) =>
      context.isPathProtected && reason === 'logout',
    isDisownedOnProtected: ({ context }, { reason }: { reason: string }) =>
      context.isPathProtected && reason === 'disowned',
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    isLoggedIn: false,
    path: input.path,
    isPathProtected: false,
    returnTo: null,
    tapped: null,
  }),
  initial: 'moving',
  on: {
    'session.opened': { actions: 'noteLoggedIn' },
    'session.closed': [
      {
        guard: { type: 'isLeftBehindOnProtected', params: ({ event }) => event },
        actions: ['noteLoggedOut', 'goHome'],
        meta: { req: ['SES-05'] },
      },
      {
        guard: { type: 'isDisownedOnProtected', params: ({ event }) => event },
        actions: ['noteLoggedOut', 'askLogin'],
        meta: { req: ['SES-08'] },
      },
      { actions: 'noteLoggedOut' },
    ],
  },
  states: {
    moving: {
      description: 'Nothing is parked.',
      entry: 'unpark',
      on: {
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event }, target: 'atServiceDown' },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            target: 'atLogin',
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'parkTarget', params: ({ event }) => event },
            ],
            meta: { req: ['SES-18'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'park', params: ({ event }) => event }, 'goHome', 'askLogin'],
            meta: { req: ['NAV-23', 'NAV-14'] },
          },
          { actions: { type: 'assignRoute', params: ({ event }) => event }, meta: { req: ['NAV-22'] } },
        ],
        'target.tap': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'park', params: ({ event }) => event }, 'askLogin'],
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        'service.failed': {
          target: 'atServiceDown',
          actions: ['parkHere', 'goToServiceDown'],
          meta: { req: ['NAV-18', 'ERR-01', 'ERR-13'] },
        },
      },
    },
    awaitingLogin: {
      description: 'The shopper wants a login-only place; the login dialog decides.',
      on: {
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event }, target: 'atServiceDown' },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            target: 'atLogin',
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'parkTarget', params: ({ event }) => event },
            ],
            meta: { req: ['SES-18'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            actions: [{ type: 'park', params: ({ event }) => event }, 'goHome', 'askLogin'],
            meta: { req: ['NAV-23'] },
          },
          { actions: { type: 'assignRoute', params: ({ event }) => event } },
        ],
        'session.opened': {
          target: 'moving',
          actions: ['noteLoggedIn', 'goBack'],
          meta: { req: ['SES-13', 'NAV-23'] },
        },
        'session.absent': { actions: 'askLogin' },
        'login.dismissed': { target: 'moving', meta: { req: ['SES-14'] } },
        'service.failed': { target: 'atServiceDown', actions: 'goToServiceDown', meta: { req: ['ERR-13'] } },
      },
    },
    atLogin: {
      description: 'The login page: the form stands on it, and leads on once the shopper is in.',
      entry: 'askLogin',
      on: {
        'session.opened': {
          target: 'moving',
          actions: ['noteLoggedIn', 'goOn'],
          meta: { req: ['SES-18'] },
        },
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event }, target: 'atServiceDown' },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'parkTarget', params: ({ event }) => event },
            ],
            meta: { req: ['SES-18'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'park', params: ({ event }) => event }, 'goHome', 'askLogin'],
            meta: { req: ['NAV-23'] },
          },
          {
            target: 'moving',
            actions: [{ type: 'assignRoute', params: ({ event }) => event }, 'withdrawLogin'],
            meta: { req: ['SES-14'] },
          },
        ],
        'target.tap': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            actions: { type: 'park', params: ({ event }) => event },
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        'service.failed': {
          target: 'atServiceDown',
          actions: ['parkHere', 'goToServiceDown'],
          meta: { req: ['ERR-13'] },
        },
      },
    },
    atServiceDown: {
      description: 'The service does not answer; the way back is kept.',
      initial: 'awaitingRetry',
      on: {
        'service.retry': {
          target: 'moving',
          actions: ['emitServiceResumed', 'goBack'],
          meta: { req: ['NAV-18'] },
        },
        'target.tap': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            target: '.awaitingLogin',
            actions: [{ type: 'assignTapped', params: ({ event }) => event }, 'askLogin'],
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        // Going elsewhere is another try.
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event } },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            target: 'atLogin',
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'parkTarget', params: ({ event }) => event },
              'emitServiceResumed',
            ],
            meta: { req: ['SES-18', 'ERR-13'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [
              { type: 'park', params: ({ event }) => event },
              'emitServiceResumed',
              'goHome',
              'askLogin',
            ],
            meta: { req: ['NAV-23', 'ERR-13'] },
          },
          {
            target: 'moving',
            actions: [{ type: 'assignRoute', params: ({ event }) => event }, 'emitServiceResumed'],
            meta: { req: ['ERR-13'] },
          },
        ],
      },
      states: {
        awaitingRetry: {},
        awaitingLogin: {
          description: 'A login-only target was tapped; the login dialog decides, the way back stays.',
          on: {
            'session.opened': {
              target: 'awaitingRetry',
              actions: ['noteLoggedIn', 'goToTapped'],
              meta: { req: ['SHELL-09', 'SES-13'] },
            },
            'login.dismissed': { target: 'awaitingRetry', meta: { req: ['SES-14'] } },
          },
        },
      },
    },
  },
});
