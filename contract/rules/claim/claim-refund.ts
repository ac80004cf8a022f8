import type { ClaimReason } from '../../api/ordering/order-delivery.ts';
import { divide, fromScaled, multiply, toScaled } from '../number/decimal.ts';
import { sumCents } from '../price/money.ts';

/** Within how many working days a refund of an online payment is on the account (B-22). */
export const refundWorkingDays = 3;

/** What came of a line: quantities in thousandths, `replaced` of what came in its place; totals in cents. */
export interface CameLine {
  readonly ordered: number;
  readonly orderedTotal: number;
  readonly came: number;
  readonly replaced: number;
  /** What the line costs after all. */
  readonly total: number;
}

/** A part of a line: thousandths and cents. */
export interface LineShare {
  readonly quantity: number;
  readonly total: number;
}

function shareOf({ quantity, total }: LineShare, part: number): number {
  if (part >= quantity) return total;
  return toScaled(divide(multiply(fromScaled(total, 2), fromScaled(part, 3)), fromScaled(quantity, 3), 2), 2);
}

/** What came in place of a line, in cents: the line's price less the ordered price of what came of it itself (B-22). */
export function replacementTotal(line: CameLine): number {
  if (line.replaced === 0) return 0;
  const own = shareOf({ quantity: line.ordered, total: line.orderedTotal }, line.came);
  return Math.max(0, line.total - own);
}

/**
 * What of a line may be claimed for a reason; null for nothing: it did not come and costs nothing, or nothing came in
 * its place that could be unwanted (B-22).
 */
export function claimableShare(line: CameLine, reason: ClaimReason): LineShare | null {
  if (reason === 'unwanted') {
    return line.replaced === 0 ? null : { quantity: line.replaced, total: replacementTotal(line) };
  }
  const quantity = line.came + line.replaced;
  return quantity === 0 ? null : { quantity, total: line.total };
}

/**
 * What comes back for `claimed` thousandths of a share, in cents, half up: what it was charged, never above `left`. All
 * of it comes back to the cent (B-22).
 */
export function claimRefund(share: LineShare, claimed: number, left: number): number {
  return Math.min(left, shareOf(share, claimed));
}

/**
 * What claims may still give back of an order, in cents: what was charged less `kept`, its delivery and bags, and less
 * what earlier claims give. So a gift counts last: the first claims come back whole (decision 071).
 */
export function claimLeft(order: {
  readonly charged: number;
  readonly kept: number;
  readonly claims: readonly number[];
}): number {
  return Math.max(0, order.charged - order.kept - sumCents(order.claims));
}
