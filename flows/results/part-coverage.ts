import type { Chart, ChartTransition } from '../chart/chart.ts';
import type { MachineResult, MutationResult, Results } from './results.ts';

type Fault = MutationResult['faults'][number];

/** What the last runs know of a state or a transition. */
export interface PartCoverage {
  /** Worlds its flow ran in, each with whether this part was come to there. */
  readonly worlds: readonly { readonly world: string; readonly isTested: boolean }[];
  /** Faults that were planted here. */
  readonly faults: readonly Fault[];
  /** Requirements it fulfils, each with whether a path went there. */
  readonly requirements: readonly { readonly id: string; readonly isTested: boolean }[];
}

const eventOf = ({ id, source }: ChartTransition): string => id.slice(source.length + 1, id.lastIndexOf('|'));

const siblings = (chart: Chart, one: ChartTransition): ChartTransition[] =>
  chart.transitions.filter((other) => other.source === one.source && eventOf(other) === eventOf(one));

const placeAmong = (one: ChartTransition): number => Number(one.id.slice(one.id.lastIndexOf('|') + 1));

/** What reports of paths call a transition. */
export function reportedName(chart: Chart, one: ChartTransition): string {
  const count = siblings(chart, one).length;
  const which = count > 1 ? ` ${placeAmong(one)}/${count}` : '';
  const guard = one.guard === null || one.guard === 'else' ? '' : ` [${one.guard}]`;
  const targets = one.targets.length === 0 ? 'stay' : one.targets.join(' ');
  return `${one.source}: ${eventOf(one)}${which}${guard} → ${targets}`;
}

function faultTrigger({ trigger }: ChartTransition): string | null {
  switch (trigger.kind) {
    case 'event':
      return `on ${trigger.type}`;
    case 'always':
      return 'always';
    case 'after':
      return `after ${trigger.delay}`;
    case 'done':
      return `${trigger.invoke} onDone`;
    case 'failed':
      return `${trigger.invoke} onError`;
    case 'complete':
      return null;
  }
}

const faultState = (chart: Chart, id: string): string =>
  id === chart.id ? '(root)' : id.slice(chart.id.length + 1);

/** Whether a fault, by the name reports give it, was planted in a transition. */
function isPlantedIn(chart: Chart, one: ChartTransition, { kind, name }: Fault): boolean {
  const trigger = faultTrigger(one);
  const place = `${faultState(chart, one.source)} ${trigger ?? ''}`;
  if (trigger === null || kind === 'resume twice' || !name.startsWith(place)) return false;
  const [rest] = /^(?: \d+)?(?= |$)/.exec(name.slice(place.length)) ?? [];
  return rest !== undefined && (rest === '' || Number(rest) === placeAmong(one));
}

/** Faults of the state's own: on its way in and out, or in a write that it makes. */
const isPlantedAt = (chart: Chart, id: string, { kind, name }: Fault): boolean =>
  ['entry without ', 'exit without ', ...(kind === 'resume twice' ? ['on '] : [])].some((what) =>
    name.startsWith(`${faultState(chart, id)} ${what}`),
  );

/** What the last runs know of every state and transition of a chart, by their ids. */
export function partCoverage(chart: Chart, { paths, mutations }: Results): Map<string, PartCoverage> {
  const runs = paths
    .flatMap((run) => run.results)
    .filter((one): one is MachineResult => 'machine' in one && one.machine === chart.name);
  const faults = mutations?.results.find(({ machine }) => machine === chart.name)?.faults ?? [];
  const worlds = (isMissing: (run: MachineResult) => boolean) =>
    runs.map((run) => ({ world: run.world, isTested: !isMissing(run) }));
  const requirements = (ids: readonly string[]) =>
    runs.length === 0
      ? []
      : [...new Set(ids)].map((id) => ({
          id,
          isTested: runs.some((run) => !run.requirements.missing.includes(id)),
        }));
  const isLeaf = (id: string) => chart.states.every(({ parent }) => parent !== id);

  const found = new Map<string, PartCoverage>();
  for (const one of chart.transitions) {
    const name = reportedName(chart, one);
    found.set(one.id, {
      worlds: worlds((run) => run.transitions.missing.includes(name)),
      faults: faults.filter((fault) => isPlantedIn(chart, one, fault)),
      requirements: requirements(one.requirements),
    });
  }
  for (const { id } of chart.states) {
    const own = chart.transitions.filter(({ source }) => source === id);
    found.set(id, {
      worlds: isLeaf(id) ? worlds((run) => run.leaves.missing.includes(id)) : [],
      faults: faults.filter((fault) => isPlantedAt(chart, id, fault)),
      requirements: requirements(own.flatMap((one) => one.requirements)),
    });
  }
  return found;
}
