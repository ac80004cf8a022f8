import { assign, emit, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { Order } from '../../contract/api/ordering/order.ts';
import type { EventOf, GivenAction, GivenCall, GivenGuard, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface OrderDetailContext {
  orderId: number;
  order: Order | null;
  error: FlowError | null;
}

interface OrderDetailEvents {
  'order.reload': object;
  'order.cancel': object;
  'cancel.confirm': object;
  'cancel.dismiss': object;
  /** Another flow has changed it, or found it changed. */
  'order.outdated': { orderId: number };
  /** Another flow has changed it, and this is how it is. */
  'order.answered': { order: Order };
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
}
export type OrderDetailEvent = EventOf<OrderDetailEvents>;

export type OrderDetailEmitted =
  | { type: 'order.cancelled'; orderId: number }
  | { type: 'failure.raised'; operation: 'cancelOrder'; error: unknown };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    orderDetail: OrderDetailEmitted;
  }
}

/** 'Dettaglio ordine': shown, and cancelled after a confirmation while the shop allows it (ORD-03, ORD-05, ORD-06). */
export const orderDetailMachine = setup({
  types: {
    context: {} as OrderDetailContext,
    events: {} as OrderDetailEvent,
    emitted: {} as OrderDetailEmitted,
    input: {} as { orderId: number },
    tags: {} as 'confirming' | 'busy' | 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: {
    viewOrder: {} as GivenPatientCall<Order, { orderId: number }>,
    cancelOrder: {} as GivenCall<Order, { orderId: number }>,
  },
  actions: {
    assignOrder: assign((_, { order }: { order: Order }) => ({ order, error: null })),
    clearOrder: assign({ order: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
    emitOrderCancelled: emit(({ context }) => ({
      type: 'order.cancelled' as const,
      orderId: context.orderId,
    })),
    emitFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'failure.raised' as const,
      operation: 'cancelOrder' as const,
      error,
    })),
  },
  guards: {
    isThisOrder: ({ context }, { orderId }: { orderId: number }) => context.orderId === orderId,
    isSameOrder: ({ context }, { order }: { order: Order }) => context.orderId === order.orderId,
    isDeletable: ({ context }) => context.order?.deletable === true,
    isMissing: {} as GivenGuard<FailedCall>,
    isInterrupted: {} as GivenGuard<FailedCall>,
  },
  delays: { answerTimeout: 12_000 },
}).createMachine({
  id: 'orderDetail',
  context: ({ input }) => ({ orderId: input.orderId, order: null, error: null }),
  initial: 'loading',
  on: {
    'session.closed': {
      target: '.failed',
      actions: ['clearOrder', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'viewOrder',
        src: 'viewOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'shown',
          actions: { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
          meta: { req: ['ORD-03'] },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'missing',
            meta: { req: ['ORD-17'] },
          },
          { target: 'failed', actions: { type: 'assignFailure', params: ({ event }) => event } },
        ],
      },
      on: {
        'order.answered': {
          guard: { type: 'isSameOrder', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'assignOrder', params: ({ event }) => event },
          meta: { req: ['B-19'] },
        },
      },
    },
    shown: {
      tags: ['settled'],
      on: {
        'order.reload': { target: 'loading' },
        'order.outdated': {
          guard: { type: 'isThisOrder', params: ({ event }) => event },
          target: 'loading',
          meta: { req: ['ORD-06'] },
        },
        'order.answered': {
          guard: { type: 'isSameOrder', params: ({ event }) => event },
          target: 'shown',
          actions: { type: 'assignOrder', params: ({ event }) => event },
          meta: { req: ['B-19'] },
        },
        'order.cancel': {
          guard: 'isDeletable',
          target: 'awaitingConfirmation',
          meta: { req: ['ORD-05', 'ORD-06'] },
        },
      },
    },
    awaitingConfirmation: {
      tags: ['confirming'],
      on: {
        'cancel.confirm': { target: 'cancelling', meta: { req: ['ORD-05'] } },
        'cancel.dismiss': { target: 'shown', meta: { req: ['SHELL-13'] } },
      },
    },
    cancelling: {
      tags: ['busy'],
      invoke: {
        id: 'cancelOrder',
        src: 'cancelOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'shown',
          actions: [
            { type: 'assignOrder', params: ({ event }) => ({ order: event.output }) },
            'emitOrderCancelled',
          ],
          meta: { req: ['ORD-05'] },
        },
        onError: [
          // Nothing is cancelled by itself: the order is asked for, which waits for session and service.
          { guard: { type: 'isInterrupted', params: ({ event }) => event }, target: 'loading' },
          {
            target: 'loading',
            actions: { type: 'emitFailure', params: ({ event }) => event },
            meta: { req: ['ORD-06'] },
          },
        ],
      },
      after: {
        answerTimeout: { target: 'loading', actions: { type: 'emitFailure', params: { error: 'timeout' } } },
      },
    },
    missing: {},
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'order.reload': { target: 'loading', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', meta: { req: ['B-40'] } },
      },
    },
  },
});
