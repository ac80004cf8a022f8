import { decimal, multiply } from '../number/decimal.ts';
import { clampThousandths, fromThousandths } from '../number/thousandths.ts';
import type { SellingTerms } from './selling-info.ts';
import { unitRatio } from './unit.ts';

/**
 * What a class maximum allows in the unit of a line's quantity: pieces, or the selling unit of loose goods. A weighed
 * line counts as 1 against a maximum in pieces: null, no bound, where one piece is allowed (QTY-10).
 */
export function classAllowance(
  allowance: number,
  unit: string | null | undefined,
  line: { readonly kind: SellingTerms['kind']; readonly sellingUnit: string | undefined },
): number | null {
  if (line.kind !== 'loose') return allowance;
  const ratio = unitRatio(unit, line.sellingUnit);
  if (ratio !== null) return fromThousandths(clampThousandths(multiply(decimal(allowance), ratio)));
  return allowance >= 1 ? null : 0;
}
