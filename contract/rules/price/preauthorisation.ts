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

/** What an online payment holds, part by part, in cents: `held` is `total` and `extra`, the share of `weighed` (CHK-15). */
export interface HeldSum {
  readonly total: number;
  readonly weighed: number;
  readonly extra: number;
  readonly held: number;
}

/** The sum behind a held amount, for whoever asks for it and for whoever explains it (CHK-15, B-34). */
export function heldSum(input: {
  readonly total: number;
  readonly lines: readonly {
    readonly product: { readonly productInfos: SellingInfo };
    readonly gross: number;
  }[];
  readonly percent: number | string;
}): HeldSum {
  const { total, lines, percent } = input;
  const variable = lines.filter(({ product }) => hasVariableWeight(product.productInfos));
  const weighed = sumCents(variable.map(({ gross }) => gross));
  const held = preauthorisedAmount({ total, variableTotal: weighed, percent });
  return { total, weighed, extra: held - total, held };
}
