import type { ErrorCode } from '../../api/error-codes.ts';
import type { SellingTerms } from './selling-info.ts';
import { floorTo, fromThousandths } from '../number/thousandths.ts';

/**
 * What a stepper or typed text leads to. `quantity` is in pieces or in the selling unit, at most 3 decimals.
 * `error`: refused, the quantity stays. `warning`: accepted after a correction. `ask`: confirm the removal first.
 */
export interface QuantityResult {
  readonly quantity: number;
  readonly error?: Extract<ErrorCode, 'errors.minAcq' | UpperLimit['code'] | 'validation'>;
  readonly warning?: Extract<ErrorCode, 'errors.minAcq' | UpperLimit['code']>;
  readonly ask?: 'message.remove';
}

/** Why a step or typed text went no further, or elsewhere (QTY-03, QTY-09). */
export type QuantityHint = NonNullable<QuantityResult['error'] | QuantityResult['warning']>;

/** The answer that opens the remove confirmation (QTY-03, CART-04). */
export const removal: QuantityResult = { quantity: 0, ask: 'message.remove' };

/** Greatest quantity of the product's grid that is not above `amount`; thousandths. */
export function lowerToGrid(terms: SellingTerms, amount: number): number {
  return terms.origin + floorTo(amount - terms.origin, terms.grain);
}

/** `amount` lowered to the last quantity of the grid; 0 where that is below the minimum. Thousandths. */
export function mostWithin(terms: SellingTerms, amount: number): number {
  const lowered = lowerToGrid(terms, amount);
  return lowered < terms.minimum ? 0 : lowered;
}

/** The most of a product one can have, and what sets that limit. */
export interface UpperLimit {
  /** Thousandths, a quantity of the grid; 0 where not even the minimum can be had. */
  readonly most: number;
  readonly reason: UpperLimit['code'] | 'stock';
  readonly code: 'errors.maxAcq' | 'errors.maxClass' | 'errors.maxDay';
}

/** The lowest of what product, class and day permit and what is in stock (QTY-09, QTY-10, QTY-11). */
export function upperLimit(terms: SellingTerms): UpperLimit {
  const { permitted, classQuota, dayQuota, stock } = terms;
  const lowest = Math.min(permitted, classQuota, dayQuota, stock);
  const reason =
    lowest === permitted
      ? 'errors.maxAcq'
      : lowest === classQuota
        ? 'errors.maxClass'
        : lowest === dayQuota
          ? 'errors.maxDay'
          : 'stock';
  return { most: mostWithin(terms, lowest), reason, code: reason === 'stock' ? 'errors.maxAcq' : reason };
}

/** `amount` if the limit allows it, else the most it allows, with the warning; null if that is nothing. */
export function capped(terms: SellingTerms, amount: number): QuantityResult | null {
  const { most, code } = upperLimit(terms);
  if (amount <= most) return { quantity: fromThousandths(amount) };
  return most === 0 ? null : { quantity: fromThousandths(most), warning: code };
}
