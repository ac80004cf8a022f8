import type { PartCoverage } from './part-coverage.ts';

/** Ways to look at coverage. */
export const coverageKinds = ['worlds', 'mutants', 'requirements'] as const;
export type CoverageKind = (typeof coverageKinds)[number];

/** From best to worst; unknown where nothing was run or nothing is asked. */
const coverageLevels = ['unknown', 'all', 'some', 'none'] as const;
export type CoverageLevel = (typeof coverageLevels)[number];

function shareLevel(parts: readonly boolean[]): CoverageLevel {
  if (parts.length === 0) return 'unknown';
  if (parts.every(Boolean)) return 'all';
  return parts.some(Boolean) ? 'some' : 'none';
}

/** Worlds and requirements: all, some or none tested. Mutants: all killed, all killed or explained, one lives. */
export function coverageLevel(
  { worlds, faults, requirements }: PartCoverage,
  kind: CoverageKind,
): CoverageLevel {
  if (kind === 'worlds') return shareLevel(worlds.map(({ isTested }) => isTested));
  if (kind === 'requirements') return shareLevel(requirements.map(({ isTested }) => isTested));
  if (faults.length === 0) return 'unknown';
  if (faults.some(({ foundBy, explained }) => foundBy === null && explained === null)) return 'none';
  return faults.every(({ foundBy }) => foundBy !== null) ? 'all' : 'some';
}

/** The worst of several. */
export function worstLevel(levels: readonly CoverageLevel[]): CoverageLevel {
  return coverageLevels.findLast((level) => levels.includes(level)) ?? 'unknown';
}
