import type { AnyMachineSnapshot } from 'xstate';
import { cover } from '../../paths/kit/cover.ts';
import { explore } from '../../paths/kit/explore.ts';
import type { Edge, PathGraph } from '../../paths/kit/graph.ts';
import { vertexOf } from '../../paths/kit/graph.ts';
import type { AnyFlowModel } from '../../paths/kit/model.ts';
import { place } from '../../paths/kit/place.ts';
import { activeNodes } from '../../paths/kit/xstate-internals.ts';

/** Something that happens, and how the flow stands then. */
export interface Step {
  readonly says: string;
  readonly snapshot: AnyMachineSnapshot;
}

/** A state of a chart as the path kit reaches it. */
export interface ReachedState {
  /** The leaf states, as in a path's report: `reviewing.ready`. */
  readonly place: string;
  /** What happens on the shortest way to it, from the start on, and the snapshot each step leads to. */
  readonly way: readonly Step[];
  /** Requirements its transitions name. */
  readonly requirements: readonly string[];
  readonly snapshot: AnyMachineSnapshot;
}

/** The edge by which a walk over all of a graph, the nearest first, came to each of its vertices. */
function firstEdges(graph: PathGraph): Map<string, Edge | null> {
  const came = new Map<string, Edge | null>([[graph.start, null]]);
  for (const id of came.keys()) {
    for (const edge of vertexOf(graph, id).out) if (!came.has(edge.to)) came.set(edge.to, edge);
  }
  return came;
}

const startOf = (graph: PathGraph): Step => ({
  says: graph.says,
  snapshot: vertexOf(graph, graph.start).snapshot,
});

const stepBy = (graph: PathGraph, edge: Edge): Step => ({
  says: edge.move.says,
  snapshot: vertexOf(graph, edge.to).snapshot,
});

function wayTo(id: string, graph: PathGraph, came: ReadonlyMap<string, Edge | null>): Step[] {
  const steps: Step[] = [];
  for (let edge = came.get(id); edge !== null && edge !== undefined; edge = came.get(edge.from))
    steps.unshift(stepBy(graph, edge));
  return [startOf(graph), ...steps];
}

function requirementsOf(snapshot: AnyMachineSnapshot): string[] {
  const named = activeNodes(snapshot).flatMap((node) =>
    [...node.transitions.values()].flat().flatMap(({ meta }) => {
      const ids: unknown = meta?.['req'];
      return Array.isArray(ids) ? ids.map(String) : [];
    }),
  );
  return [...new Set(named)].toSorted();
}

/** What is asked of a model more than once is found once. */
function keptFor<T>(find: (model: AnyFlowModel) => readonly T[]): (model: AnyFlowModel) => readonly T[] {
  const known = new WeakMap<AnyFlowModel, readonly T[]>();
  return (model) => {
    const found = known.get(model) ?? find(model);
    known.set(model, found);
    return found;
  };
}

/** A graph for each way a flow starts. */
const graphsOf = keptFor((model): PathGraph[] => model.starts.map((start) => explore(model, start)));

/** Every vertex of a model's graphs, the nearest to the start first. */
export const reachedStates = keptFor((model): ReachedState[] =>
  graphsOf(model).flatMap((graph) => {
    const came = firstEdges(graph);
    return [...came.keys()].map((id) => {
      const { snapshot } = vertexOf(graph, id);
      return {
        place: place(snapshot),
        way: wayTo(id, graph, came),
        requirements: requirementsOf(snapshot),
        snapshot,
      };
    });
  }),
);

/** A generated path, from its start on. */
interface GeneratedPath {
  /** What `npm run paths -- --path` knows it by. */
  readonly number: number;
  readonly steps: readonly Step[];
}

/** Every path of a model, as `npm run paths` walks them. */
export const generatedPaths = keptFor((model): GeneratedPath[] =>
  graphsOf(model)
    .flatMap((graph) =>
      cover(graph).map((path) => [startOf(graph), ...path.map((edge) => stepBy(graph, edge))]),
    )
    .map((steps, index) => ({ number: index + 1, steps })),
);

/** The states that differ by name: the first of each. */
export function distinctStates(
  states: readonly ReachedState[],
  nameOf: (snapshot: AnyMachineSnapshot) => string,
): ReadonlyMap<string, ReachedState> {
  const distinct = new Map<string, ReachedState>();
  for (const state of states) {
    const name = nameOf(state.snapshot);
    if (!distinct.has(name)) distinct.set(name, state);
  }
  return distinct;
}

/** The first state of a model in this place, with its context patched. Throws RangeError where no path leads there. */
export function snapshotAt(
  model: AnyFlowModel,
  wanted: string,
  context: Readonly<Record<string, unknown>> = {},
): AnyMachineSnapshot {
  const found = reachedStates(model).find((state) => state.place === wanted);
  if (found === undefined) {
    const places = [...new Set(reachedStates(model).map((state) => state.place))];
    throw new RangeError(`${model.name} is never in ${wanted}, but in ${places.join('; ')}`);
  }
  return withContext(found.snapshot, context);
}

/** How a flow stands when it has just started. */
export function startSnapshot(model: AnyFlowModel): AnyMachineSnapshot {
  const [first] = reachedStates(model);
  if (first === undefined) throw new RangeError(`${model.name} has no start`);
  return first.snapshot;
}

/** The same state with other values in its context. */
export const withContext = (
  snapshot: AnyMachineSnapshot,
  context: Readonly<Record<string, unknown>>,
): AnyMachineSnapshot => ({ ...snapshot, context: { ...snapshot.context, ...context } });
