import type { SellingTerms } from '../quantity/selling-info.ts';
import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';

/**
 * How a Confezione line reads: whole packages of QTY_MULT and the rest; other lines, and a Confezione without
 * QTY_MULT, are all loose. Display only, the quantity on the wire does not change (QTY-12).
 */
export function packages(terms: SellingTerms, quantity: number): { packages: number; loose: number } {
  const amount = quantityThousandths(quantity);
  if (terms.kind !== 'pack' || terms.packageSize === null) {
    return { packages: 0, loose: fromThousandths(amount) };
  }
  const size = terms.packageSize * 1000;
  const rest = amount % size;
  return { packages: (amount - rest) / size, loose: fromThousandths(rest) };
}
