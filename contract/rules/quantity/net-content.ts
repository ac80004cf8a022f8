import { parseDecimal } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';
import type { SellingInfo } from './selling-info.ts';

/** WEIGHT_SELLING, the net content (the total of a multipack); null when absent, malformed or not above 0 (QTY-18). */
export function netContent(info: SellingInfo): Decimal | null {
  const content = parseDecimal(info.WEIGHT_SELLING);
  return content !== null && content.units > 0n ? content : null;
}
