import { assign, emit, setup } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import type { ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { PreparedCart } from '../../contract/api/ordering/checkout.ts';
import type { CartSummary } from '../cart/cart.types.ts';
import type { GivenAction, GivenCall, GivenGuard } from '../chart.types.ts';
import type { FailedCall, RefusedCall } from '../failure.logic.ts';
import type {
  AmendmentContext,
  AmendmentEmitted,
  AmendmentEvent,
  ChangedOrder,
  ConfirmInput,
  OrderSeen,
} from './amendment.types.ts';

/**
 * An order that is changed in place: its lines are in the cart, the order itself stands until the change is confirmed. It
 * keeps its slot and, below what is held, its authorisation; the shop's own word decides whether it may still be changed
 * (ORD-06…ORD-09, B-17).
 */
export const amendmentMachine = setup({
  types: {
    context: {} as AmendmentContext,
    events: {} as AmendmentEvent,
    emitted: {} as AmendmentEmitted,
    tags: {} as 'busy' | 'told' | 'confirming',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    amendOrder: {} as GivenCall<CartAnswer, { orderId: number }>,
    viewOrder: {} as GivenCall<OrderSeen, { orderId: number }>,
    /** Saves what is typed, then prepares. */
    prepareCart: {} as GivenCall<CartAnswer<PreparedCart>>,
    confirmChange: {} as GivenCall<ChangedOrder, ConfirmInput>,
    /** What became of a confirmation that was not answered; null where nothing did. */
    findChangedOrder: {} as GivenCall<ChangedOrder | null, { cartId: number }>,
    leaveAmendment: {} as GivenCall<CartAnswer, { orderId: number }>,
  },
  actions: {
    assignSummary: assign((_, { summary }: { summary: CartSummary }) => ({
      inCart: summary.amendedOrderId,
      hasLines: summary.hasLines,
    })),
    assignBegun: assign((_, { orderId }: { orderId: number }) => ({ orderId, error: null })),
    /** The order is the one of the cart. */
    adoptOrder: assign(({ context }) => ({ orderId: context.inCart, seen: null, error: null })),
    assignSeen: assign((_, { seen }: { seen: OrderSeen }) => ({ seen })),
    assignKey: assign((_, { key }: { key: string }) => ({ key, error: null, isNotConfirmed: false })),
    assignPrepared: assign((_, { answer }: { answer: CartAnswer<PreparedCart> }) => ({
      cartId: answer.cart.cartId,
    })),
    assignRedirect: assign((_, { changed }: { changed: ChangedOrder }) => ({
      redirectUrl: changed.redirectUrl,
    })),
    assignWanted: assign((_, { items }: { items: readonly ListedProduct[] }) => ({ wanted: items })),
    dropWanted: assign({ wanted: [] }),
    assignNotConfirmed: assign({ isNotConfirmed: true, error: null }),
    clearError: assign({ error: null, isNotConfirmed: false }),
    /** Nothing is left to be asked about. */
    clearSent: assign({ cartId: null, key: '' }),
    hideOrder: assign({ seen: null }),
    clearAll: assign({
      orderId: null,
      seen: null,
      cartId: null,
      key: '',
      redirectUrl: null,
      wanted: [],
      isNotConfirmed: false,
      error: null,
    }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignTimeout: {} as GivenAction,
    emitCartAnswered: emit((_, { answer }: { answer: CartAnswer }) => ({
      type: 'cart.answered' as const,
      answer,
    })),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitLinesWanted: emit({ type: 'lines.wanted' }),
    emitBegun: emit(({ context }) => ({
      type: 'amendment.begun' as const,
      orderId: known(context),
      hadLines: context.hasLines,
    })),
    emitConfirmed: emit(({ context }) => ({
      type: 'amendment.confirmed' as const,
      orderId: known(context),
    })),
    emitLeft: emit(({ context }) => ({ type: 'amendment.left' as const, orderId: known(context) })),
    emitEnded: emit(({ context }) => ({ type: 'amendment.ended' as const, orderId: known(context) })),
    emitAdditions: emit(({ context }) => ({ type: 'additions.wanted' as const, items: context.wanted })),
    emitOutdated: emit(({ context }) => ({ type: 'order.outdated' as const, orderId: known(context) })),
    goToProvider: emit(({ context: { redirectUrl } }) => {
      if (redirectUrl === null) throw new Error('the provider is left for at its address');
      return { type: 'provider.requested' as const, url: redirectUrl };
    }),
    emitFailure: emit(
      (_, { operation, error }: { operation: 'amendOrder' | 'leaveAmendment'; error: unknown }) => ({
        type: 'failure.raised' as const,
        operation,
        error,
      }),
    ),
  },
  guards: {
    isAmending: (_, { summary }: { summary: CartSummary }) => summary.amendedOrderId !== null,
    /** The cart amends nothing any more. */
    isOver: (_, { summary }: { summary: CartSummary }) => summary.amendedOrderId === null,
    isAnotherOrder: ({ context }, { summary }: { summary: CartSummary }) =>
      summary.amendedOrderId !== context.orderId,
    isThisOrder: ({ context }, { orderId }: { orderId: number }) => context.orderId === orderId,
    isEditable: (_, { seen }: { seen: OrderSeen }) => seen.order.editable,
    isSeen: ({ context }) => context.seen !== null,
    hasWanted: ({ context }) => context.wanted.length > 0,
    hasSent: ({ context }) => context.cartId !== null,
    /** Something would be lost. */
    isChanged: (_, { isChanged }: { isChanged: boolean }) => isChanged,
    /** The cart that was prepared is the one that changes this order. */
    isOfOrder: ({ context }, { answer }: { answer: CartAnswer<PreparedCart> }) =>
      answer.cart.modifyingOrderId === context.orderId,
    isFound: (_, { changed }: { changed: ChangedOrder | null }) => changed !== null,
    needsProvider: (_, { changed }: { changed: ChangedOrder }) => changed.redirectUrl !== null,
    isLost: (_, { reason }: { reason: string }) => reason !== 'expired',
    isMissing: {} as GivenGuard<FailedCall>,
    isInterrupted: {} as GivenGuard<FailedCall>,
    isRefused: {} as GivenGuard<FailedCall>,
    isRefusedFor: {} as GivenGuard<RefusedCall>,
  },
  delays: {
    answerTimeout: 15_000,
    buyTimeout: 30_000,
    /** Half a minute at least: a clock that is ahead must not ask without end. */
    untilCutOff: ({ context: { seen } }) =>
      seen === null || seen.order.editableUntil === null
        ? 3_600_000
        : Math.min(2_147_483_647, Math.max(30_000, Date.parse(seen.order.editableUntil) - seen.seenAt)),
  },
}).createMachine({
  id: 'amendment',
  context: {
    orderId: null,
    seen: null,
    inCart: null,
    hasLines: false,
    cartId: null,
    key: '',
    redirectUrl: null,
    wanted: [],
    isNotConfirmed: false,
    error: null,
  },
  initial: 'away',
  on: {
    // In every state: what is on its way ends first.
    'cart.changed': { actions: { type: 'assignSummary', params: ({ event }) => event } },
    'session.closed': [
      {
        guard: { type: 'isLost', params: ({ event }) => event },
        target: '.away',
        meta: { req: ['SES-05', 'SES-08'] },
      },
      { target: '.awaitingSession', meta: { req: ['SES-07'] } },
    ],
  },
  states: {
    away: {
      description: 'The cart amends no order.',
      entry: 'clearAll',
      on: {
        'amendment.begin': {
          target: 'starting',
          actions: { type: 'assignBegun', params: ({ event }) => event },
          meta: { req: ['ORD-06', 'ORD-07'] },
        },
        'cart.changed': [
          {
            guard: { type: 'isAmending', params: ({ event }) => event },
            target: 'open.loading',
            actions: [{ type: 'assignSummary', params: ({ event }) => event }, 'adoptOrder'],
            meta: { req: ['ORD-09'] },
          },
          { actions: { type: 'assignSummary', params: ({ event }) => event } },
        ],
        'session.closed': {},
      },
    },
    starting: {
      description: 'The order is put into the cart; what was in there is set aside.',
      tags: ['busy'],
      invoke: {
        id: 'amendOrder',
        src: 'amendOrder',
        input: ({ context }) => ({ orderId: known(context) }),
        onDone: {
          target: 'open.loading',
          actions: [
            'emitBegun',
            { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
          ],
          meta: { req: ['ORD-07'] },
        },
        onError: {
          target: 'away',
          actions: [
            { type: 'emitFailure', params: ({ event }) => ({ operation: 'amendOrder', error: event.error }) },
            'emitOutdated',
            'emitOutcomeUnknown',
          ],
          meta: { req: ['ORD-06'] },
        },
      },
      after: {
        answerTimeout: {
          target: 'away',
          actions: [
            { type: 'emitFailure', params: { operation: 'amendOrder', error: 'timeout' } },
            'emitOutcomeUnknown',
          ],
        },
      },
    },
    open: {
      description: 'The cart amends the order: what the cart is elsewhere is heard.',
      tags: ['told'],
      initial: 'loading',
      on: {
        'cart.changed': [
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'assignSummary', params: ({ event }) => event },
            meta: { req: ['B-17'] },
          },
          {
            guard: { type: 'isAnotherOrder', params: ({ event }) => event },
            target: '.loading',
            actions: [{ type: 'assignSummary', params: ({ event }) => event }, 'adoptOrder'],
            meta: { req: ['ORD-09'] },
          },
          { actions: { type: 'assignSummary', params: ({ event }) => event } },
        ],
      },
      states: {
        loading: {
          description: 'The shop is asked how the order stands; what was known of it is shown meanwhile.',
          invoke: {
            id: 'viewOrder',
            src: 'viewOrder',
            input: ({ context }) => ({ orderId: known(context) }),
            onDone: [
              {
                guard: { type: 'isEditable', params: ({ event }) => ({ seen: event.output }) },
                target: 'amending',
                actions: { type: 'assignSeen', params: ({ event }) => ({ seen: event.output }) },
                meta: { req: ['ORD-06', 'ORD-09'] },
              },
              {
                target: 'closed',
                actions: { type: 'assignSeen', params: ({ event }) => ({ seen: event.output }) },
                meta: { req: ['ORD-06', 'B-17'] },
              },
            ],
            onError: [
              {
                guard: { type: 'isMissing', params: ({ event }) => event },
                target: '#amendment.ended',
                meta: { req: ['ORD-17'] },
              },
              {
                guard: { type: 'isInterrupted', params: ({ event }) => event },
                target: '#amendment.awaitingSession',
              },
              { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
            ],
          },
          after: { answerTimeout: { target: 'failed', actions: 'assignTimeout' } },
        },
        amending: {
          description: 'The shopper changes the lines; the order is as it was until that is confirmed.',
          entry: 'clearSent',
          on: {
            'amendment.confirm': {
              target: '#amendment.preparing',
              actions: [{ type: 'assignKey', params: ({ event }) => event }, 'emitLinesWanted'],
              meta: { req: ['ORD-07', 'ORD-09'] },
            },
            'amendment.leave': [
              {
                guard: { type: 'isChanged', params: ({ event }) => event },
                target: 'askingLeave',
                actions: 'dropWanted',
                meta: { req: ['ORD-09', 'SHELL-13'] },
              },
              { target: '#amendment.leaving', actions: 'dropWanted', meta: { req: ['ORD-08', 'ORD-09'] } },
            ],
            'order.cancelled': {
              guard: { type: 'isThisOrder', params: ({ event }) => event },
              target: 'loading',
              meta: { req: ['ORD-05'] },
            },
            'service.resumed': { target: 'loading', meta: { req: ['ERR-13'] } },
          },
          after: { untilCutOff: { target: 'loading', meta: { req: ['ORD-06', 'B-17'] } } },
        },
        askingLeave: {
          tags: ['confirming'],
          on: {
            'leave.confirm': { target: '#amendment.leaving', meta: { req: ['ORD-08'] } },
            'leave.dismiss': { target: 'amending', meta: { req: ['SHELL-13'] } },
          },
        },
        closed: {
          description:
            'The cut-off has passed, picking has begun or the order is cancelled: it stays as it was.',
          entry: ['clearSent', 'emitOutdated', 'emitOutcomeUnknown'],
          on: {
            'amendment.leave': {
              target: '#amendment.leaving',
              actions: 'dropWanted',
              meta: { req: ['ORD-08'] },
            },
            'additions.keep': {
              target: '#amendment.leaving',
              actions: { type: 'assignWanted', params: ({ event }) => event },
              meta: { req: ['B-17'] },
            },
            'amendment.reload': { target: 'loading' },
          },
        },
        failed: {
          description: 'The order could not be read: it is as it was, and can be asked for again or left.',
          on: {
            'amendment.reload': { target: 'loading', actions: 'clearError', meta: { req: ['ERR-04'] } },
            'service.resumed': { target: 'loading', actions: 'clearError', meta: { req: ['B-40'] } },
            'amendment.leave': {
              target: '#amendment.leaving',
              actions: ['clearError', 'dropWanted'],
              meta: { req: ['ORD-08'] },
            },
          },
        },
      },
    },
    preparing: {
      description:
        'What is typed is saved and the cart locked; it is bought only where it still changes this order.',
      tags: ['told', 'busy'],
      invoke: {
        id: 'prepareCart',
        src: 'prepareCart',
        onDone: [
          {
            guard: { type: 'isOfOrder', params: ({ event }) => ({ answer: event.output }) },
            target: 'confirming',
            actions: [
              { type: 'assignPrepared', params: ({ event }) => ({ answer: event.output }) },
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            ],
            meta: { req: ['ORD-07'] },
          },
          {
            target: 'ended',
            actions: { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
            meta: { req: ['B-17'] },
          },
        ],
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'order.notEditable' }),
            },
            target: 'open.loading',
            actions: 'emitOutcomeUnknown',
            meta: { req: ['ORD-06', 'B-17'] },
          },
          {
            target: 'open.amending',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
            meta: { req: ['CHK-08'] },
          },
        ],
      },
      after: { buyTimeout: { target: 'open.amending', actions: ['assignTimeout', 'emitOutcomeUnknown'] } },
    },
    confirming: {
      tags: ['told', 'busy'],
      invoke: {
        id: 'confirmChange',
        src: 'confirmChange',
        input: ({ context: { seen, key } }) => {
          if (seen === null) throw new Error('an order is known before its change is confirmed');
          return { paymentTypeId: seen.order.paymentTypeId, key };
        },
        onDone: [
          {
            guard: { type: 'needsProvider', params: ({ event }) => ({ changed: event.output }) },
            target: 'away',
            actions: [
              { type: 'assignRedirect', params: ({ event }) => ({ changed: event.output }) },
              'emitOutcomeUnknown',
              'goToProvider',
            ],
            meta: { req: ['ORD-07', 'CHK-29'] },
          },
          {
            target: 'away',
            actions: ['emitOutcomeUnknown', 'emitOutdated', 'emitConfirmed'],
            meta: { req: ['ORD-07', 'B-17'] },
          },
        ],
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'order.notEditable' }),
            },
            target: 'open.loading',
            actions: 'emitOutcomeUnknown',
            meta: { req: ['ORD-06', 'B-17'] },
          },
          {
            guard: {
              type: 'isRefusedFor',
              params: ({ event }) => ({ error: event.error, code: 'checkout.alreadyOrdered' }),
            },
            target: 'checkingOutcome',
            meta: { req: ['CHK-10'] },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event },
            target: 'open.amending',
            actions: [{ type: 'assignFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
            meta: { req: ['CHK-08'] },
          },
          { target: 'checkingOutcome', meta: { req: ['CHK-10'] } },
        ],
      },
      after: { buyTimeout: { target: 'checkingOutcome', meta: { req: ['CHK-10'] } } },
    },
    checkingOutcome: {
      description:
        'The confirmation was sent and not answered: the shop is asked what came of it, nothing is sent twice.',
      tags: ['told', 'busy'],
      invoke: {
        id: 'findChangedOrder',
        src: 'findChangedOrder',
        input: ({ context: { cartId } }) => {
          if (cartId === null) throw new Error('a cart is prepared before its outcome is asked for');
          return { cartId };
        },
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ changed: event.output }) },
            target: 'away',
            actions: ['emitOutcomeUnknown', 'emitOutdated', 'emitConfirmed'],
            meta: { req: ['CHK-10'] },
          },
          {
            target: 'open.loading',
            actions: ['assignNotConfirmed', 'emitOutcomeUnknown'],
            meta: { req: ['CHK-10'] },
          },
        ],
        onError: {
          target: 'outcomeUnknown',
          actions: { type: 'assignFailure', params: ({ event }) => event },
        },
      },
      after: { answerTimeout: { target: 'outcomeUnknown', actions: 'assignTimeout' } },
    },
    outcomeUnknown: {
      description:
        'Nobody said what became of the confirmation: the shopper asks, or the app does when it can.',
      tags: ['told'],
      on: {
        'outcome.check': { target: 'checkingOutcome', meta: { req: ['CHK-10'] } },
        'service.resumed': { target: 'checkingOutcome', meta: { req: ['CHK-10'] } },
        'session.opened': { target: 'checkingOutcome' },
      },
    },
    leaving: {
      tags: ['told', 'busy'],
      invoke: {
        id: 'leaveAmendment',
        src: 'leaveAmendment',
        input: ({ context }) => ({ orderId: known(context) }),
        onDone: [
          {
            guard: 'hasWanted',
            target: 'away',
            actions: [
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
              'emitLeft',
              'emitAdditions',
            ],
            meta: { req: ['ORD-08', 'B-17'] },
          },
          {
            target: 'away',
            actions: [
              { type: 'emitCartAnswered', params: ({ event }) => ({ answer: event.output }) },
              'emitLeft',
            ],
            meta: { req: ['ORD-08'] },
          },
        ],
        onError: [
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'awaitingSession' },
          {
            target: 'open.loading',
            actions: [
              {
                type: 'emitFailure',
                params: ({ event }) => ({ operation: 'leaveAmendment', error: event.error }),
              },
              'emitOutcomeUnknown',
            ],
            meta: { req: ['ERR-11'] },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'open.loading',
          actions: [
            { type: 'emitFailure', params: { operation: 'leaveAmendment', error: 'timeout' } },
            'emitOutcomeUnknown',
          ],
          meta: { req: ['ERR-11'] },
        },
      },
    },
    ended: {
      description: 'The cart changes the order no more, and not from here.',
      always: [
        { guard: 'isSeen', target: 'away', actions: 'emitEnded', meta: { req: ['B-17'] } },
        // Nobody is told of an order that may be another shopper's.
        { target: 'away' },
      ],
    },
    awaitingSession: {
      description:
        'The session expired or the service is down: nothing is shown; nothing that was sent is sent again.',
      entry: 'hideOrder',
      on: {
        'session.opened': [
          { guard: 'hasSent', target: 'checkingOutcome', meta: { req: ['SES-07', 'CHK-10'] } },
          // Whose cart it is now, the cart tells.
          { target: 'away', meta: { req: ['SES-07'] } },
        ],
        'service.resumed': [
          { guard: 'hasSent', target: 'checkingOutcome', meta: { req: ['ERR-13', 'CHK-10'] } },
          { target: 'open.loading', meta: { req: ['ERR-13'] } },
        ],
      },
    },
  },
});

function known({ orderId }: AmendmentContext): number {
  if (orderId === null) throw new Error('an order is known before it is amended');
  return orderId;
}
