import type { Product } from '../../../contract/api/shopping/product.ts';
import { percentCut } from '../../../contract/rules/price/discount.ts';
import { toCents } from '../../../contract/rules/price/money.ts';
import { lineTotal } from '../../../contract/rules/price/price-line.ts';
import { packPrice } from '../../../contract/rules/price/price-pack.ts';
import { struckPrice } from '../../../contract/rules/price/product-price.ts';
import { firstQuantity } from '../../../contract/rules/quantity/first-quantity.ts';
import { byOwnUnit } from '../../text/money.ts';
import { sellingKind } from '../../../contract/rules/quantity/selling-terms.ts';

/** What a price tag says of a product; amounts in EUR. */
export interface PriceFacts {
  /** What is paid: per piece, per pack, or per base unit when weighed. */
  now: number;
  /** "kg" when the price is per base unit. */
  per: string | null;
  /** The struck price, and the lowest of the 30 days before: of what `now` is of, and per `per` where that is. */
  was: number | null;
  prior: number | null;
  /** Price per kg, litre or piece, and its unit. */
  unitPrice: number | null;
  unit: string;
  /** First quantity of a weighed product and what it costs. */
  first: { quantity: number; total: number } | null;
  /** Whole per cent between the two prices as they are printed, rounded down; null without a struck one. */
  discount: number | null;
}

const cents = (amount: number): number => amount / 100;

/** The price paid, its unit price and the struck one, by the rules both sides share (CAT-20, QTY-17…QTY-20, B-08). */
export function priceFacts(product: Product): PriceFacts {
  const kind = sellingKind(product.productInfos);
  const unit = product.weightUnitDisplay;
  const isLoose = kind === 'loose';
  const quantity = isLoose ? firstQuantity(product) : 0;
  const shown = (price: number | null) =>
    price === null || kind !== 'pack' ? price : cents(packPrice({ ...product, priceDisplay: price }));
  const now = kind === 'pack' ? cents(packPrice(product)) : product.priceDisplay;
  const was = struckPrice(product) === null ? null : shown(product.priceStandardDisplay);
  const printed = (price: number) => toCents((isLoose ? byOwnUnit(price, unit).amount : price).toFixed(2));
  return {
    now,
    per: isLoose ? unit : null,
    was,
    prior: shown(product.priorPrice30),
    unitPrice: isLoose ? null : product.priceUmDisplay,
    unit,
    first: isLoose ? { quantity, total: cents(lineTotal(product, quantity)) } : null,
    discount: was === null ? null : percentCut({ now: printed(now), was: printed(was) }),
  };
}
