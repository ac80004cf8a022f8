import { parseDecimal, toNumber } from '../number/decimal.ts';
import type { SellingInfo } from './selling-info.ts';
import { sellingKind } from './selling-terms.ts';
import { baseUnit, convertUnit, isPieceUnit } from './unit.ts';

/** An amount in the unit that prices are compared by: kilograms, litres or pieces. */
export interface BaseContent {
  readonly amount: number;
  readonly unit: string;
}

function inBaseUnit(quantity: number, info: SellingInfo): BaseContent | null {
  const from = info.WEIGHT_UNIT_SELLING;
  if (isPieceUnit(from)) return { amount: quantity, unit: 'pz' };
  const unit = baseUnit(info).toLowerCase();
  const amount = convertUnit({ quantity, from, to: unit });
  return amount === null ? null : { amount, unit: unit === 'lt' ? 'l' : unit };
}

/** WEIGHT_SELLING in its base unit; null where it is not known, or not above 0 (QTY-18). */
export function netBaseContent(info: SellingInfo): BaseContent | null {
  const stated = parseDecimal(info.WEIGHT_SELLING);
  return stated === null || stated.units <= 0n ? null : inBaseUnit(toNumber(stated), info);
}

/** What 1 of a product's quantity holds: one piece or pack its content, one selling unit of loose goods itself. */
export const contentOfOne = (info: SellingInfo): BaseContent | null =>
  sellingKind(info) === 'loose' ? inBaseUnit(1, info) : netBaseContent(info);
