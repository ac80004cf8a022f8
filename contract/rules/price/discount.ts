import { divide, fromScaled, multiply, subtract, toNumber } from '../number/decimal.ts';
import { paidPrice, struckPrice } from './product-price.ts';
import type { PricedProduct } from './product-price.ts';

/** Returns the per cent cut from the struck price to the price paid, to one decimal, half up, as it travels; null when no price is struck. */
export function discountPercent(product: PricedProduct): number | null {
  const struck = struckPrice(product);
  if (struck === null) return null;
  const cut = subtract(struck, paidPrice(product));
  return toNumber(divide(multiply(cut, fromScaled(100, 0)), struck, 1));
}

/** Returns the whole per cent that may be claimed: cut from one printed price to another, in cents, rounded down (CAT-20). */
export const percentCut = ({ now, was }: { readonly now: number; readonly was: number }): number =>
  was <= now ? 0 : Math.floor(((was - now) * 100) / was);
