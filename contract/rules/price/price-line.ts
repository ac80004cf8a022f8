import { fromScaled, multiply } from '../number/decimal.ts';
import { centsOf, timesCents } from './money.ts';
import { packPrice } from './price-pack.ts';
import { paidPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';
import { sellingKind } from '../quantity/selling-terms.ts';
import { quantityThousandths } from '../number/thousandths.ts';
import { baseUnit, unitRatio } from '../quantity/unit.ts';

/**
 * What a weight of a product costs in cents, half up: price per base unit x weight. `weight` in the selling unit; one
 * that is no number, or negative, counts as 0 (QTY-16, B-34).
 */
export function weightTotal(product: PricedProduct, weight: number): number {
  const info = product.productInfos ?? {};
  const exact = multiply(paidPrice(product), fromScaled(quantityThousandths(weight), 3));
  const ratio = unitRatio(info.WEIGHT_UNIT_SELLING, baseUnit(info));
  return centsOf(ratio === null ? exact : multiply(exact, ratio));
}

/**
 * Total of a cart line in cents, half up on exact decimals: Pezzo price x count, Confezione rounded pack price x count,
 * Sfuso price per base unit x weight (QTY-16, QTY-20, QTY-22). `quantity` is in pieces or in the selling unit; one
 * that is no number, or negative, counts as 0.
 */
export function lineTotal(product: PricedProduct, quantity: number): number {
  const info = product.productInfos ?? {};
  const amount = fromScaled(quantityThousandths(quantity), 3);
  const kind = sellingKind(info);
  if (kind === 'pack') return timesCents(packPrice(product), amount);
  return kind === 'loose' ? weightTotal(product, quantity) : centsOf(multiply(paidPrice(product), amount));
}
