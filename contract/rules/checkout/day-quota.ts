import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';

/** A cart line as far as the maximum of a day goes; `quantity` in pieces, or in the selling unit. */
interface DayLine {
  readonly itemId: number;
  readonly quantity: number;
  readonly product: { readonly productId: number };
}

/**
 * What the maximum of a day leaves to a line of a product, in the unit of its quantity: the maximum less what other orders
 * of that day have of the product and less every other line of it (QTY-11). Never below 0; null without a maximum.
 */
export function dayQuota(input: {
  readonly product: { readonly productId: number; readonly dailyMax?: { readonly max: number } | undefined };
  /** What other orders of the day have of it. */
  readonly ordered: number;
  readonly lines: readonly DayLine[];
  /** The line itself, left out of the sum; one not yet in the cart is none of the lines. */
  readonly itemId: number;
}): number | null {
  const { product, ordered, lines, itemId } = input;
  if (product.dailyMax === undefined) return null;
  const inCart = lines
    .filter((line) => line.itemId !== itemId && line.product.productId === product.productId)
    .reduce((sum, line) => sum + quantityThousandths(line.quantity), 0);
  const taken = quantityThousandths(ordered) + inCart;
  return fromThousandths(Math.max(0, quantityThousandths(product.dailyMax.max) - taken));
}
