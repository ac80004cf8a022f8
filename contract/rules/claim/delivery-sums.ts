import type { DeliveryState } from '../../api/ordering/order-delivery.ts';
import { sumCents } from '../price/money.ts';

/** The steps from what was ordered to what was paid, in cents; what lowers the sum is negative. */
export interface DeliverySums {
  readonly ordered: number;
  readonly weights: number;
  readonly substitutions: number;
  readonly missing: number;
  readonly other: number;
  readonly claims: number;
  readonly paid: number;
}

/**
 * How what was ordered became what was paid (B-22): lines that were reweighed, replaced, or missing in whole or part,
 * `refunds` of claims, and whatever else lies between `ordered` and `charged`, which is what was taken at the door. The
 * first six add up to `paid`. In cents.
 */
export function deliverySums(order: {
  readonly ordered: number;
  readonly charged: number;
  readonly lines: readonly { readonly state: DeliveryState; readonly difference: number }[];
  readonly refunds: readonly number[];
}): DeliverySums {
  const { ordered, charged, lines, refunds } = order;
  const of = (...states: readonly DeliveryState[]) =>
    sumCents(lines.flatMap(({ state, difference }) => (states.includes(state) ? [difference] : [])));
  const weights = of('reweighed');
  const substitutions = of('replaced');
  const missing = of('missing', 'fewer');
  const given = sumCents(refunds);
  return {
    ordered,
    weights,
    substitutions,
    missing,
    other: charged - ordered - weights - substitutions - missing,
    claims: 0 - given,
    paid: charged - given,
  };
}
