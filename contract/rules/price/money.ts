import { decimal, fromScaled, multiply, toScaled } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';

/** EUR as a number or text to integer cents, half up. Throws RangeError for NaN, Infinity or text that is no decimal. */
export function toCents(amount: number | string): number {
  return centsOf(decimal(amount));
}

/** An exact amount in EUR to integer cents, half up (QTY-22). */
export function centsOf(amount: Decimal): number {
  return toScaled(amount, 2);
}

/** Integer cents to the wire number with at most 2 decimals. Throws RangeError for anything but a safe integer. */
export function fromCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not integer cents: ${cents}`);
  return cents / 100;
}

/** Sum of integer cents. Throws RangeError when a term or the sum is no safe integer. */
export function sumCents(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!amounts.every(Number.isSafeInteger) || !Number.isSafeInteger(sum)) {
    throw new RangeError('Not integer cents');
  }
  return sum;
}

/** `factor` times an amount in cents, half up to the cent. */
export function timesCents(cents: number, factor: Decimal): number {
  return centsOf(multiply(fromScaled(cents, 2), factor));
}

/** `percent` per cent of an amount in cents, half up to the cent. */
export function percentOfCents(cents: number, percent: number | string): number {
  return timesCents(cents, multiply(decimal(percent), fromScaled(1, 2)));
}
