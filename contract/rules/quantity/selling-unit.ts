import type { SellingInfo } from './selling-info.ts';
import { isPieceUnit } from './unit.ts';

/** UNIT_SELLING as it stands beside a count, in small letters: "conf"; null for pieces, and where it is absent or malformed (QTY-23). */
export function countedUnit({ UNIT_SELLING: stated }: SellingInfo): string | null {
  // Data from outside may hold a number where the unit should be.
  const unit = typeof stated === 'string' ? stated.trim().toLowerCase() : '';
  return unit === '' || isPieceUnit(unit) ? null : unit;
}
