import { assign, emit, setup } from 'xstate';
import type { SentChange, WaitingChange } from '../../contract/rules/offline/waiting-change.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';
import type { OfflineQueueContext, OfflineQueueEmitted, OfflineQueueEvent } from './offline-queue.types.ts';

interface Told {
  changes: readonly WaitingChange[];
  isOnline: boolean;
}

/**
 * What was changed without network: it waits, is sent once and in order when the network is back, and where a line was changed
 * elsewhere too the shopper decides, line by line (B-27).
 */
export const offlineQueueMachine = setup({
  types: {
    context: {} as OfflineQueueContext,
    events: {} as OfflineQueueEvent,
    emitted: {} as OfflineQueueEmitted,
    tags: {} as 'busy' | 'reporting',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    /** Sends the first change that may be sent; null where there is none. */
    sendNext: {} as GivenCall<SentChange | null>,
  },
  actions: {
    assignChanges: assign((_, { changes }: { changes: readonly WaitingChange[] }) => ({ changes })),
    rememberSent: assign(({ context }, { sent }: { sent: SentChange | null }) => ({
      sent: sent === null ? context.sent : [...context.sent, sent.change],
    })),
    rememberRefused: assign(({ context }, { sent }: { sent: SentChange | null }) => ({
      refused: sent?.kind === 'refused' ? [...context.refused, sent] : context.refused,
    })),
    /** What was chosen here is sent next, or dropped. */
    decideLine: {} as GivenAction<{ id: string; keeps: 'here' | 'there' }>,
    forgetReport: assign({ sent: [], refused: [] }),
    countMiss: assign({ misses: ({ context }) => context.misses + 1 }),
    forgetMisses: assign({ misses: 0 }),
    forgetAll: assign({ changes: [], sent: [], refused: [] }),
    /** Nothing of a shopper who is gone stays in the browser. */
    dropKept: {} as GivenAction,
    emitCartChanged: emit({ type: 'cart.outcomeUnknown' }),
    emitListsChanged: emit({ type: 'list.outdated' }),
    emitSent: emit(({ context: { sent } }) => ({ type: 'changes.sent' as const, count: sent.length })),
  },
  guards: {
    isNothing: (_, { changes }: Told) => changes.length === 0,
    isOffline: (_, { isOnline }: Told) => !isOnline,
    isSendable: {} as GivenGuard<Told>,
    isUndecided: {} as GivenGuard<Told>,
    hasSendable: {} as GivenGuard,
    hasConflict: {} as GivenGuard,
    hasRefusal: ({ context: { refused } }) => refused.length > 0,
    hasSent: ({ context: { sent } }) => sent.length > 0,
    isOver: (_, { sent }: { sent: SentChange | null }) => sent === null,
    isRefused: (_, { sent }: { sent: SentChange | null }) => sent?.kind === 'refused',
    isConflict: (_, { sent }: { sent: SentChange | null }) => sent?.kind === 'conflict',
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    isSessionExpired: {} as GivenGuard<FailedCall>,
  },
  delays: {
    answerTimeout: 20_000,
    /** A network that is just back often loses the first call: 1 s, then three times as long for each miss, 10 s at most. */
    retryPause: ({ context: { misses } }) => Math.min(10_000, 1_000 * 3 ** Math.max(0, misses - 1)),
  },
}).createMachine({
  id: 'offlineQueue',
  context: { changes: [], sent: [], refused: [], misses: 0 },
  initial: 'resting',
  on: {
    'session.closed': {
      guard: { type: 'isLost', params: ({ event }) => event },
      target: '.resting',
      actions: ['dropKept', 'forgetAll'],
      meta: { req: ['SES-05', 'SES-08'] },
    },
    'changes.told': { actions: { type: 'assignChanges', params: ({ event }) => event } },
  },
  states: {
    resting: {
      description: 'Nothing waits.',
      entry: ['forgetReport', 'forgetMisses'],
      on: {
        'changes.told': [
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'offline',
            actions: { type: 'assignChanges', params: ({ event }) => event },
            meta: { req: ['B-27'] },
          },
          {
            guard: { type: 'isSendable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'assignChanges', params: ({ event }) => event },
            meta: { req: ['B-27'] },
          },
          {
            target: 'undecided',
            actions: { type: 'assignChanges', params: ({ event }) => event },
            meta: { req: ['B-27'] },
          },
        ],
      },
    },
    offline: {
      description: 'The device has no network: what is changed waits.',
      entry: 'forgetMisses',
      on: {
        'changes.told': [
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSendable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'assignChanges', params: ({ event }) => event },
            meta: { req: ['B-27'] },
          },
          { target: 'undecided', actions: { type: 'assignChanges', params: ({ event }) => event } },
        ],
        'connection.restored': [
          { guard: 'hasSendable', target: 'sending', meta: { req: ['B-27'] } },
          { target: 'undecided' },
        ],
      },
    },
    sending: {
      description: 'One change at a time, in the order they were made.',
      tags: ['busy'],
      invoke: {
        id: 'sendNext',
        src: 'sendNext',
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ sent: event.output }) },
            target: 'settling',
            meta: { req: ['B-27'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ sent: event.output }) },
            target: 'sending',
            reenter: true,
            actions: { type: 'rememberRefused', params: ({ event }) => ({ sent: event.output }) },
            meta: { req: ['B-27', 'ERR-11'] },
          },
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ sent: event.output }) },
            target: 'sending',
            reenter: true,
            meta: { req: ['B-27'] },
          },
          {
            target: 'sending',
            reenter: true,
            actions: { type: 'rememberSent', params: ({ event }) => ({ sent: event.output }) },
            meta: { req: ['B-27'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isSessionExpired', params: ({ event }) => event },
            target: 'awaitingSession',
            meta: { req: ['SES-07'] },
          },
          { target: 'awaitingRetry', actions: ['countMiss', 'emitCartChanged'], meta: { req: ['ERR-04'] } },
        ],
      },
      after: { answerTimeout: { target: 'awaitingRetry', actions: ['countMiss', 'emitCartChanged'] } },
    },
    awaitingRetry: {
      description: 'The shop was not reached, though the device has a network; what waits still does.',
      after: { retryPause: { target: 'sending', meta: { req: ['B-27'] } } },
      on: {
        'connection.lost': { target: 'offline' },
        'connection.restored': { target: 'sending' },
        'service.resumed': { target: 'sending', meta: { req: ['ERR-13'] } },
        'page.returned': { target: 'sending' },
        'session.opened': { target: 'sending' },
      },
    },
    awaitingSession: {
      description: 'The session expired: what waits is sent after the login of the same shopper.',
      on: { 'session.opened': { target: 'sending', meta: { req: ['SES-07'] } } },
    },
    settling: {
      description: 'Everything that could be sent was; cart and lists are read anew.',
      entry: ['emitCartChanged', 'emitListsChanged'],
      always: [
        { guard: 'hasConflict', target: 'reporting', meta: { req: ['B-27'] } },
        { guard: 'hasRefusal', target: 'reporting', meta: { req: ['B-27'] } },
        // Changed while the last answer came.
        { guard: 'hasSendable', target: 'awaitingRetry' },
        { guard: 'hasSent', target: 'resting', actions: 'emitSent', meta: { req: ['B-27'] } },
        { target: 'resting' },
      ],
    },
    reporting: {
      description: 'What was changed elsewhere too is decided line by line; what was refused is told.',
      tags: ['reporting'],
      on: {
        'line.decide': {
          actions: { type: 'decideLine', params: ({ event }) => event },
          meta: { req: ['B-27'] },
        },
        'changes.told': [
          {
            guard: { type: 'isUndecided', params: ({ event }) => event },
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            target: 'sending',
            actions: { type: 'assignChanges', params: ({ event }) => event },
            meta: { req: ['B-27'] },
          },
        ],
        'report.dismiss': [{ guard: 'hasConflict', target: 'undecided' }, { target: 'resting' }],
      },
    },
    undecided: {
      description: 'The shopper has closed the question; nothing is lost, and it can be opened again.',
      entry: ['forgetReport', 'forgetMisses'],
      on: {
        'changes.told': [
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: 'resting',
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOffline', params: ({ event }) => event },
            target: 'offline',
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          {
            guard: { type: 'isSendable', params: ({ event }) => event },
            target: 'sending',
            actions: { type: 'assignChanges', params: ({ event }) => event },
          },
          { actions: { type: 'assignChanges', params: ({ event }) => event } },
        ],
        'report.open': { target: 'reporting', meta: { req: ['B-27'] } },
      },
    },
  },
});
