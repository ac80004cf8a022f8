import { percentOfCents, sumCents } from './money.ts';
import { sellingKind } from '../quantity/selling-terms.ts';
import type { SellingInfo } from '../quantity/selling-info.ts';

/** True for goods whose weight is known only when picked: Sfuso and Confezione (CHK-15). */
export function hasVariableWeight(info: SellingInfo | null | undefined): boolean {
  return sellingKind(info ?? {}) !== 'piece';
}

/** A line with what it costs as it was ordered, in cents. */
interface OrderedLine {
  readonly product: { readonly productInfos: SellingInfo };
  readonly gross: number;
}

/**
 * Returns the most a weighed line of `ordered` cents may cost once it is weighed, in cents: `percent` per cent more, half
 * up. What is held and what a delivered line may cost are made of it alone (CHK-15, B-34).
 */
export const mostOfWeighed = (ordered: number, percent: number | string): number =>
  ordered + percentOfCents(ordered, percent);

/** Returns the most a line may cost, in cents: that of a weighed one, of any other what was ordered. */
export const mostOfLine = ({ product, gross }: OrderedLine, percent: number | string): number =>
  hasVariableWeight(product.productInfos) ? mostOfWeighed(gross, percent) : gross;

/** What an online payment holds, part by part, in cents: `held` is `total` and `extra`, the share of `weighed` (CHK-15). */
export interface HeldSum {
  readonly total: number;
  readonly weighed: number;
  readonly extra: number;
  readonly held: number;
}

/**
 * Returns the sum behind a held amount, for the payment and for views that explain it: the total and, line by line, what a
 * weighed one may cost more. The percentage is the tenant's (CHK-15, B-34).
 */
export function heldSum(input: {
  readonly total: number;
  readonly lines: readonly OrderedLine[];
  readonly percent: number | string;
}): HeldSum {
  const { total, lines, percent } = input;
  const variable = lines.filter(({ product }) => hasVariableWeight(product.productInfos));
  const weighed = sumCents(variable.map(({ gross }) => gross));
  const extra = sumCents(lines.map((line) => mostOfLine(line, percent) - line.gross));
  return { total, weighed, extra, held: sumCents([total, extra]) };
}
