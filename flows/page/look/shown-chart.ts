import type { Chart, ChartState, ChartTransition } from '../../chart/chart.ts';
import { disturbanceOf } from '../../chart/transition-kind.ts';
import type { Look } from './look.ts';

const isInside = (inner: string, outer: string): boolean => inner.startsWith(`${outer}.`);
const isWithin = (inner: string, outer: string): boolean => inner === outer || isInside(inner, outer);

/** The chart of some of its states, with the transitions that have both ends among them. */
function limitedTo(chart: Chart, isKept: (state: ChartState) => boolean): Chart {
  const states = chart.states.filter(isKept);
  const ids = new Set(states.map(({ id }) => id));
  return {
    ...chart,
    states: states.map((state) => ({ ...state, initial: state.initial.filter((id) => ids.has(id)) })),
    transitions: chart.transitions.filter(
      ({ source, targets }) => ids.has(source) && targets.every((id) => ids.has(id)),
    ),
  };
}

/** Ids of the states a flow can come to. */
function reached({ states, transitions }: Chart): Set<string> {
  const found = new Set<string>();
  const enter = (id: string): void => {
    const state = states.find((one) => one.id === id);
    if (state === undefined || found.has(id)) return;
    found.add(id);
    if (state.parent !== null) enter(state.parent);
    if (state.kind === 'parallel') for (const one of states) if (one.parent === id) enter(one.id);
    for (const first of state.initial) enter(first);
    for (const { source, targets } of transitions)
      if (source === id) for (const target of targets) enter(target);
  };
  const [machine] = states;
  if (machine !== undefined) enter(machine.id);
  return found;
}

/** Without the kinds of transitions that are hidden, and without what only they lead to. */
function withoutHidden(chart: Chart, { showing }: Look): Chart {
  const isHidden = (one: ChartTransition): boolean => {
    const kind = disturbanceOf(one);
    return kind !== null && showing[kind] === 'hidden';
  };
  const rest = { ...chart, transitions: chart.transitions.filter((one) => !isHidden(one)) };
  if (rest.transitions.length === chart.transitions.length) return chart;
  const [before, after] = [reached(chart), reached(rest)];
  return limitedTo(rest, ({ id }) => after.has(id) || !before.has(id));
}

/** Folded states stand for everything inside them; what happens within is not shown. */
function withFolded(chart: Chart, { folded }: Look): Chart {
  const outside = (id: string): string => folded.filter((one) => isInside(id, one)).toSorted()[0] ?? id;
  const states = chart.states
    .filter(({ id }) => outside(id) === id)
    .map((state) => (folded.includes(state.id) ? { ...state, kind: 'atomic' as const, initial: [] } : state));
  const ends = ({ source, targets }: ChartTransition) => [source, ...targets];
  const transitions = chart.transitions
    .map((one) => ({ ...one, source: outside(one.source), targets: one.targets.map(outside), was: one }))
    .filter(({ was, source, targets }) => {
      const isChanged = outside(was.source) !== was.source || was.targets.some((id) => outside(id) !== id);
      return !isChanged || new Set(ends({ ...was, source, targets })).size > 1;
    })
    .map(({ was, source, targets }) => ({ ...was, source, targets }));
  return { ...chart, states, transitions };
}

/** A state with what is inside it, and those a single transition away, whichever way it leads. */
function withNeighbours(chart: Chart, focus: string): Chart {
  const isOwn = (id: string) => isWithin(id, focus);
  const own = chart.transitions.filter(({ source, targets }) => isOwn(source) || targets.some(isOwn));
  const near = new Set([focus, ...own.flatMap(({ source, targets }) => [source, ...targets])]);
  const kept = (id: string) => isOwn(id) || [...near].some((one) => isWithin(one, id));
  return limitedTo({ ...chart, transitions: own }, ({ id }) => kept(id));
}

/** What is drawn of a chart when it is looked at like this. */
export function shownChart(chart: Chart, look: Look): Chart {
  const calm = withFolded(withoutHidden(chart, look), look);
  const { focus } = look;
  return focus !== null && calm.states.some(({ id }) => id === focus) ? withNeighbours(calm, focus) : calm;
}

/** Whether a state can be folded: it has others inside it, and is not the machine itself. */
export const isFoldable = ({ states }: Chart, id: string): boolean =>
  states.some((one) => one.parent === id) && states.some((one) => one.id === id && one.parent !== null);
