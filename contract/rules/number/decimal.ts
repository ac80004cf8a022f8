/** An exact decimal number: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** A number as it may arrive: JSON number, decimal text, or nothing. */
export type Numeric = number | string | null | undefined;

// Longer text is no amount of a shop, and reading it would cost quadratic time.
const maxTextLength = 64;
const numeral = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** Reads a number, or text like `-12.50`, exactly; null for anything else (NaN, Infinity, `1e9` as text, blanks). */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const match = numeral.exec(
    String(value)
      .slice(0, maxTextLength + 1)
      .trim(),
  );
  if (match === null || match[0].length > maxTextLength) return null;
  const [, whole = '', fraction = '', exponent] = match;
  if (exponent !== undefined && typeof value === 'string') return null;
  const units = BigInt(whole + fraction);
  const scale = fraction.length - Number(exponent ?? 0);
  return scale < 0 ? { units: units * powerOfTen(-scale), scale: 0 } : { units, scale };
}

/** Reads a number or text that must be a decimal. Throws RangeError otherwise. */
export function decimal(value: number | string): Decimal {
  const parsed = parseDecimal(value);
  if (parsed === null) throw new RangeError(`Not a decimal number: ${String(value)}`);
  return parsed;
}

/** A whole number of `places`-th parts, e.g. 1234 thousandths as 1.234. Throws RangeError for a fraction. */
export function fromScaled(amount: number, places: number): Decimal {
  return { units: BigInt(amount), scale: places };
}

/** Exact sum. */
export function add(left: Decimal, right: Decimal): Decimal {
  const scale = Math.max(left.scale, right.scale);
  const units = left.units * powerOfTen(scale - left.scale) + right.units * powerOfTen(scale - right.scale);
  return { units, scale };
}

/** Exact difference. */
export function subtract(left: Decimal, right: Decimal): Decimal {
  return add(left, { units: -right.units, scale: right.scale });
}

/** Exact product. */
export function multiply(left: Decimal, right: Decimal): Decimal {
  return { units: left.units * right.units, scale: left.scale + right.scale };
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  if (magnitude(dividend % divisor) * 2n < magnitude(divisor)) return quotient;
  return quotient + (dividend < 0n === divisor < 0n ? 1n : -1n);
}

/** Quotient with `places` decimals, half up (a tie moves away from zero). Throws RangeError on division by 0. */
export function divide(dividend: Decimal, divisor: Decimal, places: number): Decimal {
  const units = halfUp(
    dividend.units * powerOfTen(divisor.scale + places),
    divisor.units * powerOfTen(dividend.scale),
  );
  return { units, scale: places };
}

/** Rounds to at most `places` decimals, half up (a tie moves away from zero). */
export function roundHalfUp(value: Decimal, places: number): Decimal {
  if (value.scale <= places) return value;
  return { units: halfUp(value.units, powerOfTen(value.scale - places)), scale: places };
}

/** True when nothing follows the decimal point but zeros. */
export function isWhole(value: Decimal): boolean {
  return value.units % powerOfTen(value.scale) === 0n;
}

/** The value in whole `places`-th parts, half up: 12.345 with 2 places is 1235. Throws RangeError past 2^53. */
export function toScaled(value: Decimal, places: number): number {
  const rounded = roundHalfUp(value, places);
  const amount = Number(rounded.units * powerOfTen(places - rounded.scale));
  if (!Number.isSafeInteger(amount)) throw new RangeError('Amount too large to be exact');
  return amount;
}

/** The nearest JSON number. */
export function toNumber(value: Decimal): number {
  return Number(`${value.units}e${-value.scale}`);
}
