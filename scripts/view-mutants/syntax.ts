import { isNode, nodesOf, type Node, type Placed } from '../source-nodes.ts';

/** What holds a value although it is about types. */
const holdsValue = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const isOfTypes = ({ type }: Node): boolean => type.startsWith('TS') && !holdsValue.has(type);

/** Every node of a source in which something can be changed: not those of its types. `file` is its path. */
export const changeableNodes = (file: string, source: string): readonly Placed[] =>
  nodesOf(file, source).filter(({ node, above }) => ![node, ...above].some(isOfTypes));

/** What an attribute says: within its braces, or the text; null where it is there or not. */
export function valueOf({ value }: Node): Node | null {
  if (!isNode(value)) return null;
  const held = value.type === 'JSXExpressionContainer' ? value['expression'] : value;
  return isNode(held) ? held : null;
}
