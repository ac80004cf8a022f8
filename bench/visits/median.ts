/** The middle of what was measured; null where nothing was. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1];
  const high = sorted[Math.floor(middle)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
