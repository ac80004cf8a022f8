import { assign, setup } from 'xstate';
import type { FlowError } from '../../contract/api/failure.ts';
import type { OrderList } from '../../contract/api/ordering/order.ts';
import type { OrderQuery } from '../../contract/rules/orders/order-filters.ts';
import type { EventOf, GivenAction, GivenPatientCall } from '../chart.types.ts';
import type { FailedCall } from '../failure.logic.ts';

export interface OrdersContext {
  query: OrderQuery;
  list: OrderList | null;
  error: FlowError | null;
}

interface OrdersEvents {
  'query.changed': { query: OrderQuery };
  'orders.reload': object;
  'session.opened': object;
  'session.closed': object;
  'service.resumed': object;
}
export type OrdersEvent = EventOf<OrdersEvents>;

/** 'I miei ordini': newest first, twelve to a page, as the address filters them (ORD-01, ORD-02, ORD-14). */
export const ordersMachine = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
    input: {} as { query: OrderQuery },
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actors: { listOrders: {} as GivenPatientCall<OrderList, OrderQuery> },
  actions: {
    assignQuery: assign((_, { query }: { query: OrderQuery }) => ({ query })),
    assignList: assign((_, { list }: { list: OrderList }) => ({ list, error: null })),
    clearList: assign({ list: null }),
    assignFailure: {} as GivenAction<FailedCall>,
    assignDismissed: {} as GivenAction,
  },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ query: input.query, list: null, error: null }),
  initial: 'loading',
  on: {
    'query.changed': {
      target: '.loading',
      actions: { type: 'assignQuery', params: ({ event }) => event },
      meta: { req: ['ORD-01', 'ORD-02', 'ORD-14'] },
    },
    'session.closed': {
      target: '.failed',
      actions: ['clearList', 'assignDismissed'],
      meta: { req: ['SES-08'] },
    },
  },
  states: {
    loading: {
      invoke: {
        id: 'listOrders',
        src: 'listOrders',
        input: ({ context }) => context.query,
        onDone: {
          target: 'shown',
          actions: { type: 'assignList', params: ({ event }) => ({ list: event.output }) },
          meta: { req: ['ORD-01'] },
        },
        onError: {
          target: 'failed',
          actions: { type: 'assignFailure', params: ({ event }) => event },
          meta: { req: ['ERR-04'] },
        },
      },
    },
    shown: { tags: ['settled'], on: { 'orders.reload': { target: 'loading' } } },
    failed: {
      description: 'There is no answer, or nobody is logged in.',
      on: {
        'orders.reload': { target: 'loading', meta: { req: ['ERR-04', 'SES-14'] } },
        'session.opened': { target: 'loading', meta: { req: ['SES-07'] } },
        'service.resumed': { target: 'loading', meta: { req: ['B-40'] } },
      },
    },
  },
});
