import type { ErrorCode } from '../../api/error-codes.ts';
import type { SellingTerms } from './selling-info.ts';
import { floorTo, fromThousandths } from '../number/thousandths.ts';

/**
 * What a stepper or typed text leads to. `quantity` is in pieces or in the selling unit, at most 3 decimals.
 * `error`: refused, the quantity stays. `warning`: accepted after a correction. `ask`: confirm the removal first.
 */
export interface QuantityResult {
  readonly quantity: number;
  readonly error?: Extract<ErrorCode, 'errors.minAcq' | 'errors.maxAcq' | 'errors.maxClass' | 'validation'>;
  readonly warning?: Extract<ErrorCode, 'errors.minAcq' | 'errors.maxAcq' | 'errors.maxClass'>;
  readonly ask?: 'message.remove';
}

/** The answer that opens the remove confirmation (QTY-03, CART-04). */
export const removal: QuantityResult = { quantity: 0, ask: 'message.remove' };

/** Greatest quantity of the product's grid that is not above `amount`; thousandths. */
export function lowerToGrid(terms: SellingTerms, amount: number): number {
  return terms.origin + floorTo(amount - terms.origin, terms.grain);
}

/** The cap of the steppers, and the code that says which maximum it is (QTY-09, QTY-10); thousandths. */
export function upperLimit(terms: SellingTerms) {
  const cap = Math.min(terms.cap, terms.classQuota);
  return {
    cap,
    code: terms.classQuota < terms.cap ? 'errors.maxClass' : 'errors.maxAcq',
  } as const;
}

/** `amount` if the cap allows it, else lowered to the last quantity of the grid, with the warning; null if none is. */
export function capped(terms: SellingTerms, amount: number): QuantityResult | null {
  const { cap, code } = upperLimit(terms);
  if (amount <= cap) return { quantity: fromThousandths(amount) };
  const lowered = lowerToGrid(terms, cap);
  return lowered < terms.minimum ? null : { quantity: fromThousandths(lowered), warning: code };
}
