import { assign, emit, setup } from 'xstate';
import type { FlowPage, NavigationContext, NavigationEmitted, NavigationEvent } from './navigation.types.ts';

/**
 * Where the shopper may be: the guard of login-only routes, the login a chosen target asks for, and the way to the
 * service-down page and back (NAV-18, NAV-22…NAV-25, SHELL-09, ERR-01).
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
      isLeaving: false,
    })),
    assignReturn: assign((_, { path }: { path: string }) => ({ returnTo: path })),
    assignAfterLogin: assign((_, { afterLogin }: { afterLogin: string | null }) => ({
      returnTo: afterLogin,
    })),
    assignReturnHere: assign({ returnTo: ({ context }) => context.path }),
    clearReturn: assign({ returnTo: null, target: null }),
    assignTarget: assign((_, { path }: { path: string }) => ({ target: path })),
    assignLoggedIn: assign((_, { isSingleSignOn }: { isSingleSignOn: boolean }) => ({
      isLoggedIn: true,
      isSingleSignOn,
      isLeaving: false,
    })),
    assignLoggedOut: assign({ isLoggedIn: false, isSingleSignOn: false }),
    assignLeaving: assign({ isLoggedIn: false, isSingleSignOn: false, isLeaving: true }),
    goTo: emit((_, { path }: { path: string }) => ({
      type: 'navigation.requested' as const,
      path,
      replace: false,
    })),
    goToTarget: emit(({ context: { target } }) =>
      target === null
        ? { type: 'home.requested' as const, replace: false }
        : { type: 'navigation.requested' as const, path: target, replace: false },
    ),
    /** Without a kept address the way back is the home page. */
    goBack: emit(({ context: { returnTo } }, { replace }: { replace: boolean }) =>
      returnTo === null
        ? { type: 'home.requested' as const, replace }
        : { type: 'navigation.requested' as const, path: returnTo, replace },
    ),
    goHome: emit({ type: 'home.requested', replace: true }),
    goToDashboard: emit({ type: 'dashboard.requested' }),
    goToServiceDown: emit({ type: 'serviceDown.requested' }),
    askLogin: emit({ type: 'login.requested' }),
    withdrawLogin: emit({ type: 'login.withdrawn' }),
    emitServiceResumed: emit({ type: 'service.resumed' }),
  },
  guards: {
    isForbidden: ({ context }, { needsLogin, hasMarker }: { needsLogin: boolean; hasMarker: boolean }) =>
      needsLogin && !hasMarker && !context.isLoggedIn,
    /** Where the cookie answers, nobody asks how its owner came. */
    isForOthers: (
      { context },
      { isForSingleSignOn, hasMarker }: { isForSingleSignOn: boolean; hasMarker: boolean },
    ) => isForSingleSignOn && !hasMarker && context.isLoggedIn && !context.isSingleSignOn,
    needsLoginFirst: ({ context }, { needsLogin }: { needsLogin: boolean }) =>
      needsLogin && !context.isLoggedIn,
    isLoginPage: (_, { page }: { page: FlowPage }) => page === 'login',
    isServiceDown: (_, { page }: { page: FlowPage }) => page === 'serviceDown',
    isLogoutOnProtected: ({ context }, { reason }: { reason: string }) =>
      context.isPathProtected && reason === 'logout',
    isDisownedOnProtected: ({ context }, { reason }: { reason: string }) =>
      context.isPathProtected && reason === 'disowned',
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    isLoggedIn: false,
    isSingleSignOn: false,
    path: input.path,
    isPathProtected: false,
    isLeaving: false,
    returnTo: null,
    target: null,
  }),
  initial: 'moving',
  on: {
    'route.entered': [
      { guard: { type: 'isServiceDown', params: ({ event }) => event }, target: '.atServiceDown' },
      {
        guard: { type: 'isLoginPage', params: ({ event }) => event },
        target: '.atLogin',
        actions: [
          { type: 'assignRoute', params: ({ event }) => event },
          { type: 'assignAfterLogin', params: ({ event }) => event },
        ],
        meta: { req: ['SES-18'] },
      },
      {
        guard: { type: 'isForbidden', params: ({ event }) => event },
        target: '.awaitingLogin',
        actions: [{ type: 'assignReturn', params: ({ event }) => event }, 'goHome', 'askLogin'],
        meta: { req: ['NAV-23', 'NAV-14'] },
      },
      {
        guard: { type: 'isForOthers', params: ({ event }) => event },
        actions: 'goToDashboard',
        meta: { req: ['NAV-24'] },
      },
      { actions: { type: 'assignRoute', params: ({ event }) => event }, meta: { req: ['NAV-22'] } },
    ],
    'session.opened': { actions: { type: 'assignLoggedIn', params: ({ event }) => event } },
    'session.closed': [
      {
        guard: { type: 'isLogoutOnProtected', params: ({ event }) => event },
        actions: ['assignLeaving', 'goHome'],
        meta: { req: ['SES-05'] },
      },
      {
        guard: { type: 'isDisownedOnProtected', params: ({ event }) => event },
        actions: ['assignLoggedOut', 'askLogin'],
        meta: { req: ['SES-08'] },
      },
      { actions: 'assignLoggedOut' },
    ],
  },
  states: {
    moving: {
      description: 'The shopper goes where they like; no way back is kept.',
      entry: 'clearReturn',
      on: {
        'target.choose': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'assignReturn', params: ({ event }) => event }, 'askLogin'],
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        'service.failed': {
          target: 'atServiceDown',
          actions: ['assignReturnHere', 'goToServiceDown'],
          meta: { req: ['NAV-18', 'ERR-01', 'ERR-13'] },
        },
      },
    },
    awaitingLogin: {
      description: 'A login-only place was chosen; the login leads there, closing the dialog forgets it.',
      on: {
        'session.opened': {
          target: 'moving',
          actions: [
            { type: 'assignLoggedIn', params: ({ event }) => event },
            { type: 'goBack', params: { replace: false } },
          ],
          meta: { req: ['SES-13', 'NAV-23'] },
        },
        'session.absent': { actions: 'askLogin' },
        'login.dismissed': { target: 'moving', meta: { req: ['SES-14'] } },
        'service.failed': { target: 'atServiceDown', actions: 'goToServiceDown', meta: { req: ['ERR-13'] } },
      },
    },
    atLogin: {
      description: 'The login page: it leads to the kept address once the shopper is logged in.',
      entry: 'askLogin',
      on: {
        'session.opened': {
          target: 'moving',
          actions: [
            { type: 'assignLoggedIn', params: ({ event }) => event },
            { type: 'goBack', params: { replace: true } },
          ],
          meta: { req: ['SES-18'] },
        },
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event }, target: 'atServiceDown' },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'assignAfterLogin', params: ({ event }) => event },
            ],
            meta: { req: ['SES-18'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'assignReturn', params: ({ event }) => event }, 'goHome', 'askLogin'],
            meta: { req: ['NAV-23'] },
          },
          {
            guard: { type: 'isForOthers', params: ({ event }) => event },
            target: 'moving',
            actions: ['withdrawLogin', 'goToDashboard'],
            meta: { req: ['NAV-24'] },
          },
          {
            target: 'moving',
            actions: [{ type: 'assignRoute', params: ({ event }) => event }, 'withdrawLogin'],
            meta: { req: ['SES-14'] },
          },
        ],
        'target.choose': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            actions: { type: 'assignReturn', params: ({ event }) => event },
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        'service.failed': {
          target: 'atServiceDown',
          actions: ['assignReturnHere', 'goToServiceDown'],
          meta: { req: ['ERR-13'] },
        },
      },
    },
    atServiceDown: {
      description: 'The service is down: the way back is kept, leaving resumes what waits for it.',
      initial: 'awaitingRetry',
      exit: 'emitServiceResumed',
      on: {
        'service.failed': {},
        'service.retry': {
          target: 'moving',
          actions: { type: 'goBack', params: { replace: false } },
          meta: { req: ['NAV-18'] },
        },
        'target.choose': [
          {
            guard: { type: 'needsLoginFirst', params: ({ event }) => event },
            target: '.awaitingLogin',
            actions: [{ type: 'assignTarget', params: ({ event }) => event }, 'askLogin'],
            meta: { req: ['SHELL-09'] },
          },
          { actions: { type: 'goTo', params: ({ event }) => event }, meta: { req: ['SHELL-09'] } },
        ],
        'route.entered': [
          { guard: { type: 'isServiceDown', params: ({ event }) => event } },
          {
            guard: { type: 'isLoginPage', params: ({ event }) => event },
            target: 'atLogin',
            actions: [
              { type: 'assignRoute', params: ({ event }) => event },
              { type: 'assignAfterLogin', params: ({ event }) => event },
            ],
            meta: { req: ['SES-18', 'ERR-13'] },
          },
          {
            guard: { type: 'isForbidden', params: ({ event }) => event },
            target: 'awaitingLogin',
            actions: [{ type: 'assignReturn', params: ({ event }) => event }, 'goHome', 'askLogin'],
            meta: { req: ['NAV-23', 'ERR-13'] },
          },
          {
            guard: { type: 'isForOthers', params: ({ event }) => event },
            target: 'moving',
            actions: 'goToDashboard',
            meta: { req: ['NAV-24'] },
          },
          {
            target: 'moving',
            actions: { type: 'assignRoute', params: ({ event }) => event },
            meta: { req: ['ERR-13'] },
          },
        ],
      },
      states: {
        awaitingRetry: {},
        awaitingLogin: {
          description:
            'A login-only target was chosen: the login leads there, closing the dialog forgets it.',
          on: {
            'session.opened': {
              target: 'awaitingRetry',
              actions: [{ type: 'assignLoggedIn', params: ({ event }) => event }, 'goToTarget'],
              meta: { req: ['SHELL-09', 'SES-13'] },
            },
            'login.dismissed': { target: 'awaitingRetry', meta: { req: ['SES-14'] } },
          },
        },
      },
    },
  },
});
