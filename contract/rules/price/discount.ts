import { divide, fromScaled, multiply, subtract, toNumber } from '../number/decimal.ts';
import { paidPrice, struckPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';

/** Per cent cut from the struck price to the price paid, one decimal, half up; null when no price is struck. */
export function discountPercent(product: PricedProduct): number | null {
  const struck = struckPrice(product);
  if (struck === null) return null;
  const cut = subtract(struck, paidPrice(product));
  return toNumber(divide(multiply(cut, fromScaled(100, 0)), struck, 1));
}
