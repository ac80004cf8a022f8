import type { SnapshotFrom } from 'xstate';
import type { ordersMachine } from './orders.machine.ts';

type Orders = SnapshotFrom<typeof ordersMachine>;

export const orderList = (orders: Orders) => (orders.matches('awaitingSession') ? null : orders.context.list);
/** The list that is asked for. */
export const listedOrders = ({ context }: Orders) => context.query;
export const isOrderListLoading = (orders: Orders): boolean => orders.matches('loading');
export const hasOrderListFailed = (orders: Orders): boolean => orders.matches('failed');
/** It waits for session or service, and asks for nothing meanwhile. */
export const isOrderListAwaitingSession = (orders: Orders): boolean => orders.matches('awaitingSession');
