import type { AnyMachineSnapshot } from 'xstate';
import { edgesOf, reaching, shortestWay, vertexOf, type Edge, type PathGraph } from './graph.ts';
import type { GraphRule } from './model.ts';
import { place } from './place.ts';

interface Named {
  readonly id: string;
  readonly says: string;
}

/** The way to a vertex, told in sentences. */
export function wayTo(graph: PathGraph, id: string): string {
  const way = shortestWay(graph, graph.start, (vertex) => vertex.id === id) ?? [];
  return [`from '${graph.says}'`, ...way.map(({ move }) => move.says)].join(' → ');
}

/** Liveness: from every state that meets `from`, one that meets `to` can be reached. */
export const reaches = <S extends AnyMachineSnapshot>({
  id,
  says,
  from,
  to,
}: Named & { from: (snapshot: S) => boolean; to: (snapshot: S) => boolean }): GraphRule => ({
  id,
  says,
  judge(graph) {
    // A graph holds the snapshots of the one machine its model was declared with.
    const meets = (test: (snapshot: S) => boolean) => (vertex: { snapshot: AnyMachineSnapshot }) =>
      test(vertex.snapshot as S);
    const good = reaching(graph, meets(to));
    const asked = [...graph.vertices.values()].filter(meets(from));
    return {
      exercised: asked.length,
      broken: asked
        .filter((vertex) => !good.has(vertex.id))
        .map((vertex) => `no way out of ${place(vertex.snapshot)}, ${wayTo(graph, vertex.id)}`),
    };
  },
});

/** What is possible: every state that meets `from` has a move that does `via` and ends in `to`. */
export const offers = <S extends AnyMachineSnapshot>({
  id,
  says,
  from,
  via,
  to = () => true,
}: Named & {
  from: (snapshot: S) => boolean;
  via: (move: Edge['move']) => boolean;
  to?: (after: S, before: S) => boolean;
}): GraphRule => ({
  id,
  says,
  judge(graph) {
    // As above: all snapshots are of the model's machine.
    const asked = [...graph.vertices.values()].filter(({ snapshot }) => from(snapshot as S));
    const broken = asked.filter(
      ({ snapshot, out }) =>
        !out.some((edge) => via(edge.move) && to(vertexOf(graph, edge.to).snapshot as S, snapshot as S)),
    );
    return {
      exercised: asked.length,
      broken: broken.map(({ id, snapshot }) => `not offered in ${place(snapshot)}, ${wayTo(graph, id)}`),
    };
  },
});

/** Holds on every edge of the graph that meets `when`. */
export const everyEdge = ({
  id,
  says,
  when,
  holds,
}: Named & {
  when: (edge: Edge, graph: PathGraph) => boolean;
  holds: (edge: Edge, graph: PathGraph) => boolean;
}): GraphRule => ({
  id,
  says,
  judge(graph) {
    const asked = edgesOf(graph).filter((edge) => when(edge, graph));
    return {
      exercised: asked.length,
      broken: asked
        .filter((edge) => !holds(edge, graph))
        .map((edge) => `${edge.move.says}, ${wayTo(graph, edge.from)}`),
    };
  },
});
