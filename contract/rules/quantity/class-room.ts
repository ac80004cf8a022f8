import { decimal, multiply } from '../number/decimal.ts';
import { clampThousandths, fromThousandths } from '../number/thousandths.ts';
import type { SellingTerms } from './selling-info.ts';
import { unitRatio } from './unit.ts';

/**
 * The room under a class maximum in the unit of a line's quantity: pieces, or the selling unit of loose goods. A weighed
 * line counts as 1 against a maximum in pieces: null, no bound, where there is room for it (QTY-10).
 */
export function classRoom(
  room: number,
  unit: string | null | undefined,
  line: { readonly kind: SellingTerms['kind']; readonly sellingUnit: string | undefined },
): number | null {
  if (line.kind !== 'loose') return room;
  const ratio = unitRatio(unit, line.sellingUnit);
  if (ratio !== null) return fromThousandths(clampThousandths(multiply(decimal(room), ratio)));
  return room >= 1 ? null : 0;
}
