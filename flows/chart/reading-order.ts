import type { Chart } from './chart.ts';

/** From one state to another. */
interface Way {
  readonly source: string;
  readonly target: string;
}

/** From the machine down to a state. */
const lineage = (id: string): string[] => id.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'));

/** The first states on the way to each of two, seen from the last state around both; null where one is around the other. */
function branches(one: string, other: string): [string, string] | null {
  const [ways, others] = [lineage(one), lineage(other)];
  const at = ways.findIndex((id, index) => id !== others[index]);
  const [branch, otherBranch] = [ways[at], others[at]];
  return branch === undefined || otherBranch === undefined ? null : [branch, otherBranch];
}

/** Numbers the states so that what one comes to later has a higher number: initial states first, then along the arrows. */
export function readingOrder({ states }: Chart, arrows: readonly Way[]): (id: string) => number {
  const next = new Map<string, string[]>();
  for (const { source, target } of arrows) {
    const ends = branches(source, target);
    if (ends !== null) next.set(ends[0], [...(next.get(ends[0]) ?? []), ends[1]]);
  }
  const finished: string[] = [];
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const after of (next.get(id) ?? []).toReversed()) visit(after);
    finished.push(id);
  };
  for (const id of states.flatMap(({ initial }) => initial)) visit(id);
  for (const { id } of states) visit(id);
  const order = new Map(finished.toReversed().map((id, at) => [id, at] as const));
  return (id) => order.get(id) ?? 0;
}

/** Whether an arrow leads back to where one was before; the layout is given it the other way round. */
export function leadsBack({ source, target }: Way, order: (id: string) => number): boolean {
  const ends = branches(source, target);
  return ends !== null && order(ends[0]) > order(ends[1]);
}
