import { assign } from 'xstate';
import { orderFilterDraft, readOrderFilters } from '../../contract/rules/orders/order-filters.ts';
import { orderFiltersMachine } from './order-filters.machine.ts';

export const orderFiltersLogic = orderFiltersMachine.provide({
  actions: {
    resetDraft: assign(({ context: { query } }) => ({
      draft: orderFilterDraft(query.filters),
      faults: {},
    })),
    readDraft: assign(({ context: { draft, query } }) => {
      const { filters, faults } = readOrderFilters(draft, query.scope);
      return { read: filters, faults };
    }),
  },
  guards: {
    isWrong: ({ context: { draft, query } }) =>
      Object.keys(readOrderFilters(draft, query.scope).faults).length > 0,
  },
});
