import { assign, emit, setup } from 'xstate';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { PaymentAuth, PaymentTypeId } from '../../contract/api/ordering/payment.ts';
import type { PaymentChoice, PlacedOrder } from '../checkout/checkout.types.ts';
import type { PaymentContext, PaymentEmitted, PaymentEvent, PaymentInput } from './payment.types.ts';
import type { GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

/**
 * The payment of a placed order: the order's state on the server decides, never the address; a suspended order can be
 * paid again or with another method, one attempt at a time (CHK-19…CHK-26, RULE-PAYMENT-1…9).
 */
export const paymentMachine = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    emitted: {} as PaymentEmitted,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewOrder: {} as GivenPatientCall<Order, { orderId: number }>,
    payOrder: {} as GivenCall<PlacedOrder, { orderId: number; key: string }>,
    listAuths: {} as GivenCall<PaymentAuth[], { paymentTypeIds: readonly PaymentTypeId[] }>,
    /** What a payment of this type would hold for the order, in EUR. */
    viewHeldAmount: {} as GivenCall<number, { orderId: number; paymentTypeId: PaymentTypeId }>,
    changeMethod: {} as GivenCall<PlacedOrder, { orderId: number; choice: PaymentChoice; key: string }>,
  },
  actions: {
    assignOrder: assign((_, { order }: { order: Order }) => ({ order })),
    clearOrder: assign({ order: null, choice: null, auths: [], heldAmount: null, redirectUrl: null }),
    /** Asked anew: the order may hold another amount by now. */
    clearTerms: assign({ auths: [], heldAmount: null }),
    assignAuths: assign((_, { auths }: { auths: readonly PaymentAuth[] }) => ({ auths })),
    assignHeldAmount: assign((_, { heldAmount }: { heldAmount: number }) => ({ heldAmount })),
    clearError: assign({ error: null }),
    assignKey: assign((_, { key }: { key: string }) => ({ key, error: null })),
    assignChoice: assign((_, { choice, key }: { choice: PaymentChoice; key: string }) => ({
      choice,
      key,
      error: null,
    })),
    /** From now on the flow goes by the order alone. */
    clearWanted: assign({ wanted: 'result' as const }),
    assignRedirect: assign((_, { redirectUrl }: { redirectUrl: string | null }) => ({ redirectUrl })),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    assignDismissed: {} as GivenAction,
    emitMethodChanged: emit(({ context }) => ({
      type: 'paymentMethod.changed' as const,
      orderId: context.orderId,
    })),
    emitSettled: emit(({ context }) => ({
      type: 'payment.settled' as const,
      orderId: context.orderId,
    })),
    goToProvider: emit(({ context: { redirectUrl } }) => {
      if (redirectUrl === null) throw new Error('the provider is left for at its address');
      return { type: 'provider.requested' as const, url: redirectUrl };
    }),
  },
  guards: {
    isPaid: ({ context: { order } }) => order?.paymentDueStatus === 'paid',
    isCancelled: {} as GivenGuard,
    isExpired: ({ context: { order } }) => order?.paymentDueStatus === 'expired',
    isInProgress: {} as GivenGuard,
    isAuthorised: {} as GivenGuard,
    isMethodWanted: ({ context }) => context.wanted === 'method',
    hasOnlineTypes: ({ context }) => context.onlineTypes.length > 0,
    needsProvider: (_, { redirectUrl }: { redirectUrl: string | null }) => redirectUrl !== null,
    isMissing: {} as GivenGuard<FailedCall>,
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: {
    answerTimeout: 15_000,
    /** A pending payment is polled: the provider may settle it without the browser. */
    pendingPause: 10_000,
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    order: null,
    key: '',
    choice: null,
    auths: [],
    heldAmount: null,
    redirectUrl: null,
    error: null,
  }),
  initial: 'loading',
  on: {
    'session.closed': {
      target: '.failed',
      actions: ['clearOrder', 'assignDismissed'],
      meta: { req: ['SES-08', 'NAV-25'] },
    },
  },
  states: {
    loading: {
      tags: ['busy'],
      invoke: {
        id: 'viewOrder',
        src: 'viewOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'evaluating',
          actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          meta: { req: ['CHK-23', 'CHK-26'] },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['CHK-27'] },
          },
          {
            target: 'failed',
            actions: { type: 'assignFailure', params: ({ event }) => event },
            meta: { req: ['ERR-04', 'SES-14'] },
          },
        ],
      },
    },
    evaluating: {
      always: [
        { guard: 'isCancelled', target: 'expired', meta: { req: ['CHK-20'] } },
        { guard: 'isPaid', target: 'paid', meta: { req: ['CHK-24', 'CHK-25'] } },
        { guard: 'isExpired', target: 'expired', meta: { req: ['CHK-20', 'CHK-24'] } },
        { guard: 'isAuthorised', target: 'authorised', meta: { req: ['CHK-25', 'RULE-PAYMENT-3'] } },
        { guard: 'isMethodWanted', target: 'choosingMethod', meta: { req: ['CHK-21'] } },
        { guard: 'isInProgress', target: 'pending', meta: { req: ['CHK-23'] } },
        { target: 'choosingMethod', meta: { req: ['CHK-19', 'CHK-20', 'CHK-21'] } },
      ],
    },
    paid: { tags: ['settled'], entry: 'emitSettled' },
    authorised: {
      description:
        'The provider has authorised the payment and the order is not marked paid yet: no second attempt.',
      tags: ['settled'],
      after: { pendingPause: { target: 'loading', meta: { req: ['RULE-PAYMENT-9'] } } },
      on: { 'order.reload': { target: 'loading', actions: 'clearError' } },
    },
    pending: {
      description: 'The provider has not answered yet; another attempt is possible (decision 006).',
      tags: ['settled'],
      after: { pendingPause: { target: 'loading' } },
      on: {
        'order.reload': { target: 'loading', actions: 'clearError' },
        'payment.retry': {
          target: 'retrying',
          actions: { type: 'assignKey', params: ({ event }) => event },
          meta: { req: ['CHK-21'] },
        },
        'method.change': { target: 'choosingMethod', meta: { req: ['CHK-21'] } },
      },
    },
    expired: {
      description: 'The order can no longer be paid.',
      tags: ['settled'],
      entry: 'emitSettled',
    },
    choosingMethod: {
      description:
        'The payment failed, or the shopper came to pay: another attempt or another way. Stored cards and what is held are asked for meanwhile.',
      tags: ['settled'],
      entry: 'clearTerms',
      initial: 'checkingTypes',
      on: {
        'method.choose': {
          target: 'changingMethod',
          actions: { type: 'assignChoice', params: ({ event }) => event },
          meta: { req: ['CHK-19', 'CHK-21', 'CHK-22'] },
        },
        'payment.retry': {
          target: 'retrying',
          actions: ['clearWanted', { type: 'assignKey', params: ({ event }) => event }],
          meta: { req: ['CHK-19', 'CHK-21'] },
        },
        // Of an order that failed there is nothing else to see.
        'method.dismiss': { guard: 'isInProgress', target: 'pending', actions: 'clearWanted' },
        'order.reload': { target: 'loading', actions: 'clearError', meta: { req: ['CHK-26'] } },
      },
      states: {
        checkingTypes: {
          always: [{ guard: 'hasOnlineTypes', target: 'loadingAuths' }, { target: 'ready' }],
        },
        loadingAuths: {
          invoke: {
            id: 'listAuths',
            src: 'listAuths',
            input: ({ context }) => ({ paymentTypeIds: context.onlineTypes }),
            onDone: {
              target: 'loadingAmount',
              actions: { type: 'assignAuths', params: ({ event }) => ({ auths: event.output }) },
              meta: { req: ['CHK-13', 'CHK-21'] },
            },
            // Stored cards are a convenience: without them a new one can be used.
            onError: { target: 'loadingAmount' },
          },
          after: { answerTimeout: { target: 'loadingAmount' } },
        },
        loadingAmount: {
          invoke: {
            id: 'viewHeldAmount',
            src: 'viewHeldAmount',
            input: ({ context: { orderId, onlineTypes } }) => {
              const [paymentTypeId] = onlineTypes;
              if (paymentTypeId === undefined) throw new Error('nothing is held but by an online type');
              return { orderId, paymentTypeId };
            },
            onDone: {
              target: 'ready',
              actions: { type: 'assignHeldAmount', params: ({ event }) => ({ heldAmount: event.output }) },
              meta: { req: ['CHK-14', 'CHK-15', 'CHK-21'] },
            },
            // The provider's page says it too.
            onError: { target: 'ready' },
          },
          after: { answerTimeout: { target: 'ready' } },
        },
        ready: {},
      },
    },
    retrying: {
      tags: ['busy', 'settled'],
      invoke: {
        id: 'payOrder',
        src: 'payOrder',
        input: ({ context: { orderId, key } }) => ({ orderId, key }),
        onDone: {
          target: 'redirected',
          actions: { type: 'assignRedirect', params: ({ event }) => event.output },
          meta: { req: ['CHK-21', 'CHK-29'] },
        },
        onError: [
          // Nothing is paid by itself: the order waits for the session.
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'loading',
            meta: { req: ['SES-07', 'RULE-PAYMENT-5'] },
          },
          // Whatever failed, the order is loaded again before another attempt.
          { target: 'loading', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      after: { answerTimeout: { target: 'loading', actions: 'assignTimeout' } },
    },
    changingMethod: {
      tags: ['busy', 'settled'],
      invoke: {
        id: 'changeMethod',
        src: 'changeMethod',
        input: ({ context: { orderId, choice, key } }) => {
          if (choice === null) throw new Error('a method is chosen before it is changed');
          return { orderId, choice, key };
        },
        onDone: [
          {
            guard: { type: 'needsProvider', params: ({ event }) => event.output },
            target: 'redirected',
            actions: { type: 'assignRedirect', params: ({ event }) => event.output },
            meta: { req: ['CHK-21', 'CHK-29'] },
          },
          {
            target: 'loading',
            actions: ['clearWanted', 'emitMethodChanged'],
            meta: { req: ['CHK-21', 'CHK-24'] },
          },
        ],
        onError: [
          {
            guard: { type: 'isInterrupted', params: ({ event }) => event },
            target: 'loading',
            actions: 'clearWanted',
            meta: { req: ['SES-07', 'RULE-PAYMENT-5'] },
          },
          {
            target: 'loading',
            actions: ['clearWanted', { type: 'assignFailure', params: ({ event }) => event }],
          },
        ],
      },
      after: { answerTimeout: { target: 'loading', actions: ['clearWanted', 'assignTimeout'] } },
    },
    missing: {
      description: 'No such order, or another user’s.',
    },
    failed: {
      on: {
        'order.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
        'session.opened': { target: 'loading', actions: 'clearError', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
      },
    },
    redirected: {
      type: 'final',
      entry: 'goToProvider',
    },
  },
});
