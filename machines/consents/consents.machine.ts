import { assign, setup } from 'xstate';
import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

interface Change {
  legalId: number;
  accepted: boolean;
}

export interface ConsentsContext {
  list: AnsweredDisclaimer[] | null;
  /** On its way, or interrupted: it is made good once the session or the service is back. */
  change: Change | null;
  error: FlowError | null;
}

interface ConsentsEvents {
  'consent.change': Change;
  'consents.reload': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'login.dismissed': object;
  'service.resumed': object;
}
export type ConsentsEvent = EventOf<ConsentsEvents>;

/** 'Consensi': each is given or withdrawn at once, the required one stays given (REG-19). */
export const consentsMachine = setup({
  types: {
    context: {} as ConsentsContext,
    events: {} as ConsentsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listConsents: {} as GivenPatientCall<AnsweredDisclaimer[]>,
    changeConsent: {} as GivenPatientCall<AnsweredDisclaimer[], Change>,
  },
  actions: {
    assignList: assign((_, { list }: { list: AnsweredDisclaimer[] }) => ({ list })),
    clearList: assign({ list: null }),
    assignChange: assign((_, { legalId, accepted }: Change) => ({ change: { legalId, accepted } })),
    dropChange: assign({ change: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isExpiry: (_, { reason }: { reason: string }) => reason === 'expired',
    isChangeable: ({ context: { list } }, { legalId, accepted }: Change) =>
      list?.some(
        (one) => one.legalId === legalId && one.accepted !== accepted && (accepted || !one.required),
      ) ?? false,
    isChangeDue: ({ context: { change } }, { list }: { list: AnsweredDisclaimer[] }) =>
      list.some((one) => one.legalId === change?.legalId && one.accepted !== change.accepted),
  },
}).createMachine({
  id: 'consents',
  context: { list: null, change: null, error: null },
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
        actions: ['clearList', 'dropChange', 'assignDismissed'],
        meta: { req: ['SES-08'] },
      },
    ],
  },
  states: {
    loading: {
      description:
        'Also after a change nobody knows the outcome of: what the shop says is shown, not what was meant.',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          {
            guard: { type: 'isChangeDue', params: ({ event }) => ({ list: event.output }) },
            target: 'saving',
            actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
            meta: { req: ['SES-13', 'ERR-13'] },
          },
          {
            target: 'shown',
            actions: [{ type: 'assignList', params: ({ event }) => ({ list: event.output }) }, 'dropChange'],
            meta: { req: ['REG-19'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearList', 'dropChange', { type: 'assignFailure', params: ({ event }) => event }],
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
        'consent.change': {
          guard: { type: 'isChangeable', params: ({ event }) => event },
          target: 'saving',
          actions: [{ type: 'assignChange', params: ({ event }) => event }, 'clearError'],
          meta: { req: ['REG-19'] },
        },
      },
    },
    saving: {
      invoke: {
        id: 'changeConsent',
        src: 'changeConsent',
        input: ({ context: { change } }) => change ?? { legalId: 0, accepted: false },
        onDone: {
          target: 'shown',
          actions: [{ type: 'assignList', params: ({ event }) => ({ list: event.output }) }, 'dropChange'],
          meta: { req: ['REG-19'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearList', 'dropChange', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'shown',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'dropChange'],
            meta: { req: ['REG-19'] },
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
        'There is no answer, or nobody is logged in: a change that an expired session interrupted waits with the list.',
      on: {
        'consents.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
        'login.dismissed': { actions: 'dropChange', meta: { req: ['SES-14'] } },
      },
    },
  },
});
