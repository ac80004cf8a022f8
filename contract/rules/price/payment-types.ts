import type { PaymentTypeId } from '../../api/payment.ts';

/** Payment type ids (CHK-12). */
export const paymentTypes = {
  onDelivery: 2,
  deferred: 11,
  onlineCard: 12,
  walletProvider: 13,
  summaryInvoice: 101,
  onlineOther: 113,
} as const satisfies Record<string, PaymentTypeId>;

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
  paymentTypes.onlineCard,
  paymentTypes.onlineOther,
  paymentTypes.walletProvider,
]);

/** True for a type paid through the provider before the order counts, with an amount held (CHK-29, K02). */
export function isOnlinePayment(paymentTypeId: number): boolean {
  return online.has(paymentTypeId);
}
