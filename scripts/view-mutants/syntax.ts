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

/** A node, and those around it, the nearest last. */
export interface Placed {
  readonly node: Node;
  readonly around: readonly Node[];
}

export const isNode = (value: unknown): value is Node =>
  value instanceof Object && 'type' in value && 'start' in value && 'end' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const below = (node: Node, around: readonly Node[]): Placed[] =>
  childrenOf(node).flatMap((child) => [
    { node: child, around: [...around, node] },
    ...below(child, [...around, node]),
  ]);

/** Every node of a source in which something can be changed: not those of its types. `file` is its path. */
export function nodesOf(file: string, source: string): Placed[] {
  const program = parseSync(file, source).program as unknown as Node; // every node has a type and a place
  return below(program, []).filter(
    ({ node, around }) =>
      ![node, ...around].some(({ type }) => type.startsWith('TS') && type !== 'TSAsExpression'),
  );
}

/** What an attribute says: within its braces, or the text; null where it is there or not. */
export function valueOf({ value }: Node): Node | null {
  if (!isNode(value)) return null;
  const held = value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  return isNode(held) ? held : null;
}
