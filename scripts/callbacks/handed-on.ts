import { isFunction } from './function-names.ts';
import { type Node } from '../source-nodes.ts';
import { nodeAt } from './syntax.ts';

/** A source that is read. */
export interface Reading {
  readonly source: string;
  /** Functions are called by this name. */
  readonly isNamedFunction: (name: string) => boolean;
}

/** What functions are called elsewhere, and data here. */
const dataNames = new Set([
  'act',
  'answer',
  'cart',
  'context',
  'deps',
  'email',
  'error',
  'head',
  'item_list_id',
  'machine',
  'pages',
  'password',
  'patience',
  'pause',
  'product',
  'push',
  'request',
  'retryPause',
  'screen',
  'snapshots',
  'undo',
  'userId',
]);

const makers = new Set(['createActor', 'connected', 'emitting', 'shellBlock', 'lazyBlock', 'lazyLogic']);

/** The name, or the text, that a node is; null where it is neither. */
export const nameOf = (node: Node | null): string | null => {
  const name = node?.['name'];
  if (typeof name === 'string') return name;
  const value = node?.['value'];
  return typeof value === 'string' ? value : null;
};

/** The last name of what is called or read: `provide` of `cartLogic.provide(…)`. */
const lastName = (node: Node | null): string | null =>
  node?.type === 'MemberExpression' ? nameOf(nodeAt(node, 'property')) : nameOf(node);

/** Something that is called later: a function, a machine, an actor. */
export function isHandedOn(value: Node | null, reading: Reading): boolean {
  if (value === null) return false;
  if (isFunction(value)) return true;
  switch (value.type) {
    case 'Identifier':
    case 'MemberExpression': {
      const name = lastName(value) ?? '';
      const isData = value.type === 'Identifier' && dataNames.has(name);
      return (reading.isNamedFunction(name) && !isData) || /(?:Machine|Logic)$/.test(name);
    }
    case 'CallExpression': {
      const called = lastName(nodeAt(value, 'callee')) ?? '';
      return makers.has(called) || called === 'provide';
    }
    case 'LogicalExpression':
      return isHandedOn(nodeAt(value, 'right'), reading) || isHandedOn(nodeAt(value, 'left'), reading);
    case 'ConditionalExpression':
      return isHandedOn(nodeAt(value, 'consequent'), reading);
    case 'JSXExpressionContainer':
      return isHandedOn(nodeAt(value, 'expression'), reading);
    default:
      return false;
  }
}
