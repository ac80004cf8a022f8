import type { MutationResult } from './results.ts';

/** What is known of planted faults after another run: its flows as it found them, all others as they were known. */
export function mergeMutations(
  known: readonly MutationResult[],
  latest: readonly MutationResult[],
): readonly MutationResult[] {
  const run = new Set(latest.map(({ machine }) => machine));
  return [...known.filter(({ machine }) => !run.has(machine)), ...latest];
}
