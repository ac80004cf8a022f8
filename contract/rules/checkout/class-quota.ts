import { effectiveQuantity, isWeighed } from './cart-line.ts';
import type { LineQuantity } from './cart-line.ts';
import { decimal, multiply } from '../number/decimal.ts';
import { classAllowance } from '../quantity/class-allowance.ts';
import type { SellingInfo } from '../quantity/selling-info.ts';
import { sellingKind } from '../quantity/selling-terms.ts';
import { clampThousandths, fromThousandths, quantityThousandths } from '../number/thousandths.ts';
import { unitRatio } from '../quantity/unit.ts';

/** A product-class maximum: at most `max` of all products of the class together. */
export interface ClassMaximum {
  readonly productClassId: number;
  readonly max: number;
  /** Unit of `max`; pieces unless it is a weight or a volume. */
  readonly unit?: string | null | undefined;
}

/** A product as far as class maxima go. */
export interface ClassProduct {
  readonly productClasses?: readonly { readonly productClassId: number }[] | undefined;
  readonly productInfos?: SellingInfo | null | undefined;
}

/** A cart line as far as class maxima go. */
export interface ClassLine extends LineQuantity {
  readonly itemId: number;
  readonly product: ClassProduct;
}

function counted(line: ClassLine, unit: string | null | undefined): number {
  if (!isWeighed(line)) return quantityThousandths(effectiveQuantity(line));
  const ratio = unitRatio(line.product.productInfos?.WEIGHT_UNIT_SELLING, unit);
  const weight = fromThousandths(quantityThousandths(effectiveQuantity(line)));
  return ratio === null ? 1000 : clampThousandths(multiply(decimal(weight), ratio));
}

/**
 * What the class maximum leaves to a line of `product`, in the unit of its quantity: the maximum less every other
 * line of the class (QTY-10). A weighed line counts its weight against a maximum in weight, and 1 against one in
 * pieces. Never below 0; null without a maximum, and for a weighed line where one piece is allowed.
 */
export function classQuota(input: {
  readonly rule: ClassMaximum | null | undefined;
  readonly product: ClassProduct;
  readonly lines: readonly ClassLine[];
  /** The line itself, left out of the sum; null for a line not yet in the cart. */
  readonly itemId: number | null;
}): number | null {
  const { rule, product, lines, itemId } = input;
  if (!rule) return null;
  const taken = lines
    .filter((line) => line.itemId !== itemId)
    .filter((line) => line.product.productClasses?.some((one) => one.productClassId === rule.productClassId))
    .reduce((sum, line) => sum + counted(line, rule.unit), 0);
  const allowance = fromThousandths(Math.max(0, quantityThousandths(rule.max) - taken));
  const info = product.productInfos ?? {};
  return classAllowance(allowance, rule.unit, {
    kind: sellingKind(info),
    sellingUnit: info.WEIGHT_UNIT_SELLING,
  });
}
