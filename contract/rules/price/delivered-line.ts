import { mostOfWeighed } from './preauthorisation.ts';

/**
 * What a delivered line costs, in cents. A weighed line costs its real weight, but at most `percent` per cent more than
 * was ordered, which is what was held for it (B-34); any other line, and what came in its place, never costs more than
 * was ordered (B-22).
 */
export function deliveredLineTotal(line: {
  readonly ordered: number;
  /** Price of what came of the product itself. */
  readonly delivered: number;
  /** Price of what came in its place; 0 for nothing. */
  readonly replacement: number;
  readonly isWeighed: boolean;
  readonly percent: number;
}): number {
  const { ordered, isWeighed, percent } = line;
  const most = isWeighed ? mostOfWeighed(ordered, percent) : ordered;
  const own = Math.min(line.delivered, most);
  return own + Math.min(line.replacement, Math.max(0, ordered - own));
}

/**
 * What an order costs once it is delivered, in cents: its lines, bags and delivery less the gift. Where nothing came,
 * nothing is due (B-22).
 */
export function deliveredOrderTotal(order: {
  readonly items: number;
  readonly packages: number;
  readonly deliveryFee: number;
  readonly gift: number;
}): number {
  if (order.items === 0) return 0;
  return Math.max(0, order.items + order.packages + order.deliveryFee - order.gift);
}
