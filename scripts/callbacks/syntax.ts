import { isNode, type Node } from '../source-nodes.ts';

/** The node, or null, that stands under a name of another. */
export const nodeAt = (node: Node | null, property: string): Node | null => {
  const value = node?.[property];
  return isNode(value) ? value : null;
};

/** The nodes that stand under a name of another. */
export const nodesAt = (node: Node, property: string): readonly Node[] => {
  const value = node[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
};
