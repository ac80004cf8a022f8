import { capped, lowerToGrid, removal, upperLimit } from './quantity-result.ts';
import type { QuantityResult } from './quantity-result.ts';
import type { SellingTerms } from './selling-info.ts';
import { fromThousandths, quantityThousandths } from '../number/thousandths.ts';

/**
 * One step up: the first value from 0, else QTY_MULT or STEP_SELLING more, on the grid when locked. A step past the
 * cap keeps the quantity, with the code of that maximum (QTY-01, QTY-02, QTY-04, QTY-09). A quantity that is no
 * number, or negative, counts as 0.
 */
export function plusQuantity(terms: SellingTerms, quantity: number): QuantityResult {
  const current = quantityThousandths(quantity);
  const stepped = lowerToGrid(terms, current) + terms.step;
  const next = current === 0 ? terms.first : Math.max(stepped, terms.minimum);
  const { most, code } = upperLimit(terms);
  return next > most
    ? { quantity: fromThousandths(current), error: code }
    : { quantity: fromThousandths(next) };
}

/**
 * One step down, to the grid when locked and off it. Loose goods below WEIGHT_SELLING ask the removal; pieces ask it
 * at 0 or less and refuse, with errors.minAcq, a step between 0 and the minimum (QTY-03, QTY-04). A quantity still
 * above the cap falls to the cap with a warning.
 */
export function minusQuantity(terms: SellingTerms, quantity: number): QuantityResult {
  const current = quantityThousandths(quantity);
  const below = lowerToGrid(terms, current);
  const next = below < current ? below : current - terms.step;
  if (next <= 0 || (terms.kind === 'loose' && next < terms.minimum)) return removal;
  if (next < terms.minimum) return { quantity: fromThousandths(current), error: 'errors.minAcq' };
  return capped(terms, next) ?? removal;
}
