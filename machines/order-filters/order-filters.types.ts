import type {
  OrderFilterDraft,
  OrderFilterFaults,
  OrderFilterField,
  OrderFilters,
  OrderQuery,
} from '../../contract/rules/orders/order-filters.ts';
import type { EventOf } from '../chart.types.ts';

export interface OrderFiltersContext {
  /** What the address keeps back. */
  query: OrderQuery;
  /** What stands in the fields. */
  draft: OrderFilterDraft;
  faults: OrderFilterFaults;
  /** What was applied last, as far as it could be read. */
  read: OrderFilters;
}

interface OrderFiltersEvents {
  'query.changed': { query: OrderQuery };
  'field.changed': { field: OrderFilterField; text: string };
  'pending.changed': { withPending: boolean };
  'filters.apply': object;
  'filters.open': object;
  'filters.close': object;
}
export type OrderFiltersEvent = EventOf<OrderFiltersEvents>;

export type OrderFiltersEmitted = { type: 'filters.applied'; query: OrderQuery };

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    orderFilters: OrderFiltersEmitted;
  }
}
