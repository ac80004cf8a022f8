import type { Chart } from '../../chart/chart.ts';
import { disturbanceOf } from '../../chart/transition-kind.ts';
import { coverageLevel, worstLevel, type CoverageLevel } from '../../results/coverage-level.ts';
import type { PartCoverage } from '../../results/part-coverage.ts';
import type { Look } from '../look/look.ts';

/** What is lit: where a replayed path or a running flow stands, and how it came there. */
export interface Lit {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

/** Classes of each transition: what it is about, whether it is dimmed. */
export type Marks = ReadonlyMap<string, readonly string[]>;

export function marksOf({ transitions }: Chart, { showing }: Look): Marks {
  return new Map(
    transitions.map((one) => {
      const kind = disturbanceOf(one);
      if (kind === null) return [one.id, []];
      return [one.id, showing[kind] === 'dimmed' ? [kind, 'dimmed'] : [kind]];
    }),
  );
}

/** Marks of an arrow that stands for several transitions: those of the first where all of them are disturbances. */
export function commonMarks(marks: Marks, transitions: readonly string[]): readonly string[] {
  const all = transitions.map((id) => marks.get(id) ?? []);
  if (all.some((one) => one.length === 0)) return [];
  const isDimmed = all.every((one) => one.includes('dimmed'));
  return (all[0] ?? []).filter((mark) => mark !== 'dimmed' || isDimmed);
}

/** How well states and transitions are covered, by their ids; empty where the colours tell something else. */
export type HeatMap = ReadonlyMap<string, CoverageLevel>;

export const heatMapOf = (coverage: ReadonlyMap<string, PartCoverage>, { heat }: Look): HeatMap =>
  new Map(heat === 'none' ? [] : [...coverage].map(([id, part]) => [id, coverageLevel(part, heat)]));

/** The class of what stands for some parts: the worst of them is seen. */
export function heatMark(heat: HeatMap, parts: readonly string[]): string[] {
  const levels = parts.flatMap((part) => heat.get(part) ?? []);
  return levels.length === 0 ? [] : [`heat-${worstLevel(levels)}`];
}
