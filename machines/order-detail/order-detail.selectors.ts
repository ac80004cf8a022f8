import type { SnapshotFrom } from 'xstate';
import type { orderDetailMachine } from './order-detail.machine.ts';

type OrderDetail = SnapshotFrom<typeof orderDetailMachine>;

export const detailedOrder = (detail: OrderDetail) => detail.context.order;
export const isOrderDetailMissing = (detail: OrderDetail): boolean => detail.matches('missing');
export const isConfirmingCancel = (detail: OrderDetail): boolean => detail.hasTag('confirming');
export const isCancelling = (detail: OrderDetail): boolean => detail.matches('cancelling');
export const canCancelOrder = (detail: OrderDetail): boolean => detail.can({ type: 'order.cancel' });
/** Nobody is logged in, and the login was dismissed. */
export const isOrderDetailSignedOut = (detail: OrderDetail): boolean =>
  detail.matches('failed') && detail.context.error?.failure === 'dismissed';
export const hasOrderDetailFailed = (detail: OrderDetail): boolean =>
  detail.matches('failed') && !isOrderDetailSignedOut(detail);
