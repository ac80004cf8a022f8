import type { SnapshotFrom } from 'xstate';
import type { listOrderMachine } from './list-order.machine.ts';

type ListOrder = SnapshotFrom<typeof listOrderMachine>;

export const isListOrderOpen = (order: ListOrder): boolean => !order.matches('closed');
export const orderAddresses = ({ context }: ListOrder) => context.addresses;
export const chosenOrderAddress = ({ context }: ListOrder) => context.chosen;
export const hasListOrderFailed = (order: ListOrder): boolean => order.matches('failed');
export const isListOrderBusy = (order: ListOrder): boolean => order.hasTag('busy');
export const listOrderError = ({ context }: ListOrder) => context.error;
