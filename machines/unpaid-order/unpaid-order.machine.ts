import { assign, emit, setup } from 'xstate';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { GivenCall } from '../chart.types.ts';
import type {
  UnpaidOrder,
  UnpaidOrderContext,
  UnpaidOrderEmitted,
  UnpaidOrderEvent,
} from './unpaid-order.types.ts';

/**
 * The order that waits for its payment, wherever the shopper is: asked for at every login and whenever an order comes
 * or ends; it can be paid until its term, or given back to the cart (CHK-19, CHK-20, CHK-26).
 */
export const unpaidOrderMachine = setup({
  types: {
    context: {} as UnpaidOrderContext,
    events: {} as UnpaidOrderEvent,
    emitted: {} as UnpaidOrderEmitted,
    tags: {} as 'busy',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    /** The newest order that can still be paid, or null. */
    findUnpaidOrder: {} as GivenCall<UnpaidOrder | null>,
    /** Cancels the order and puts what it had back into the cart; tells what did not come back. */
    returnOrder: {} as GivenCall<readonly ServerMessage[], { orderId: number }>,
  },
  actions: {
    assignOrder: assign((_, { order }: { order: UnpaidOrder | null }) => ({ order })),
    clearOrder: assign({ order: null }),
    /** It came to an end; another one that waits stays. */
    clearEnded: assign(({ context: { order } }, { orderId }: { orderId: number }) => ({
      order: order?.orderId === orderId ? null : order,
    })),
    emitReturned: emit(({ context: { order } }, { warnings }: { warnings: readonly ServerMessage[] }) => {
      if (order === null) throw new Error('an order is known before it is given back');
      return { type: 'order.returned' as const, orderId: order.orderId, warnings };
    }),
    emitOutcomeUnknown: emit({ type: 'cart.outcomeUnknown' }),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'returnOrder' as const,
      error,
    })),
  },
  guards: {
    isFound: (_, { order }: { order: UnpaidOrder | null }) => order !== null,
    isKnown: ({ context }) => context.order !== null,
    isThisOrder: ({ context }, { orderId }: { orderId: number }) => context.order?.orderId === orderId,
  },
  delays: {
    answerTimeout: 15_000,
    /** Half a minute at least: a clock that is ahead must not ask without end. */
    untilDue: ({ context: { order } }) =>
      order === null || order.dueUntil === null
        ? 3_600_000
        : Math.max(30_000, order.dueUntil - order.foundAt),
  },
}).createMachine({
  id: 'unpaidOrder',
  context: { order: null },
  initial: 'away',
  on: { 'session.closed': { target: '.away', meta: { req: ['SES-05', 'SES-08'] } } },
  states: {
    away: {
      description: 'Nobody is logged in.',
      entry: 'clearOrder',
      on: { 'session.opened': { target: 'asking', meta: { req: ['CHK-26'] } } },
    },
    asking: {
      description: 'The shop is asked; what was known is shown meanwhile.',
      invoke: {
        id: 'findUnpaidOrder',
        src: 'findUnpaidOrder',
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ order: event.output }) },
            target: 'awaitingPayment',
            actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
            meta: { req: ['CHK-20', 'CHK-26'] },
          },
          { target: 'none' },
        ],
        // Nothing is said of a question the shopper did not ask: what was known stays.
        onError: [{ guard: 'isKnown', target: 'awaitingPayment' }, { target: 'none' }],
      },
      after: { answerTimeout: [{ guard: 'isKnown', target: 'awaitingPayment' }, { target: 'none' }] },
      on: {
        'order.placed': { target: 'asking', reenter: true },
        'order.cancelled': {
          target: 'asking',
          reenter: true,
          actions: { type: 'clearEnded', params: ({ event }) => event },
        },
        'paymentMethod.changed': {
          target: 'asking',
          reenter: true,
          actions: { type: 'clearEnded', params: ({ event }) => event },
        },
        'payment.settled': {
          target: 'asking',
          reenter: true,
          actions: { type: 'clearEnded', params: ({ event }) => event },
        },
        'order.return': { guard: 'isKnown', target: 'returning', meta: { req: ['CHK-20'] } },
      },
    },
    none: {
      entry: 'clearOrder',
      on: {
        'session.opened': { target: 'asking' },
        'service.resumed': { target: 'asking' },
        'order.placed': { target: 'asking', meta: { req: ['CHK-19'] } },
      },
    },
    awaitingPayment: {
      description: 'An order can be paid until its term, or given back to the cart.',
      on: {
        'session.opened': { target: 'asking' },
        'service.resumed': { target: 'asking' },
        // Paid elsewhere, it is shown no longer than to the next page.
        'route.entered': { target: 'asking' },
        'order.placed': { target: 'asking' },
        'order.cancelled': {
          guard: { type: 'isThisOrder', params: ({ event }) => event },
          target: 'none',
          meta: { req: ['ORD-05'] },
        },
        'paymentMethod.changed': {
          guard: { type: 'isThisOrder', params: ({ event }) => event },
          target: 'none',
          meta: { req: ['CHK-21'] },
        },
        'payment.settled': {
          guard: { type: 'isThisOrder', params: ({ event }) => event },
          target: 'none',
          meta: { req: ['CHK-24'] },
        },
        'order.return': { target: 'returning', meta: { req: ['CHK-20'] } },
      },
      after: { untilDue: { target: 'asking', meta: { req: ['CHK-20'] } } },
    },
    returning: {
      tags: ['busy'],
      invoke: {
        id: 'returnOrder',
        src: 'returnOrder',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('an order is known before it is given back');
          return { orderId: order.orderId };
        },
        onDone: {
          target: 'none',
          actions: [
            { type: 'emitReturned', params: ({ event }) => ({ warnings: event.output }) },
            'emitOutcomeUnknown',
          ],
          meta: { req: ['CHK-20', 'CART-09'] },
        },
        onError: {
          target: 'asking',
          actions: [{ type: 'emitFailure', params: ({ event }) => event }, 'emitOutcomeUnknown'],
          meta: { req: ['ERR-11'] },
        },
      },
      after: {
        answerTimeout: {
          target: 'asking',
          actions: [{ type: 'emitFailure', params: { error: 'timeout' } }, 'emitOutcomeUnknown'],
          meta: { req: ['ERR-11'] },
        },
      },
    },
  },
});
