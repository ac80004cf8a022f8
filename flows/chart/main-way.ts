import type { Chart, ChartState, ChartTransition } from './chart.ts';
import { leadsBack, readingOrder } from './reading-order.ts';
import { disturbanceOf } from './transition-kind.ts';

/** The way through a flow that nothing disturbs. */
export interface MainWay {
  /** Ids of the states, those around them included. */
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
}

interface Stretch {
  readonly leaves: readonly string[];
  readonly transitions: readonly string[];
  readonly isAtEnd: boolean;
}

const isInside = (inner: string, outer: string): boolean => inner === outer || inner.startsWith(`${outer}.`);

const isBetter = (one: Stretch, other: Stretch): boolean =>
  one.isAtEnd === other.isAtEnd ? one.leaves.length > other.leaves.length : one.isAtEnd;

const isSameTrigger = (one: ChartTransition, other: ChartTransition): boolean =>
  JSON.stringify(one.trigger) === JSON.stringify(other.trigger);

/** Whether a state between the leaf and the transition's own handles the trigger itself, without a guard. */
const isOverruled = (chart: Chart, leaf: string, transition: ChartTransition): boolean =>
  chart.transitions.some(
    (one) =>
      one.guard === null &&
      one.source !== transition.source &&
      isInside(leaf, one.source) &&
      isInside(one.source, transition.source) &&
      isSameTrigger(one, transition),
  );

/** Where a flow stands first once a state is entered: several states where they are parallel. */
function firstLeaves(chart: Chart, id: string): string[] {
  const state = chart.states.find((one) => one.id === id);
  const inner = chart.states.filter(({ parent }) => parent === id);
  if (state === undefined || inner.length === 0) return [id];
  const next = state.kind === 'parallel' ? inner.map((one) => one.id) : state.initial;
  return next.flatMap((one) => firstLeaves(chart, one));
}

/**
 * The undisturbed way that passes most states, from where the flow begins to a final state, or as far as it leads in a
 * flow without one. Ways back are not followed.
 */
export function mainWay(chart: Chart): MainWay {
  const calm = chart.transitions.filter((one) => disturbanceOf(one) === null);
  const order = readingOrder(
    chart,
    calm.flatMap(({ source, targets }) => targets.map((target) => ({ source, target }))),
  );
  const states = new Map<string, ChartState>(chart.states.map((one) => [one.id, one]));
  const known = new Map<string, Stretch>();

  const onwards = (leaf: string, { id, targets }: ChartTransition): Stretch[] =>
    targets
      .flatMap((target) => firstLeaves(chart, target))
      .filter((next) => next !== leaf && !leadsBack({ source: leaf, target: next }, order))
      .map((next) => {
        const rest = longest(next);
        return { ...rest, leaves: [leaf, ...rest.leaves], transitions: [id, ...rest.transitions] };
      });
  const longest = (leaf: string): Stretch => {
    const found = known.get(leaf);
    if (found !== undefined) return found;
    let best: Stretch = { leaves: [leaf], transitions: [], isAtEnd: states.get(leaf)?.kind === 'final' };
    for (const transition of calm) {
      if (!isInside(leaf, transition.source) || isOverruled(chart, leaf, transition)) continue;
      for (const way of onwards(leaf, transition)) if (isBetter(way, best)) best = way;
    }
    known.set(leaf, best);
    return best;
  };

  const ways = firstLeaves(chart, chart.id).map(longest);
  const leaves = ways.flatMap((way) => way.leaves);
  return {
    states: new Set(
      chart.states.map(({ id }) => id).filter((id) => leaves.some((leaf) => isInside(leaf, id))),
    ),
    transitions: new Set(ways.flatMap((way) => way.transitions)),
  };
}
