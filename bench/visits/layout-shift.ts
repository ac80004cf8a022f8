/** What moved by itself, and when, in ms. */
export interface Shift {
  readonly at: number;
  readonly value: number;
}

/** Shifts belong to one window while each follows the last within so many ms, and all the first within five times that. */
const gap = 1_000;

/** The worst window of shifts: https://web.dev/articles/cls. */
export function layoutShift(shifts: readonly Shift[]): number {
  let [first, last, sum, worst] = [0, 0, 0, 0];
  for (const { at, value } of shifts) {
    if (sum === 0 || at - last >= gap || at - first >= 5 * gap) [first, sum] = [at, 0];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
