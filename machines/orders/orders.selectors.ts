import type { SnapshotFrom } from 'xstate';
import type { ordersMachine } from './orders.machine.ts';

type Orders = SnapshotFrom<typeof ordersMachine>;

export const orderList = (orders: Orders) => orders.context.list;
/** The list that is asked for. */
export const listedOrders = ({ context }: Orders) => context.query;
export const isOrderListLoading = (orders: Orders): boolean => orders.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const isOrderListSignedOut = (orders: Orders): boolean =>
  orders.matches('failed') && orders.context.error?.failure === 'dismissed';
export const hasOrderListFailed = (orders: Orders): boolean =>
  orders.matches('failed') && !isOrderListSignedOut(orders);
