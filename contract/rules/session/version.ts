function parts(version: string): number[] | null {
  return /^\d{1,9}(?:\.\d{1,9}){0,2}$/.test(version.trim()) ? version.trim().split('.').map(Number) : null;
}

/** Order of two versions as three numbers, a missing one counting 0; null when either is malformed (LIFE-08). */
export function compareVersions(one: string, other: string): -1 | 0 | 1 | null {
  const left = parts(one);
  const right = parts(other);
  if (left === null || right === null) return null;
  for (const place of [0, 1, 2]) {
    const difference = (left[place] ?? 0) - (right[place] ?? 0);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}

/** True when `running` is below `wanted`; false when either is malformed, which is silently ignored (LIFE-07). */
export function isBelowVersion(running: string, wanted: string): boolean {
  return compareVersions(running, wanted) === -1;
}
