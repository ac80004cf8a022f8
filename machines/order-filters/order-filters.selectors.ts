import type { SnapshotFrom } from 'xstate';
import type { orderFiltersMachine } from './order-filters.machine.ts';

type OrderFilters = SnapshotFrom<typeof orderFiltersMachine>;

export const orderQuery = ({ context }: OrderFilters) => context.query;
export const typedFilters = ({ context }: OrderFilters) => context.draft;
export const filterFaults = ({ context }: OrderFilters) => context.faults;
export const isFilterSheetOpen = (filters: OrderFilters): boolean => filters.matches('sheet');
