import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { PaymentAuth } from '../../contract/api/ordering/payment.ts';
import type { EventOf, GivenAction, GivenGuard, GivenPatientCall, SessionEnd } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface SavedCardsContext {
  list: PaymentAuth[] | null;
  /** The card that is asked about, or removed. */
  subject: PaymentAuth | null;
  error: FlowError | null;
}

interface SavedCardsEvents {
  'card.remove': { authId: number };
  'removal.confirm': object;
  'removal.decline': object;
  'cards.reload': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type SavedCardsEvent = EventOf<SavedCardsEvents>;

/** 'Carte salvate': the cards that can be paid with again, each removed after a question (B-44). */
export const savedCardsMachine = setup({
  types: {
    context: {} as SavedCardsContext,
    events: {} as SavedCardsEvent,
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    listCards: {} as GivenPatientCall<PaymentAuth[]>,
    removeCard: {} as GivenPatientCall<PaymentAuth[], { authId: number }>,
  },
  actions: {
    assignList: assign((_, { list }: { list: PaymentAuth[] }) => ({ list })),
    clearList: assign({ list: null }),
    assignSubject: assign(({ context: { list } }, { authId }: { authId: number }) => ({
      subject: list?.find(({ userPaymentAuthId }) => userPaymentAuthId === authId) ?? null,
      error: null,
    })),
    dropSubject: assign({ subject: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    clearError: assign({ error: null }),
  },
  guards: {
    isListed: ({ context: { list } }, { authId }: { authId: number }) =>
      list?.some(({ userPaymentAuthId }) => userPaymentAuthId === authId) ?? false,
    isDismissed: {} as GivenGuard<FailedCall>,
    isLeft: (_, { reason }: { reason: SessionEnd }) => reason !== 'expired',
  },
}).createMachine({
  id: 'savedCards',
  context: { list: null, subject: null, error: null },
  initial: 'loading',
  on: {
    // A session that expired is opened again by the same shopper: what was begun goes on then.
    'session.closed': {
      guard: { type: 'isLeft', params: ({ event }) => event },
      target: '.failed',
      actions: ['clearList', 'dropSubject', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      description: 'Also after a removal that failed: what is saved is shown, with what went wrong before.',
      invoke: {
        id: 'listCards',
        src: 'listCards',
        onDone: {
          target: 'shown',
          actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['B-44'] },
        },
        onError: {
          target: 'failed',
          actions: ['clearList', { type: 'assignFailure', params: ({ event }) => event }],
          meta: { req: ['ERR-04', 'SES-14'] },
        },
      },
    },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'cards.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-13'] } },
      },
    },
    shown: {
      on: {
        'card.remove': {
          guard: { type: 'isListed', params: ({ event }) => event },
          target: 'confirmingRemoval',
          actions: { type: 'assignSubject', params: ({ event }) => event },
          meta: { req: ['B-44'] },
        },
      },
    },
    confirmingRemoval: {
      description: 'A removal asks first.',
      on: {
        'removal.confirm': { target: 'removing', meta: { req: ['B-44'] } },
        'removal.decline': { target: 'shown', actions: 'dropSubject', meta: { req: ['B-44'] } },
      },
    },
    removing: {
      invoke: {
        id: 'removeCard',
        src: 'removeCard',
        input: ({ context: { subject } }) => {
          if (subject === null) throw new Error('a card is named before it is removed');
          return { authId: subject.userPaymentAuthId };
        },
        onDone: {
          target: 'shown',
          actions: [{ type: 'assignList', params: ({ event }) => ({ list: event.output }) }, 'dropSubject'],
          meta: { req: ['B-44'] },
        },
        onError: [
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'failed',
            actions: ['clearList', 'dropSubject', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['SES-14'] },
          },
          {
            target: 'loading',
            actions: ['dropSubject', { type: 'assignFailure', params: ({ event }) => event }],
            meta: { req: ['ERR-04'] },
          },
        ],
      },
    },
  },
});
