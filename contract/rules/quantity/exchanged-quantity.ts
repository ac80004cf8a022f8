import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';
import { contentOfOne } from './base-content.ts';
import { upperLimit } from './quantity-result.ts';
import type { SaleTerms, SellingTerms } from './selling-info.ts';
import { sellingKind, sellingTerms } from './selling-terms.ts';

/** The quantity of the grid that is nearest, at least the least one, at most what can be had. Thousandths. */
function onGrid(terms: SellingTerms, amount: number): number {
  const { origin, grain, minimum } = terms;
  const nearest = origin + Math.round((amount - origin) / grain) * grain;
  const { most } = upperLimit(terms);
  return Math.max(minimum, most === 0 ? nearest : Math.min(nearest, most));
}

/** The thousandths of another product that come nearest to as many of one; null where the two cannot be compared. */
function asMuch(product: SaleTerms, other: SaleTerms, quantity: number): number | null {
  const one = contentOfOne(product.productInfos ?? {});
  const two = contentOfOne(other.productInfos ?? {});
  const wanted = quantityThousandths(quantity);
  if (one !== null && two !== null && one.unit === two.unit) return (wanted * one.amount) / two.amount;
  const isLoose = [product, other].some(({ productInfos }) => sellingKind(productInfos ?? {}) === 'loose');
  return isLoose ? null : wanted;
}

/**
 * How much of another product takes the place of `quantity` of one: what comes nearest to the same content, two packs of
 * 500 g one of 1 kg; as many pieces where contents cannot be compared, else the first quantity (B-25, B-30). In pieces or
 * in the selling unit.
 */
export function exchangedQuantity(product: SaleTerms, other: SaleTerms, quantity: number): number {
  const terms = sellingTerms(other);
  const wanted = asMuch(product, other, quantity);
  return fromThousandths(wanted === null ? terms.first : onGrid(terms, wanted));
}
