import { divide, fromScaled, multiply, parseDecimal, add } from '../number/decimal.ts';
import { centsOf, sumCents } from '../price/money.ts';

/** What is due at one rate, in cents: `total` is `taxable` and `vat`. */
export interface VatSum {
  /** As text, e.g. `10`. */
  readonly percent: string;
  readonly taxable: number;
  readonly vat: number;
  readonly total: number;
}

interface RateTotal {
  readonly percent: string;
  readonly total: number;
}

const hundred = fromScaled(100, 0);

function taxableOf({ percent, total }: RateTotal): number {
  const rate = parseDecimal(percent) ?? fromScaled(0, 0);
  return centsOf(divide(multiply(fromScaled(total, 2), hundred), add(hundred, rate), 2));
}

/** `rest` spread over the totals by their size, to the cent: the largest remainders get what rounding leaves. */
function spread(totals: readonly RateTotal[], rest: number): RateTotal[] {
  const all = sumCents(totals.map(({ total }) => total));
  if (all === 0) return [...totals];
  const parts = totals.map(({ percent, total }, at) => {
    const exact = BigInt(total) * BigInt(rest);
    const size = BigInt(all);
    const remainder = ((exact % size) + size) % size;
    return { at, percent, total: total + Number((exact - remainder) / size), remainder };
  });
  const missing = all + rest - sumCents(parts.map(({ total }) => total));
  const raised = new Set(
    parts
      .toSorted((one, two) => Number(two.remainder - one.remainder) || one.at - two.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  return parts.map(({ at, percent, total }) => ({ percent, total: total + (raised.has(at) ? 1 : 0) }));
}

/**
 * VAT of prices that include it, by rate, the lowest first; in cents. `rest`, what delivery adds and a gift takes off,
 * follows the goods by their size, as what goes with a sale has the rate of the sale (art. 12 DPR 633/1972, ORD-16).
 */
export function vatSums(lines: readonly RateTotal[], rest: number): VatSum[] {
  const byRate = Map.groupBy(lines, ({ percent }) => percent);
  const totals = [...byRate].map(([percent, of]) => ({
    percent,
    total: sumCents(of.map(({ total }) => total)),
  }));
  return spread(totals, rest)
    .filter(({ total }) => total !== 0)
    .toSorted((one, two) => Number(one.percent) - Number(two.percent))
    .map(({ percent, total }) => {
      const taxable = taxableOf({ percent, total });
      return { percent, taxable, vat: total - taxable, total };
    });
}
