import type { ClaimReason, ClaimState, RefundWay } from '../../../../contract/api/ordering/order-delivery.ts';
import { paymentTypeCodes } from '../../../../contract/api/codes.ts';
import { claimableShare, claimLeft } from '../../../../contract/rules/claim/claim-refund.ts';
import type { CameLine } from '../../../../contract/rules/claim/claim-refund.ts';
import { isOnlinePayment } from '../../../../contract/rules/price/payment-types.ts';
import type { TransactionRow } from '../../payment/payment.repository.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';

/** A claim as it stands; `quantity` in thousandths, `refund` in cents. */
export interface ClaimFacts {
  readonly reason: ClaimReason;
  readonly claimedAt: Date;
  readonly quantity: number;
  readonly refund: number;
  readonly state: ClaimState;
}

/** What came of a line, as the rules on claims read it. */
export function cameLine(line: OrderLineRow): CameLine {
  return {
    ordered: line.quantity,
    orderedTotal: line.grossTotal,
    came: line.deliveredQuantity ?? 0,
    replaced: line.replacement?.quantity ?? 0,
    total: line.deliveredTotal ?? 0,
  };
}

/** The claim of a line; null without one. One without figures, of the version before, is about all that came. */
export function claimOf(line: OrderLineRow): ClaimFacts | null {
  const { claimReason: reason, claimedAt } = line;
  if (reason === null || claimedAt === null) return null;
  const share = claimableShare(cameLine(line), reason);
  return {
    reason,
    claimedAt,
    quantity: line.claimQuantity ?? share?.quantity ?? 0,
    refund: line.claimRefund ?? share?.total ?? 0,
    state: line.claimState ?? 'received',
  };
}

/** What claims of an order give back, or may, in cents: those in one of the states. */
export function refundsIn(lines: readonly OrderLineRow[], states: readonly ClaimState[]): number[] {
  return lines.flatMap((line) => {
    const claim = claimOf(line);
    return claim !== null && states.includes(claim.state) ? [claim.refund] : [];
  });
}

/** Claims that were granted. */
export const grantedStates: readonly ClaimState[] = ['accepted', 'refunded'];

/** What was taken for an order, in cents: by its payment, or at the door. */
export function chargedOf(order: OrderRow, transaction: TransactionRow | null): number {
  return transaction?.capturedAmount ?? order.deliveredTotal ?? 0;
}

/** What claims may still give back of an order, in cents, with those that wait for the shop put aside. */
export function leftOf(
  order: OrderRow,
  transaction: TransactionRow | null,
  lines: readonly OrderLineRow[],
): number {
  return claimLeft({
    charged: chargedOf(order, transaction),
    kept: order.deliveryFee + order.packageTotal,
    claims: refundsIn(lines, ['received', ...grantedStates]),
  });
}

/** How what a claim gives back reaches who paid (decision 071). */
export function refundWayOf({ paymentTypeId }: Pick<OrderRow, 'paymentTypeId'>): RefundWay {
  if (isOnlinePayment(paymentTypeId)) return 'payment';
  return paymentTypeId === paymentTypeCodes.onDelivery ? 'door' : 'invoice';
}

/** What a claim is called in letters, and to the shop. */
export const claimNumber = ({ orderId, orderItemId }: Pick<OrderLineRow, 'orderId' | 'orderItemId'>) =>
  `${orderId}-${orderItemId}`;
