import { packPrice } from './price-pack.ts';
import { toCents } from './money.ts';
import { struckPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';
import { sellingKind } from '../quantity/selling-terms.ts';

/** The two prices a card prints, in cents: paid and struck, per pack of a Confezione, else as the product has them. */
interface PrintedPrices {
  readonly now: number;
  readonly was: number;
}

/** Returns the prices a card prints; null when no price is struck (CAT-20, QTY-19). */
function printedPrices(product: PricedProduct): PrintedPrices | null {
  if (struckPrice(product) === null) return null;
  const of = (price: PricedProduct['price']) =>
    sellingKind(product.productInfos ?? {}) === 'pack'
      ? packPrice({ ...product, priceDisplay: price })
      : toCents(price ?? '');
  return { now: of(product.priceDisplay ?? product.price), was: of(product.priceStandardDisplay) };
}

/** Whole per cent cut from a struck price to the price paid, both as printed in cents, rounded down (CAT-20). */
export const percentCut = ({ now, was }: PrintedPrices): number =>
  was <= now ? 0 : Math.floor(((was - now) * 100) / was);

/** Whole per cent cut from the printed struck price to the printed price paid, rounded down; null when no price is struck. */
export function discountPercent(product: PricedProduct): number | null {
  const printed = printedPrices(product);
  return printed === null ? null : percentCut(printed);
}
