import type { AnyMachineSnapshot } from 'xstate';
import type { Move } from './moves.ts';

/** One way from a vertex to the next. */
export interface Edge {
  readonly from: string;
  readonly to: string;
  readonly move: Move;
}

/** A state of the machine with what matters of its context. */
export interface Vertex {
  readonly id: string;
  readonly snapshot: AnyMachineSnapshot;
  readonly out: readonly Edge[];
}

/** Everything that can happen to a flow from one of its starts. */
export interface PathGraph {
  /** The start's sentence. */
  readonly says: string;
  readonly start: string;
  readonly vertices: ReadonlyMap<string, Vertex>;
}

export function vertexOf(graph: PathGraph, id: string): Vertex {
  const vertex = graph.vertices.get(id);
  if (vertex === undefined) throw new Error(`no vertex ${id}`);
  return vertex;
}

export const edgesOf = (graph: PathGraph): readonly Edge[] =>
  [...graph.vertices.values()].flatMap(({ out }) => out);

/** The shortest way from a vertex to one that is wanted; null when there is none. */
export function shortestWay(
  graph: PathGraph,
  from: string,
  isWanted: (vertex: Vertex) => boolean,
): readonly Edge[] | null {
  const seen = new Set([from]);
  let front: { at: string; way: readonly Edge[] }[] = [{ at: from, way: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { at, way } of front) {
      const vertex = vertexOf(graph, at);
      if (isWanted(vertex)) return way;
      for (const edge of vertex.out) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, way: [...way, edge] });
      }
    }
    front = next;
  }
  return null;
}

/** Ids of the vertices from which a wanted one can be reached. */
export function reaching(graph: PathGraph, isWanted: (vertex: Vertex) => boolean): ReadonlySet<string> {
  const into = new Map<string, string[]>();
  for (const { from, to } of edgesOf(graph)) {
    const before = into.get(to);
    if (before === undefined) into.set(to, [from]);
    else before.push(from);
  }
  const reached = new Set([...graph.vertices.values()].filter(isWanted).map(({ id }) => id));
  const queue = [...reached];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    for (const before of into.get(id) ?? []) {
      if (reached.has(before)) continue;
      reached.add(before);
      queue.push(before);
    }
  }
  return reached;
}
