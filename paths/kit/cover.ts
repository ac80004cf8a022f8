import { edgesOf, vertexOf, type Edge, type PathGraph } from './graph.ts';

/** A walk from the start. */
export type Path = readonly Edge[];

export interface CoverOptions {
  /** Where a path ends and the next one begins; a hop that is longer by itself is taken whole. */
  readonly maxLength?: number;
  /** Which edges are to be covered; others may be walked on the way. */
  readonly only?: (edge: Edge) => boolean;
}

/**
 * Few paths that take every edge: each walks to the nearest edge not taken yet, and starts anew when it is long
 * enough. There are never more paths than edges.
 */
export function cover(graph: PathGraph, { maxLength = 25, only = () => true }: CoverOptions = {}): Path[] {
  const open = new Set(edgesOf(graph).filter(only));
  const paths: Path[] = [];
  while (open.size > 0) {
    const path: Edge[] = [];
    let at = graph.start;
    for (;;) {
      const hop = nearest(graph, at, open);
      if (hop === null || (path.length > 0 && path.length + hop.length > maxLength)) break;
      for (const edge of hop) open.delete(edge);
      path.push(...hop);
      at = hop.at(-1)?.to ?? at;
    }
    if (path.length === 0) throw new Error(`no way leads to ${[...open][0]?.move.label}`);
    paths.push(path);
  }
  return paths;
}

/** The shortest way to an open edge, with that edge at its end. */
function nearest(graph: PathGraph, from: string, open: ReadonlySet<Edge>): readonly Edge[] | null {
  const seen = new Set([from]);
  let front: { at: string; way: readonly Edge[] }[] = [{ at: from, way: [] }];
  while (front.length > 0) {
    const next: typeof front = [];
    for (const { at, way } of front) {
      const { out } = vertexOf(graph, at);
      const edge = out.find((one) => open.has(one));
      if (edge !== undefined) return [...way, edge];
      for (const one of out) {
        if (seen.has(one.to)) continue;
        seen.add(one.to);
        next.push({ at: one.to, way: [...way, one] });
      }
    }
    front = next;
  }
  return null;
}
