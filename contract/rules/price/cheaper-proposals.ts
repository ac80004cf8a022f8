import type { CartItem } from '../../api/shopping/cart.ts';
import type { CheaperProduct, Product } from '../../api/shopping/product.ts';
import { lineTotal } from './price-line.ts';
import { exchangedQuantity } from '../quantity/exchanged-quantity.ts';
import { buyableQuantity } from '../quantity/shortage.ts';
import { effectiveQuantity } from '../checkout/cart-line.ts';

/** As many as are proposed at once. */
const most = 5;

/** A line, what could take its place, and what that saves, in cents. */
export interface CheaperProposal {
  readonly line: CartItem;
  readonly product: Product;
  readonly saving: number;
}

function proposalFor(line: CartItem, product: Product): CheaperProposal {
  const wanted = effectiveQuantity(line);
  const paid = lineTotal(line.product, buyableQuantity(wanted, line.shortage));
  return {
    line,
    product,
    saving: paid - lineTotal(product, exchangedQuantity(line.product, product, wanted)),
  };
}

/**
 * What would make a cart cheaper, for as much as each line wants: the largest saving first, five at most. What has options is
 * chosen on its own page, and what still waits for the network is no line of the shop's (B-36).
 */
export function cheaperProposals(
  lines: readonly CartItem[],
  cheaper: readonly CheaperProduct[],
): readonly CheaperProposal[] {
  const byId = new Map(cheaper.map(({ productId, product }) => [productId, product]));
  return lines
    .flatMap((line) => {
      const product = byId.get(line.product.productId);
      const isOffered = product !== undefined && product.selectOptions.length === 0 && line.itemId > 0;
      return isOffered ? [proposalFor(line, product)] : [];
    })
    .filter(({ saving }) => saving > 0)
    .toSorted((one, other) => other.saving - one.saving || one.line.itemId - other.line.itemId)
    .slice(0, most);
}
