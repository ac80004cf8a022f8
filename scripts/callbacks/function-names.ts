import { nodesOf, type Node } from '../source-nodes.ts';
import { nodeAt } from './syntax.ts';

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** A function as it is written. */
export const isFunction = (node: Node | null): boolean => node !== null && functions.has(node.type);

/** A type of functions, or of a function or nothing. */
function isFunctionType(node: Node | null): boolean {
  if (node === null) return false;
  if (node.type === 'TSFunctionType') return true;
  const types = node['types'];
  if (node.type === 'TSUnionType') return Array.isArray(types) && types.some(isFunctionType);
  return node.type === 'TSParenthesizedType' && isFunctionType(nodeAt(node, 'typeAnnotation'));
}

const annotated = (node: Node): Node | null => nodeAt(nodeAt(node, 'typeAnnotation'), 'typeAnnotation');

/** The name of the function that a node makes or tells the type of; null where it does neither. */
function namedBy(node: Node): Node | null {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      return nodeAt(node, 'id');
    case 'VariableDeclarator':
      return isFunction(nodeAt(node, 'init')) ? nodeAt(node, 'id') : null;
    case 'TSMethodSignature':
      return nodeAt(node, 'key');
    case 'TSPropertySignature':
      return isFunctionType(annotated(node)) ? nodeAt(node, 'key') : null;
    default:
      return null;
  }
}

/** The names under which functions are known in a source: what it declares, and what its types call a function. */
export const functionNamesIn = (file: string, source: string): readonly string[] =>
  nodesOf(file, source).flatMap(({ node }) => {
    const name = namedBy(node)?.['name'];
    return typeof name === 'string' ? [name] : [];
  });
