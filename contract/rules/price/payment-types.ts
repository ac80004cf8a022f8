import type { PaymentTypeId } from '../../api/payment.ts';

/** Payment type ids (CHK-12). */
const paymentTypes = {
  onDelivery: 2,
  deferred: 11,
  onlineCard: 12,
  walletProvider: 13,
  summaryInvoice: 101,
  onlineOther: 113,
} as const satisfies Record<string, PaymentTypeId>;

const online: ReadonlySet<number> = new Set([
  paymentTypes.onlineCard,
  paymentTypes.onlineOther,
  paymentTypes.walletProvider,
]);

/** True for a type paid through the provider before the order counts, with an amount held (CHK-29, K02). */
export function isOnlinePayment(paymentTypeId: number): boolean {
  return online.has(paymentTypeId);
}
