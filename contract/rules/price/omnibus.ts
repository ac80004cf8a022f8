import { addDays } from '../time/calendar-day.ts';

/** A price in cents, in force from `day` (`YYYY-MM-DD`) until the next change. */
export interface PriceChange {
  readonly day: string;
  readonly price: number;
}

const windowDays = 30;

function firstOfGrowingCuts(changes: readonly PriceChange[], latestCut: string): string {
  const known = changes.filter((change) => change.day <= latestCut);
  let first = latestCut;
  for (const [index, change] of [...known.entries()].toReversed()) {
    const previous = known[index - 1];
    if (previous === undefined || change.price >= previous.price) break;
    first = change.day;
  }
  return first;
}

/**
 * The lowest price, in cents, of the 30 days before an announced cut began; a price set earlier and still in force
 * when they start counts too. Null when nothing need be shown: perishables, or no price before the cut
 * (B-09; Codice del consumo art. 17-bis, which for growing cuts counts from the first).
 */
export function lowestPriorPrice(input: {
  readonly history: readonly PriceChange[];
  readonly today: string;
  /** First day of the cut; for `progressive` cuts the first or the latest of them. Throws RangeError if no real day. */
  readonly promoFrom: string;
  /** Cuts that grew without interruption. */
  readonly progressive?: boolean | undefined;
  /** Goods that perish within 30 days. */
  readonly perishable?: boolean | undefined;
}): number | null {
  if (input.perishable === true) return null;
  const changes = input.history
    .filter((change) => change.day <= input.today)
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const isLatest = !changes.some((change) => change.day > input.promoFrom);
  const began =
    input.progressive === true && isLatest ? firstOfGrowingCuts(changes, input.promoFrom) : input.promoFrom;
  const from = addDays(began, -windowDays);
  const atStart = changes.findLast((change) => change.day <= from);
  const prices = changes
    .filter((change) => change === atStart || (change.day > from && change.day < began))
    .map((change) => change.price);
  return prices.length === 0 ? null : Math.min(...prices);
}
