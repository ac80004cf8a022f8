import { onDemand } from '../on-demand.tsx';
import type { ExcludedPartProps } from './ExcludedPart.tsx';
import { useHasExclusions } from './use-has-exclusions.ts';

const load = () => import('./ExcludedPart.tsx');
const Part = onDemand(
  async () => (await load()).ExcludedPart,
  async () => (await load()).excludedWords,
);

/** A part about exclusions, for who excludes any. */
export function Excluded(part: ExcludedPartProps) {
  return useHasExclusions() && <Part {...part} />;
}
