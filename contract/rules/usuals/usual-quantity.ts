import { fromThousandths, nearestTo, quantityThousandths } from '../number/thousandths.ts';
import { mostWithin, upperLimit } from '../quantity/quantity-result.ts';
import type { SaleTerms } from '../quantity/selling-info.ts';
import { sellingTerms } from '../quantity/selling-terms.ts';

/**
 * A usual amount as a cart takes it: on the grid the product is sold in, at least its minimum, at most what may and can be
 * had; of a product that is sold out, what may be had once it is back (B-20, decision 061).
 */
export function usualQuantity(product: SaleTerms, amount: number): number {
  const terms = sellingTerms(product);
  const grain = terms.kind === 'loose' && !terms.locked ? Math.max(terms.grain, terms.step) : terms.grain;
  const nearest = terms.origin + nearestTo(quantityThousandths(amount) - terms.origin, grain);
  const { most } = upperLimit(terms);
  const permitted = most > 0 ? most : mostWithin(terms, terms.permitted);
  return fromThousandths(Math.min(Math.max(nearest, terms.minimum), Math.max(permitted, terms.minimum)));
}
