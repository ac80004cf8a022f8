import { divide, isWhole, multiply, parseDecimal, toNumber } from '../number/decimal.ts';
import { netContent } from './net-content.ts';
import type { SellingInfo } from './selling-info.ts';
import { unitRatio } from './unit.ts';

/** The inner pieces of a multipack: 3 of 33 CL. */
export interface InnerPieces {
  readonly count: number;
  readonly content: number;
  readonly unit: string;
}

/**
 * Inner pieces for 'n x content': WEIGHT_SELLING, the total, over WEIGHT_SELLING_SINGLE_UNIT (QTY-21); null when
 * either is unknown, or the total is not two or more whole pieces.
 */
export function innerPieces(info: SellingInfo): InnerPieces | null {
  const total = netContent(info);
  const inner = parseDecimal(info.WEIGHT_SELLING_SINGLE_UNIT);
  const unit = info.WEIGHT_SELLING_SINGLE_UNIT_UM ?? info.WEIGHT_UNIT_SELLING;
  const ratio = unitRatio(info.WEIGHT_UNIT_SELLING, unit);
  if (total === null || inner === null || inner.units <= 0n || unit === undefined || ratio === null) {
    return null;
  }
  const count = divide(multiply(total, ratio), inner, 3);
  if (!isWhole(count) || toNumber(count) < 2) return null;
  return { count: toNumber(count), content: toNumber(inner), unit };
}
