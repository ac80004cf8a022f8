import type { Chart } from './chart.ts';

/** One flow opens another one. */
export interface Kinship {
  readonly parent: string;
  readonly child: string;
  /** The state it lives as long as; null where it is spawned and outlives states. */
  readonly state: string | null;
}

/** Who opens whom, by the machines' ids. */
export function kinships(charts: readonly Chart[]): Kinship[] {
  const known = new Set(charts.map(({ id }) => id));
  return charts
    .flatMap((chart) => [
      ...chart.spawns.map((child): Kinship => ({ parent: chart.id, child, state: null })),
      ...chart.states.flatMap(({ id, invokes }) =>
        invokes.map(({ src }): Kinship => ({ parent: chart.id, child: src, state: id })),
      ),
    ])
    .filter(({ child }) => known.has(child));
}
