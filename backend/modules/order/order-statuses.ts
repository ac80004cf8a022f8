import { orderStatusCodes } from '../../../contract/api/codes.ts';

const { awaitingPayment, suspended, placed, preparing, picking, nearlyReady, outForDelivery, inTransit } =
  orderStatusCodes;

/** Statuses of an order that waits for its payment. */
export const unpaidStatuses: readonly number[] = [awaitingPayment, suspended];

/** Statuses of an order the store works on: paid or to be paid at the door, and not handed over yet. */
export const confirmedStatuses: readonly number[] = [
  placed,
  preparing,
  picking,
  nearlyReady,
  outForDelivery,
  inTransit,
];

/** Statuses of an order that is neither handed over nor cancelled. */
export const underWayStatuses: readonly number[] = [...unpaidStatuses, ...confirmedStatuses];

/** Statuses of an order that was handed over, whole or in part. */
export const deliveredStatuses: readonly number[] = [
  orderStatusCodes.delivered,
  orderStatusCodes.partlyDelivered,
];

/** Statuses of an order that counts as bought: placed and paid for, on its way or handed over. */
export const boughtStatuses: readonly number[] = [...confirmedStatuses, ...deliveredStatuses];

/** Statuses of an order nothing comes of: its goods were given back before they left. */
export const emptyStatuses: readonly number[] = [orderStatusCodes.cancelled, orderStatusCodes.voided];

interface WithStatus {
  readonly statusId: number;
}

/** True while an order waits for its payment. */
export const isAwaitingPayment = ({ statusId }: WithStatus): boolean => unpaidStatuses.includes(statusId);

/** True for an order that was handed over, whole or in part. */
export const isDelivered = ({ statusId }: WithStatus): boolean => deliveredStatuses.includes(statusId);
