import type { Product } from '../../api/shopping/product.ts';
import { lineTotal } from './price-line.ts';
import { struckPrice } from './product-price.ts';

/** What `quantity` of a product would cost without its promotion, in cents; null where it has none (B-09). */
export function formerTotal(product: Product, quantity: number): number | null {
  const { priceStandardDisplay: struck } = product;
  return struckPrice(product) === null || struck === null
    ? null
    : lineTotal({ ...product, priceDisplay: struck }, quantity);
}

/** What promotions take off lines, in cents. */
export const savingOf = (lines: readonly { product: Product; quantity: number }[]): number =>
  lines.reduce((sum, { product, quantity }) => {
    const former = formerTotal(product, quantity);
    return former === null ? sum : sum + former - lineTotal(product, quantity);
  }, 0);
