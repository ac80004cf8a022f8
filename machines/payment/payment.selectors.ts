import type { SnapshotFrom } from 'xstate';
import type { paymentMachine } from './payment.machine.ts';

type Payment = SnapshotFrom<typeof paymentMachine>;

export const paidOrder = (payment: Payment) => payment.context.order;
export const paymentError = (payment: Payment) => payment.context.error;
export const isPaymentBusy = (payment: Payment): boolean => payment.hasTag('busy');
export const isOrderPaid = (payment: Payment): boolean => payment.matches('paid');
export const isPaymentPending = (payment: Payment): boolean =>
  payment.matches('pending') || payment.matches('authorised');
export const isPaymentExpired = (payment: Payment): boolean => payment.matches('expired');
export const isOrderMissing = (payment: Payment): boolean => payment.matches('missing');
export const hasPaymentFailedToLoad = (payment: Payment): boolean => payment.matches('failed');
export const isChoosingMethod = (payment: Payment): boolean =>
  payment.matches('choosingMethod') || payment.matches('changingMethod');
export const canRetry = (payment: Payment): boolean => payment.can({ type: 'payment.retry', key: '' });
export const canChangeMethod = (payment: Payment): boolean => payment.can({ type: 'method.change' });
