import type { SnapshotFrom } from 'xstate';
import type { unpaidOrderMachine } from './unpaid-order.machine.ts';

type UnpaidOrderSnapshot = SnapshotFrom<typeof unpaidOrderMachine>;

/** The order to show; also while the shop is asked for it again. */
export const unpaidOrder = (snapshot: UnpaidOrderSnapshot) => snapshot.context.order;
export const isOrderReturning = (snapshot: UnpaidOrderSnapshot): boolean => snapshot.matches('returning');
/** It is not known yet whether an order waits. */
export const isFirstAsked = (snapshot: UnpaidOrderSnapshot): boolean =>
  snapshot.matches('asking') && snapshot.context.order === null;
