import { paymentTypeCodes } from '../../api/codes.ts';

const online: ReadonlySet<number> = new Set([
  paymentTypeCodes.onlineCard,
  paymentTypeCodes.onlineOther,
  paymentTypeCodes.walletProvider,
]);

/** True for a type paid through the provider before the order counts, with an amount held (CHK-29, K02). */
export function isOnlinePayment(paymentTypeId: number): boolean {
  return online.has(paymentTypeId);
}
