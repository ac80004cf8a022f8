import { fromScaled, multiply } from '../number/decimal.ts';
import { centsOf } from './money.ts';
import { paidPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';
import { netContent } from '../quantity/net-content.ts';
import { unitRatio } from '../quantity/unit.ts';

/**
 * Shown price of one Confezione in cents: price per kg or litre x content, half up (QTY-19). Without a content, or
 * with a unit that is neither weight nor volume, the price counts per unit of content.
 */
export function packPrice(product: PricedProduct): number {
  const info = product.productInfos ?? {};
  const perUnit = multiply(paidPrice(product), unitRatio(info.WEIGHT_UNIT_SELLING, 'kg') ?? fromScaled(1, 0));
  const content = netContent(info);
  return centsOf(content === null ? paidPrice(product) : multiply(perUnit, content));
}
