import type { ActorRefFrom } from 'xstate';
import type { orderFiltersMachine } from '../../../../machines/order-filters/order-filters.machine.ts';

export type OrderFiltersRef = ActorRefFrom<typeof orderFiltersMachine>;
