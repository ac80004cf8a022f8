import type { SnapshotFrom } from 'xstate';
import { isPaid, transactionStatus } from '../../contract/rules/checkout/transaction-status.ts';
import type { paymentMachine } from './payment.machine.ts';

type Payment = SnapshotFrom<typeof paymentMachine>;

export const paidOrder = (payment: Payment) => payment.context.order;
export const paymentError = (payment: Payment) => payment.context.error;
export const isPaymentBusy = (payment: Payment): boolean => payment.hasTag('busy');
export const isOrderPaid = (payment: Payment): boolean => payment.matches('paid');
/** Whether the bank is still to answer, or the shop to hear of it: also while the order is read again (CHK-23). */
export const isBankAwaited = ({ context: { order } }: Payment): boolean =>
  order !== null &&
  (transactionStatus(order.transactionStatusId) === 'inProgress' || isPaid(order.transactionStatusId));
export const isPaymentExpired = (payment: Payment): boolean => payment.matches('expired');
export const isOrderMissing = (payment: Payment): boolean => payment.matches('missing');
/** Nobody is logged in, and the login was dismissed. */
export const isPaymentSignedOut = (payment: Payment): boolean =>
  payment.matches('failed') && payment.context.error?.failure === 'dismissed';
export const hasPaymentFailedToLoad = (payment: Payment): boolean =>
  payment.matches('failed') && !isPaymentSignedOut(payment);
export const isChoosingMethod = (payment: Payment): boolean =>
  payment.matches('choosingMethod') || payment.matches('changingMethod');
/** The shopper came to pay, and nothing has come of a choice yet. */
export const isMethodWanted = (payment: Payment): boolean => payment.context.wanted === 'method';
export const canRetry = (payment: Payment): boolean => payment.can({ type: 'payment.retry', key: '' });
/** Whether another attempt is offered, or on its way; never once the bank has taken one (RULE-PAYMENT-3). */
export const hasWaysToPay = (payment: Payment): boolean =>
  canRetry(payment) ||
  ((payment.hasTag('busy') || payment.matches('redirected')) &&
    !isPaid(payment.context.order?.transactionStatusId ?? 0));
/** Whether a call is under way, or the provider's page. */
export const isPaymentWaiting = (payment: Payment): boolean =>
  isPaymentBusy(payment) || payment.matches('redirected');
export const paymentAuths = (payment: Payment) => payment.context.auths;
export const heldAmount = (payment: Payment) => payment.context.heldAmount;
/** Whether the choice of another way to pay is there, or can be asked for. */
export const canChangeMethod = (payment: Payment): boolean =>
  payment.matches('choosingMethod') || payment.can({ type: 'method.change' });
/** Whether there is another page of this payment to go back to. */
export const canDismissChoice = (payment: Payment): boolean => payment.can({ type: 'method.dismiss' });
