import type { SnapshotFrom } from 'xstate';
import type { amendmentMachine } from './amendment.machine.ts';

type Amendment = SnapshotFrom<typeof amendmentMachine>;

/** The order that is changed, as it was; null while it is not known. */
export const amendedOrder = (amendment: Amendment) => amendment.context.seen?.order ?? null;
/** The number of the order that is changed, or is to be. */
export const amendedOrderId = (amendment: Amendment): number | null => amendment.context.orderId;
/** Whether every page tells that an order is being changed (ORD-09). */
export const isAmendmentTold = (amendment: Amendment): boolean => amendment.hasTag('told');
export const isAmendmentStarting = (amendment: Amendment): boolean => amendment.matches('starting');
export const isAmendmentBusy = (amendment: Amendment): boolean => amendment.hasTag('busy');
export const isAskingLeave = (amendment: Amendment): boolean => amendment.hasTag('confirming');
/** The order can be changed no more: it stays as it was. */
export const isAmendmentClosed = (amendment: Amendment): boolean => amendment.matches({ open: 'closed' });
export const hasAmendmentFailed = (amendment: Amendment): boolean => amendment.matches({ open: 'failed' });
/** Nobody said what became of the confirmation. */
export const isAmendmentUnknown = (amendment: Amendment): boolean => amendment.matches('outcomeUnknown');
/** A confirmation was sent, and nothing came of it. */
export const isAmendmentNotConfirmed = (amendment: Amendment): boolean => amendment.context.isNotConfirmed;
/** Why the last confirmation was refused, or what is not known could not be learnt. */
export const amendmentError = (amendment: Amendment) => amendment.context.error;
