import { assign, emit, setup } from 'xstate';
import type { OwnGift } from '../../contract/api/account/loyalty.ts';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';

/** Of the mailed link; both are empty where the page was opened without one. */
export interface AccountDeletionInput {
  login: string;
  token: string;
}

export interface AccountDeletionContext extends AccountDeletionInput {
  /** The order that stands in the way; null where there is none, or only the shop knows it. */
  order: Order | null;
  /** Null before they are counted, and where that failed. */
  losses: DeletionLosses | null;
  error: FlowError | null;
}

/** What is possible: asking for the link, nothing while an order is on its way, the last step, or another link. */
export type DeletionOutlook = 'free' | 'blocked' | 'confirmable' | 'expired';

export interface DeletionForecast {
  outlook: DeletionOutlook;
  order: Order | null;
}

/** What goes with the account: points, certificates in any state, and how many lists of the shopper's own. */
export interface DeletionLosses {
  points: number;
  gifts: readonly OwnGift[];
  lists: number;
}

interface AccountDeletionEvents {
  'deletion.request': object;
  'deletion.confirm': object;
  'deletion.dismiss': object;
  'deletion.retry': object;
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
}
export type AccountDeletionEvent = EventOf<AccountDeletionEvents>;

export interface AccountDeletionEmitted {
  type: 'account.deleted';
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    accountDeletion: AccountDeletionEmitted;
  }
}

/** The end of an account: the link is asked for, mailed, checked, and used once (REG-20, REG-21). */
export const accountDeletionMachine = setup({
  types: {
    context: {} as AccountDeletionContext,
    events: {} as AccountDeletionEvent,
    emitted: {} as AccountDeletionEmitted,
    input: {} as AccountDeletionInput,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    lookAhead: {} as GivenPatientCall<DeletionForecast, { login: string; token: string }>,
    countLosses: {} as GivenPatientCall<DeletionLosses>,
    requestMail: {} as GivenPatientCall<void>,
    deleteAccount: {} as GivenCall<void, { login: string; token: string }>,
  },
  actions: {
    assignOrder: assign((_, { order }: DeletionForecast) => ({ order })),
    assignLosses: assign((_, { losses }: { losses: DeletionLosses }) => ({ losses })),
    clearFindings: assign({ order: null, losses: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
    emitDeleted: emit({ type: 'account.deleted' }),
  },
  guards: {
    isOutlook: (_, { output, as }: { output: DeletionForecast; as: DeletionOutlook }) =>
      output.outlook === as,
    isInterrupted: {} as GivenGuard<FailedCall>,
    isDismissed: {} as GivenGuard<FailedCall>,
    isRefusedFor: {} as GivenGuard<RefusedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'accountDeletion',
  context: ({ input: { login, token } }) => ({ login, token, order: null, losses: null, error: null }),
  initial: 'checking',
  on: {
    'session.closed': {
      target: '.failed',
      actions: ['clearFindings', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    checking: {
      invoke: {
        id: 'lookAhead',
        src: 'lookAhead',
        input: ({ context: { login, token } }) => ({ login, token }),
        onDone: [
          {
            guard: { type: 'isOutlook', params: ({ event }) => ({ output: event.output, as: 'blocked' }) },
            target: 'blocked',
            actions: { type: 'assignOrder', params: ({ event }) => event.output },
            meta: { req: ['REG-20'] },
          },
          {
            guard: {
              type: 'isOutlook',
              params: ({ event }) => ({ output: event.output, as: 'confirmable' }),
            },
            target: 'ready',
            meta: { req: ['REG-21'] },
          },
          {
            guard: { type: 'isOutlook', params: ({ event }) => ({ output: event.output, as: 'expired' }) },
            target: 'expired',
            meta: { req: ['REG-21'] },
          },
          { target: 'counting', actions: 'clearFindings', meta: { req: ['REG-20'] } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
    },
    failed: {
      description: 'Nobody knows what is possible, or nobody is logged in.',
      on: {
        'deletion.retry': { target: 'checking', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'checking', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'checking', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    counting: {
      description: 'What goes with the account is counted; who does not want to wait for it need not.',
      on: { 'deletion.request': { target: 'confirmingRequest', meta: { req: ['REG-21'] } } },
      invoke: {
        id: 'countLosses',
        src: 'countLosses',
        onDone: {
          target: 'offered',
          actions: { type: 'assignLosses', params: ({ event }) => ({ losses: event.output }) },
          meta: { req: ['REG-21'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['SES-14'] },
          },
          { target: 'offered', meta: { req: ['ERR-04'] } },
        ],
      },
    },
    blocked: {
      description: 'An order is on its way: the account stays until it has arrived.',
      on: {
        'deletion.retry': {
          target: 'checking',
          actions: ['clearFindings', 'clearError'],
          meta: { req: ['REG-20'] },
        },
      },
    },
    offered: {
      on: {
        'deletion.request': { target: 'confirmingRequest', actions: 'clearError', meta: { req: ['REG-21'] } },
      },
    },
    confirmingRequest: {
      description: 'The dialog is open.',
      on: {
        'deletion.confirm': { target: 'requesting', meta: { req: ['REG-21'] } },
        'deletion.dismiss': { target: 'offered', meta: { req: ['REG-21'] } },
      },
    },
    requesting: {
      invoke: {
        id: 'requestMail',
        src: 'requestMail',
        onDone: { target: 'mailed', meta: { req: ['REG-21'] } },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['SES-14'] },
          },
          {
            target: 'offered',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
    mailed: {
      description: 'The link in the mail leads on; another mail can be asked for.',
      on: { 'deletion.request': { target: 'requesting', meta: { req: ['REG-21'] } } },
    },
    expired: {
      description: 'The link is too old, used up, broken or of somebody else.',
      on: { 'deletion.request': { target: 'confirmingRequest', meta: { req: ['REG-21'] } } },
    },
    ready: {
      description: 'The link is good: the last question.',
      on: { 'deletion.confirm': { target: 'deleting', actions: 'clearError', meta: { req: ['REG-21'] } } },
    },
    deleting: {
      on: {
        // The answer to the deletion is given to nobody: with it the session ends.
        'session.closed': {},
      },
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        input: ({ context: { login, token } }) => ({ login, token }),
        onDone: { target: 'deleted', actions: 'emitDeleted', meta: { req: ['REG-21'] } },
        onError: [
          {
            guard: { type: 'isRefusedFor', params: ({ event }) => ({ ...event, code: 'token.invalid' }) },
            target: 'expired',
            meta: { req: ['REG-21'] },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ ...event, code: 'account.ordersInDelivery' }),
            },
            target: 'blocked',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['REG-20'] },
          },
          // No login deletes anything: the link is checked, which waits for session and service.
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'checking' },
          {
            target: 'ready',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04'] },
          },
        ],
      },
      after: { answerTimeout: { target: 'ready', actions: 'assignTimeout', meta: { req: ['ERR-04'] } } },
    },
    deleted: { description: 'Nobody is left to come back.', on: { 'session.closed': {} } },
  },
});
