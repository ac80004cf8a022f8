import type { Product } from '../../../contract/api/shopping/product.ts';
import { moneyPer } from '../../text/money.ts';
import { priceFacts } from './price-facts.ts';

/** The price per kg, litre or piece, as it stands beside every amount (B-08); undefined where the content is unknown. */
export function unitPriceText(product: Product): string | undefined {
  const { now, per, unitPrice, unit } = priceFacts(product);
  if (per !== null) return moneyPer(now, per);
  return unitPrice === null ? undefined : moneyPer(unitPrice, unit);
}
