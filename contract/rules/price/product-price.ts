import { decimal, parseDecimal, subtract } from '../number/decimal.ts';
import type { Decimal, Numeric } from '../number/decimal.ts';
import type { SaleTerms } from '../quantity/selling-info.ts';

/** A product with its prices in EUR: per piece of a Pezzo, per base unit of Confezione and Sfuso. */
export interface PricedProduct extends SaleTerms {
  readonly price?: Numeric;
  readonly priceDisplay?: Numeric;
  readonly priceStandardDisplay?: Numeric;
}

/** The price paid: priceDisplay, else price (CAT-20). Throws RangeError when neither is a number. */
export function paidPrice(product: PricedProduct): Decimal {
  return decimal(product.priceDisplay ?? product.price ?? '');
}

/** The struck price: priceStandardDisplay where it is above the price paid, else null (CAT-20). */
export function struckPrice(product: PricedProduct): Decimal | null {
  const standard = parseDecimal(product.priceStandardDisplay);
  return standard !== null && subtract(standard, paidPrice(product)).units > 0n ? standard : null;
}
