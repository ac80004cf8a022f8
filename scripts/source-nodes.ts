import { parseSync } from 'vite';

/** A part of a source. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A node of the syntax tree, with what is asked of it here. */
export interface Node extends Span {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** A node, with those above it, the nearest first. */
export interface Placed {
  readonly node: Node;
  readonly above: readonly Node[];
}

export const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && 'start' in value && 'end' in value;

/** Every node of a source, in its order. `file` is its path. */
export function nodesOf(file: string, source: string): readonly Placed[] {
  const below = (node: Node, above: readonly Node[]): Placed[] => [
    { node, above },
    ...Object.values(node)
      .flat()
      .filter(isNode)
      .flatMap((child) => below(child, [node, ...above])),
  ];
  return below(parseSync(file, source).program as unknown as Node, []); // every node has a type and a place
}
