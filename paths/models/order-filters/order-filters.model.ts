import {
  firstOrders,
  noOrderFilters,
  orderFilterDraft,
  readOrderFilters,
  type OrderQuery,
} from '../../../contract/rules/orders/order-filters.ts';
import { orderFiltersLogic } from '../../../machines/order-filters/order-filters.logic.ts';
import {
  filterFaults,
  isFilterSheetOpen,
  orderQuery,
  typedFilters,
} from '../../../machines/order-filters/order-filters.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';

type FiltersStep = Step<typeof orderFiltersLogic, NoActors>;
type Filters = FiltersStep['after'];

const ofPerson: OrderQuery = {
  scope: 'persons',
  filters: { ...noOrderFilters, least: 20, personId: 5 },
  page: 2,
};

const standing = (query: OrderQuery) => ({ query, draft: orderFilterDraft(query.filters) });

const readOf = (filters: Filters) => readOrderFilters(typedFilters(filters), orderQuery(filters).scope);
const isWrong = (filters: Filters): boolean => Object.keys(readOf(filters).faults).length > 0;

export const orderFiltersModel = flowModel<typeof orderFiltersLogic, NoActors>({
  name: 'order-filters',
  machine: orderFiltersLogic,
  starts: [
    { says: 'all of one’s own orders are listed', input: () => standing(firstOrders) },
    { says: 'a person’s orders from twenty euro on are listed', input: () => standing(ofPerson) },
  ],
  cases: {
    'query.changed': [
      says('all of one’s own orders are wanted', { query: firstOrders }),
      says('a person’s orders from twenty euro on are wanted', { query: ofPerson }),
    ],
    'field.changed': [
      says('a day is typed', { field: 'from', text: '01/10/2026' }),
      says('a day that does not exist is typed', { field: 'from', text: '31/02/2026' }),
    ],
    'pending.changed': ({ context: { draft } }) => [
      says('orders to be paid are put in or out', { withPending: !draft.withPending }),
    ],
    'filters.apply': [says('the filters are applied')],
    'filters.open': [says('the sheet is opened')],
    'filters.close': [says('the sheet is closed')],
  },
  answers: {},
  writes: [],
  project: ({ context: { query, draft, faults } }) => ({
    scope: query.scope,
    from: draft.from,
    isWithPending: draft.withPending,
    isTold: faults.from !== undefined,
  }),
  rules: [
    {
      id: 'ORD-02',
      says: 'What is typed and can be read is asked for, of the list that stands, from its first page.',
      when: (step) => step.sent('filters.apply') !== null && !isWrong(step.before),
      holds: (step) => {
        const [applied, ...others] = step.emitted('filters.applied');
        return (
          others.length === 0 &&
          applied?.query.page === 1 &&
          applied.query.scope === orderQuery(step.before).scope &&
          JSON.stringify(applied.query.filters) === JSON.stringify(readOf(step.before).filters) &&
          Object.keys(filterFaults(step.after)).length === 0 &&
          !isFilterSheetOpen(step.after)
        );
      },
    },
    {
      id: 'ORD-02',
      says: 'What is wrong says so, where it is typed; nothing is lost and nothing is closed.',
      when: (step) => step.sent('filters.apply') !== null && isWrong(step.before),
      holds: (step) =>
        JSON.stringify(filterFaults(step.after)) === JSON.stringify(readOf(step.before).faults) &&
        typedFilters(step.after) === typedFilters(step.before) &&
        isFilterSheetOpen(step.after) === isFilterSheetOpen(step.before),
    },
    {
      id: 'ORD-02',
      says: 'Nothing is asked for but what is applied and right.',
      when: (step) => step.emitted('filters.applied').length > 0,
      holds: (step) => step.sent('filters.apply') !== null && !isWrong(step.before),
    },
    {
      id: 'ORD-02',
      says: 'What is typed stands in its field alone, and takes what was said of it away.',
      when: (step) => step.sent('field.changed') !== null,
      holds: (step) => {
        const typed = step.sent('field.changed');
        return (
          typed !== null &&
          JSON.stringify(typedFilters(step.after)) ===
            JSON.stringify({ ...typedFilters(step.before), [typed.field]: typed.text }) &&
          filterFaults(step.after)[typed.field] === undefined
        );
      },
    },
    {
      id: 'ORD-02',
      says: 'Orders to be paid are in or out as is said.',
      when: (step) => step.sent('pending.changed') !== null,
      holds: (step) =>
        typedFilters(step.after).withPending === step.sent('pending.changed')?.withPending &&
        typedFilters(step.after).from === typedFilters(step.before).from,
    },
    {
      id: 'ORD-14',
      says: 'A new address stands in the fields, with nothing said of them, and the sheet is closed.',
      when: (step) => step.isStart || step.sent('query.changed') !== null,
      holds: (step) => {
        const query = orderQuery(step.after);
        return (
          (step.isStart || query === step.sent('query.changed')?.query) &&
          JSON.stringify(typedFilters(step.after)) === JSON.stringify(orderFilterDraft(query.filters)) &&
          Object.keys(filterFaults(step.after)).length === 0 &&
          !isFilterSheetOpen(step.after)
        );
      },
    },
    {
      id: 'ORD-02',
      says: 'A sheet that is closed forgets what was not applied.',
      when: (step) => step.sent('filters.close') !== null && isFilterSheetOpen(step.before),
      holds: (step) =>
        !isFilterSheetOpen(step.after) &&
        JSON.stringify(typedFilters(step.after)) ===
          JSON.stringify(orderFilterDraft(orderQuery(step.before).filters)) &&
        Object.keys(filterFaults(step.after)).length === 0,
    },
    {
      id: 'ORD-02',
      says: 'The list that stands changes with the address alone.',
      when: (step) => !step.isStart && step.sent('query.changed') === null,
      holds: (step) => orderQuery(step.after) === orderQuery(step.before),
    },
    offers({
      id: 'ORD-02',
      says: 'Filters can be applied wherever they are typed.',
      from: () => true,
      via: ({ id }) => id === 'filters.apply',
    }),
    offers({
      id: 'ORD-02',
      says: 'The sheet can be opened.',
      from: (filters: Filters) => !isFilterSheetOpen(filters),
      via: ({ id }) => id === 'filters.open',
      to: isFilterSheetOpen,
    }),
    reaches({
      id: 'ORD-02',
      says: 'From everywhere the sheet can be closed.',
      from: () => true,
      to: (filters: Filters) => !isFilterSheetOpen(filters),
    }),
  ],
});
