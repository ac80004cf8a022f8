import { isWhole, parseDecimal, toScaled } from './decimal.ts';
import type { Decimal } from './decimal.ts';

/** The largest quantity computed with: a hundred million units, so that line totals stay exact. */
export const maxThousandths = 1e11;

/** An exact quantity as integer thousandths, half up (QTY-05); beyond ±`maxThousandths` it stops there. */
export function clampThousandths(quantity: Decimal): number {
  const size = Number(quantity.units) / 10 ** quantity.scale;
  if (Math.abs(size) * 1000 >= maxThousandths) return size < 0 ? -maxThousandths : maxThousandths;
  return toScaled(quantity, 3);
}

const plainText = /^\d{1,8}(?:\.\d{1,3})?$/;

/** What needs no long arithmetic: a number that is whole thousandths, as nearly all are; null for any other. */
function plainThousandths(value: number): number | null {
  const amount = Math.round(value * 1000);
  // Of fewer than sixteen digits only one decimal number has this double.
  return amount / 1000 === value && Math.abs(amount) < maxThousandths ? amount + 0 : null;
}

/** A number or text as `clampThousandths`; null when it is no decimal number. */
export function toThousandths(value: unknown): number | null {
  const plain =
    typeof value === 'number' || (typeof value === 'string' && plainText.test(value))
      ? plainThousandths(Number(value))
      : null;
  if (plain !== null) return plain;
  const parsed = parseDecimal(value);
  return parsed === null ? null : clampThousandths(parsed);
}

/** Integer thousandths as the wire number, at most 3 decimals. */
export function fromThousandths(amount: number): number {
  return amount / 1000;
}

/** A quantity given by a caller as thousandths; one that is no number, or negative, counts as 0. */
export function quantityThousandths(quantity: number): number {
  return Math.max(0, toThousandths(quantity) ?? 0);
}

/** A positive amount as thousandths; null when absent, malformed, zero or negative (QTY-23). */
export function positiveThousandths(value: unknown): number | null {
  const amount = toThousandths(value);
  return amount !== null && amount > 0 ? amount : null;
}

/** A positive whole number; null when absent, malformed, fractional, zero or negative (QTY-23). */
export function positiveWhole(value: unknown): number | null {
  const amount = positiveThousandths(value);
  if (amount === null || amount % 1000 !== 0) return null;
  const parsed = parseDecimal(value);
  return parsed !== null && isWhole(parsed) ? amount / 1000 : null;
}

/** `amount` lowered to a multiple of `grain`. */
export function floorTo(amount: number, grain: number): number {
  const rest = amount % grain;
  return amount - (rest < 0 ? rest + grain : rest);
}

/** `amount` raised to a multiple of `grain`. */
export function ceilTo(amount: number, grain: number): number {
  const floor = floorTo(amount, grain);
  return floor === amount ? amount : floor + grain;
}

/** Nearest multiple of `grain`, a tie goes up. */
export function nearestTo(amount: number, grain: number): number {
  return floorTo(amount + Math.floor(grain / 2), grain);
}
