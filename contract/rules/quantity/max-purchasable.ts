import {
  floorTo,
  fromThousandths,
  positiveThousandths,
  positiveWhole,
  toThousandths,
} from '../number/thousandths.ts';
import type { Numeric } from '../number/decimal.ts';

/** `amount` thousandths divided by a pack size, lowered to whole units or, for `grain` 1, to thousandths. */
export function perPack(amount: number, packSize: number, grain: number): number {
  return floorTo(amount, packSize * grain) / packSize;
}

/**
 * The most one may buy: floor((maxAcq, or available when maxAcq is absent or 0) / MULTI_PACK), an absent MULTI_PACK
 * counting 1; null when neither is known (QTY-08). The server still trims to what is available.
 */
export function maxPurchasable(input: {
  maxAcq?: Numeric;
  available?: Numeric;
  multiPack?: Numeric;
}): number | null {
  const most = positiveThousandths(input.maxAcq) ?? toThousandths(input.available);
  if (most === null) return null;
  return fromThousandths(perPack(Math.max(0, most), positiveWhole(input.multiPack) ?? 1, 1000));
}
