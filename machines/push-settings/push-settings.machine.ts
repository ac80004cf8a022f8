import { assign, setup } from 'xstate';
import type { PushSettings, PushSwitch } from '../../contract/api/account/push.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface PushSettingsContext {
  settings: PushSettings | null;
  /** On its way, or interrupted: it is made good once the session or the service is back. */
  change: PushSwitch | null;
  error: FlowError | null;
}

interface PushSettingsEvents {
  'switch.turn': PushSwitch;
  'settings.reload': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type PushSettingsEvent = EventOf<PushSettingsEvents>;

/** 'Notifiche': what a person is told of on their devices; each switch acts at once (TEN-07). */
export const pushSettingsMachine = setup({
  types: {
    context: {} as PushSettingsContext,
    events: {} as PushSettingsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewSettings: {} as GivenPatientCall<PushSettings>,
    turnSwitch: {} as GivenPatientCall<PushSettings, PushSwitch>,
  },
  actions: {
    assignSettings: assign((_, { settings }: { settings: PushSettings }) => ({ settings })),
    clearSettings: assign({ settings: null }),
    assignChange: assign((_, { name, isOn }: PushSwitch) => ({ change: { name, isOn } })),
    dropChange: assign({ change: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
    /** It stands otherwise. */
    isTurnable: {} as GivenGuard<{ settings: PushSettings | null; change: PushSwitch | null }>,
  },
}).createMachine({
  id: 'pushSettings',
  context: { settings: null, change: null, error: null },
  initial: 'loading',
  on: {
    'session.closed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        target: '.failed',
        actions: ['clearSettings', 'assignDismissed'],
        meta: { req: ['SES-07'] },
      },
      {
        target: '.failed',
        actions: ['clearSettings', 'dropChange', 'assignDismissed'],
        meta: { req: ['SES-08'] },
      },
    ],
  },
  states: {
    loading: {
      description:
        'Also after a change nobody knows the outcome of: what the shop says is shown, not what was meant.',
      invoke: {
        id: 'viewSettings',
        src: 'viewSettings',
        onDone: [
          {
            guard: {
              type: 'isTurnable',
              params: ({ context, event }) => ({ settings: event.output, change: context.change }),
            },
            target: 'saving',
            actions: { type: 'assignSettings', params: ({ event }) => ({ settings: event.output }) },
            meta: { req: ['SES-13', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [
              { type: 'assignSettings', params: ({ event }) => ({ settings: event.output }) },
              'dropChange',
            ],
            meta: { req: ['TEN-07'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearSettings', 'dropChange', { type: 'assignFailure', params: ({ event }) => event }],
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
        'switch.turn': {
          guard: {
            type: 'isTurnable',
            params: ({ context, event }) => ({ settings: context.settings, change: event }),
          },
          target: 'saving',
          actions: [{ type: 'assignChange', params: ({ event }) => event }, 'clearError'],
          meta: { req: ['TEN-07'] },
        },
      },
    },
    saving: {
      invoke: {
        id: 'turnSwitch',
        src: 'turnSwitch',
        input: ({ context: { change } }) => change ?? { name: 'quietHours', isOn: true },
        onDone: {
          target: 'shown',
          actions: [
            { type: 'assignSettings', params: ({ event }) => ({ settings: event.output }) },
            'dropChange',
          ],
          meta: { req: ['TEN-07'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearSettings', 'dropChange', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropChange'],
            meta: { req: ['TEN-07'] },
          },
          {
            target: 'loading',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropChange'],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    failed: {
      description:
        'There is no answer, or nobody is logged in: a change that an expired session interrupted waits with the rest.',
      on: {
        'settings.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropChange', meta: { req: ['SES-14'] } },
      },
    },
  },
});
