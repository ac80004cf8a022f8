import { divide, fromScaled, parseDecimal, toScaled } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';
import { capped, removal, upperLimit } from './quantity-result.ts';
import type { QuantityResult } from './quantity-result.ts';
import type { SellingTerms } from './selling-info.ts';
import {
  clampThousandths,
  fromThousandths,
  maxThousandths,
  nearestTo,
  quantityThousandths,
} from '../number/thousandths.ts';

/** Text of a quantity field, with decimal comma or point, as an exact decimal; null when it is no number (QTY-07). */
function parseTypedQuantity(typed: string): Decimal | null {
  const match = /^(-?)(\d*)(?:[.,](\d*))?$/.exec(typed.trim());
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (whole + fraction === '') return null;
  return parseDecimal(`${sign}${whole || '0'}.${fraction || '0'}`);
}

function snap(terms: SellingTerms, typed: Decimal): number {
  const weight = clampThousandths(typed);
  if (terms.kind === 'loose') return terms.origin + nearestTo(weight - terms.origin, terms.grain);
  if (weight >= maxThousandths) return maxThousandths;
  // Straight from the typed decimals: rounding to thousandths first would lift 2.4999 to a tie.
  const pieces = toScaled(divide(typed, fromScaled(terms.grain, 3), 0), 0) * terms.grain;
  return terms.locked ? Math.max(pieces, terms.grain) : pieces;
}

/**
 * A quantity typed by hand: rounded half up to pieces, to the grid when locked, or to 3 decimals; raised to the
 * minimum and lowered to the cap with a warning; 0 or less asks the removal (QTY-05, QTY-06, QTY-07). Empty text keeps
 * `current`; text that is no number, or a product no quantity of which can be bought, keeps it with an error.
 */
export function typedQuantity(terms: SellingTerms, typed: string, current = 0): QuantityResult {
  const kept = fromThousandths(quantityThousandths(current));
  if (typed.trim() === '') return { quantity: kept };
  const value = parseTypedQuantity(typed);
  if (value === null) return { quantity: kept, error: 'validation' };
  if (value.units <= 0n) return removal;
  const snapped = snap(terms, value);
  const wanted = Math.max(snapped, terms.minimum);
  const result = capped(terms, wanted);
  if (result === null) return { quantity: kept, error: upperLimit(terms).code };
  return snapped < terms.minimum && result.warning === undefined
    ? { ...result, warning: 'errors.minAcq' }
    : result;
}
