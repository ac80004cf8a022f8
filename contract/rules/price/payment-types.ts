import { paymentTypeCodes } from '../../api/codes.ts';

/** Payment type ids of meal tickets (CHK-12). */
export const ticketTypes: readonly number[] = [18, 19];

/** Payment type ids of a transaction (CHK-12). */
export const transactionPaymentTypes = {
  card: 1,
  delivery: 2,
  deferred: 11,
  online: 12,
  walletProvider: 13,
  bankTransfer: 17,
} as const;

const online: ReadonlySet<number> = new Set([
  paymentTypeCodes.onlineCard,
  paymentTypeCodes.onlineOther,
  paymentTypeCodes.walletProvider,
]);

/** True for a type paid through the provider before the order counts, with an amount held (CHK-29, K02). */
export function isOnlinePayment(paymentTypeId: number): boolean {
  return online.has(paymentTypeId);
}
