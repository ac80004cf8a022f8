import { divide, fromScaled, multiply } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';
import { centsOf } from './money.ts';
import { netContent } from '../quantity/net-content.ts';
import { paidPrice, struckPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';
import type { SellingInfo } from '../quantity/selling-info.ts';
import { sellingKind } from '../quantity/selling-terms.ts';
import { isPieceUnit, unitMultiplier } from '../quantity/unit.ts';

function perUnit(price: Decimal, info: SellingInfo): number | null {
  if (sellingKind(info) !== 'piece') return centsOf(price);
  const content = netContent(info);
  const multiplier = isPieceUnit(info.WEIGHT_UNIT_SELLING) ? 1 : unitMultiplier(info.WEIGHT_UNIT_SELLING);
  if (content === null || multiplier === null) return null;
  return centsOf(divide(multiply(price, fromScaled(multiplier, 0)), content, 2));
}

/**
 * Price paid per kg, litre or piece in cents, half up: a Pezzo divides by its content, Confezione and Sfuso are priced
 * so already; null when the content is unknown (QTY-17, QTY-18; D.Lgs. 206/2005 art. 14).
 */
export function unitPrice(product: PricedProduct): number | null {
  return perUnit(paidPrice(product), product.productInfos ?? {});
}

/** The same for the struck price; null unless it is above the price paid (CAT-20). */
export function standardUnitPrice(product: PricedProduct): number | null {
  const struck = struckPrice(product);
  return struck === null ? null : perUnit(struck, product.productInfos ?? {});
}
