import { assign, emit, setup } from 'xstate';
import type {
  OrderFilterDraft,
  OrderFilterField,
  OrderQuery,
} from '../../contract/rules/orders/order-filters.ts';
import type { GivenAction, GivenGuard } from '../chart.types.ts';
import type { OrderFiltersContext, OrderFiltersEmitted, OrderFiltersEvent } from './order-filters.types.ts';

/**
 * The filters of a list of orders: what is typed is read when it is applied; wrong fields say so and nothing is asked
 * for. The address keeps what is applied, so each new one stands in the fields (ORD-02, ORD-14).
 */
export const orderFiltersMachine = setup({
  types: {
    context: {} as OrderFiltersContext,
    events: {} as OrderFiltersEvent,
    input: {} as { query: OrderQuery; draft: OrderFilterDraft },
    emitted: {} as OrderFiltersEmitted,
    tags: {} as 'settled',
    transitionMeta: {} as { req: readonly string[] },
  },
  actions: {
    assignQuery: assign((_, { query }: { query: OrderQuery }) => ({ query })),
    /** The fields say what the address does, and nothing is said of them. */
    resetDraft: {} as GivenAction,
    /** What is typed, read: `read` and `faults`. */
    readDraft: {} as GivenAction,
    assignField: assign(
      ({ context: { draft, faults } }, { field, text }: { field: OrderFilterField; text: string }) => ({
        draft: { ...draft, [field]: text },
        faults: { ...faults, [field]: undefined },
      }),
    ),
    assignPending: assign(({ context: { draft } }, { withPending }: { withPending: boolean }) => ({
      draft: { ...draft, withPending },
    })),
    emitApplied: emit(({ context: { read, query } }) => ({
      type: 'filters.applied' as const,
      query: { scope: query.scope, filters: read, page: 1 },
    })),
  },
  guards: {
    isWrong: {} as GivenGuard,
  },
}).createMachine({
  id: 'orderFilters',
  context: ({ input }) => ({ ...input, read: input.query.filters, faults: {} }),
  initial: 'beside',
  on: {
    'query.changed': {
      target: '.beside',
      actions: [{ type: 'assignQuery', params: ({ event }) => event }, 'resetDraft'],
      meta: { req: ['ORD-02'] },
    },
    'field.changed': { actions: { type: 'assignField', params: ({ event }) => event } },
    'pending.changed': { actions: { type: 'assignPending', params: ({ event }) => event } },
    'filters.apply': [
      { guard: 'isWrong', actions: 'readDraft', meta: { req: ['ORD-02'] } },
      { target: '.beside', actions: ['readDraft', 'emitApplied'], meta: { req: ['ORD-02', 'ORD-14'] } },
    ],
  },
  states: {
    beside: {
      tags: ['settled'],
      description: 'The fields stand beside the list, or are put away on small screens.',
      on: { 'filters.open': { target: 'sheet' } },
    },
    sheet: {
      tags: ['settled'],
      description: 'The fields have a small screen to themselves.',
      on: { 'filters.close': { target: 'beside', actions: 'resetDraft' } },
    },
  },
});
