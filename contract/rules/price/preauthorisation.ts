import { percentOfCents, sumCents } from './money.ts';
import { sellingKind } from '../quantity/selling-terms.ts';
import type { SellingInfo } from '../quantity/selling-info.ts';

/** True for goods whose weight is known only when picked: Sfuso and Confezione (CHK-15). */
export function hasVariableWeight(info: SellingInfo | null | undefined): boolean {
  return sellingKind(info ?? {}) !== 'piece';
}

/**
 * Amount held on an online payment, in cents: the total plus `percent` per cent of the variable-weight lines, half up
 * (CHK-15). The percentage is the tenant's for the payment type, 30 by default.
 */
export function preauthorisedAmount(input: {
  readonly total: number;
  readonly variableTotal: number;
  readonly percent: number | string;
}): number {
  return sumCents([input.total, percentOfCents(input.variableTotal, input.percent)]);
}
