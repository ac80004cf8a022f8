import { assign, setup } from 'xstate';
import type { OpenSession } from '../../contract/api/account/open-sessions.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface OpenSessionsContext {
  list: OpenSession[] | null;
  /** Ids of the logins that are to end: on their way, or interrupted and made good once session or service are back. */
  ending: readonly string[];
  error: FlowError | null;
}

interface OpenSessionsEvents {
  'session.end': { sessionId: string };
  'others.end': object;
  'sessions.reload': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type OpenSessionsEvent = EventOf<OpenSessionsEvents>;

/** 'Accessi aperti': where the shopper is logged in, and an end to what they do not know (SES-30). */
export const openSessionsMachine = setup({
  types: {
    context: {} as OpenSessionsContext,
    events: {} as OpenSessionsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listSessions: {} as GivenPatientCall<OpenSession[]>,
    endSessions: {} as GivenPatientCall<OpenSession[], readonly string[]>,
  },
  actions: {
    assignList: assign((_, { list }: { list: OpenSession[] }) => ({ list })),
    clearList: assign({ list: null }),
    assignOne: assign((_, { sessionId }: { sessionId: string }) => ({ ending: [sessionId] })),
    assignOthers: assign(({ context: { list } }) => ({
      ending: (list ?? []).filter(({ isCurrent }) => !isCurrent).map(({ sessionId }) => sessionId),
    })),
    dropEnding: assign({ ending: [] }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
    isOther: ({ context: { list } }, { sessionId }: { sessionId: string }) =>
      list?.some((one) => one.sessionId === sessionId && !one.isCurrent) ?? false,
    hasOthers: ({ context: { list } }) => list?.some(({ isCurrent }) => !isCurrent) ?? false,
    // Whoever logs in next may be somebody else, whose logins have other ids; and nobody ends their own.
    isEndDue: ({ context: { ending } }, { list }: { list: OpenSession[] }) => {
      const due = list.filter(({ sessionId }) => ending.includes(sessionId));
      return due.length > 0 && due.every(({ isCurrent }) => !isCurrent);
    },
  },
}).createMachine({
  id: 'openSessions',
  context: { list: null, ending: [], error: null },
  initial: 'loading',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.failed',
        actions: ['clearList', 'assignDismissed'],
        meta: { req: ['SES-07'] },
      },
      {
        target: '.failed',
        actions: ['clearList', 'dropEnding', 'assignDismissed'],
        meta: { req: ['SES-08'] },
      },
    ],
  },
  states: {
    loading: {
      description:
        'Also after an end nobody knows the outcome of: what is open is shown, not what was meant.',
      invoke: {
        id: 'listSessions',
        src: 'listSessions',
        onDone: [
          {
            guard: { type: 'isEndDue', params: ({ event }) => ({ list: event.output }) },
            target: 'ending',
            actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
            meta: { req: ['SES-13', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignList', params: ({ event }) => ({ list: event.output }) }, 'dropEnding'],
            meta: { req: ['SES-30'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearList', 'dropEnding', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    shown: {
      on: {
        'session.end': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'ending',
          actions: [{ type: 'assignOne', params: ({ event }) => event }, 'clearError'],
          meta: { req: ['SES-30'] },
        },
        'others.end': {
          guard: 'hasOthers',
          target: 'ending',
          actions: ['assignOthers', 'clearError'],
          meta: { req: ['SES-30'] },
        },
      },
    },
    ending: {
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context: { ending } }) => ending,
        onDone: {
          target: 'shown',
          actions: [{ type: 'assignList', params: ({ event }) => ({ list: event.output }) }, 'dropEnding'],
          meta: { req: ['SES-30'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearList', 'dropEnding', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropEnding'],
            meta: { req: ['SES-30'] },
          },
          {
            target: 'loading',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropEnding'],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      description:
        'There is no answer, or nobody is logged in: an end that an expired session interrupted waits with the list.',
      on: {
        'sessions.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropEnding', meta: { req: ['SES-14'] } },
      },
    },
  },
});
