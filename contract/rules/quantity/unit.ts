import { divide, fromScaled, multiply, parseDecimal, toNumber } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';

// Parts of one kilogram, or of one litre (QTY-15).
const multipliers: Readonly<Record<string, number>> = {
  g: 1000,
  gr: 1000,
  kg: 1,
  hg: 10,
  dag: 100,
  ml: 1000,
  cl: 100,
  lt: 1,
  l: 1,
};

// Every multiplier divides 10^3, so a ratio of two never needs more decimals.
const ratioPlaces = 3;

// Data from outside may hold a number where the unit should be.
const unitName = (unit: unknown): string => (typeof unit === 'string' ? unit.trim().toLowerCase() : '');

/** How many of this unit make one kilogram or litre; null for an absent or other unit. Case-insensitive (QTY-15). */
export function unitMultiplier(unit: string | null | undefined): number | null {
  const name = unitName(unit);
  return Object.hasOwn(multipliers, name) ? (multipliers[name] ?? null) : null;
}

/** True for a unit of volume; the others are of weight. Case-insensitive. */
export const isVolume = (unit: string): boolean => ['l', 'lt', 'ml', 'cl'].includes(unitName(unit));

/** The unit in which people read an amount of `unit`: grams or millilitres below one kilogram or litre. */
export function readableUnit(amount: number, unit: string): 'g' | 'kg' | 'ml' | 'l' {
  const [small, large] = isVolume(unit) ? (['ml', 'l'] as const) : (['g', 'kg'] as const);
  return amount / (unitMultiplier(unit) ?? 1) < 1 ? small : large;
}

/** True for a count of pieces, the one unit of content that is neither weight nor volume. */
export function isPieceUnit(unit: string | null | undefined): boolean {
  return ['pz', 'pezzo', 'pezzi'].includes(unitName(unit));
}

/** WEIGHT_UNIT_BASE when it is known, else the kilogram or litre, which count alike (QTY-16). */
export function baseUnit(info: { readonly WEIGHT_UNIT_BASE?: string | undefined }): string {
  return unitMultiplier(info.WEIGHT_UNIT_BASE) === null ? 'kg' : String(info.WEIGHT_UNIT_BASE);
}

/** What one `from` is worth in `to`, exactly; null when either unit is unknown (QTY-16). */
export function unitRatio(from: string | null | undefined, to: string | null | undefined): Decimal | null {
  const own = unitMultiplier(from);
  const wanted = unitMultiplier(to);
  if (own === null || wanted === null) return null;
  return divide(fromScaled(wanted, 0), fromScaled(own, 0), ratioPlaces);
}

/** `quantity` of one unit in another, exactly; null when a unit is unknown or the quantity is no number (QTY-16). */
export function convertUnit(input: {
  readonly quantity: number | string;
  readonly from: string | null | undefined;
  readonly to: string | null | undefined;
}): number | null {
  const quantity = parseDecimal(input.quantity);
  const ratio = unitRatio(input.from, input.to);
  return quantity === null || ratio === null ? null : toNumber(multiply(quantity, ratio));
}
