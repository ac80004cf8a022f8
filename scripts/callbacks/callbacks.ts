import { isHandedOn, nameOf, type Reading } from './handed-on.ts';
import { nodesOf, type Node, type Placed } from '../source-nodes.ts';
import { nodeAt, nodesAt } from './syntax.ts';

/** Something that is handed on to be called, or a machine, an actor or code that is handed on under a name. */
interface Callback {
  /** The name it is handed on under; the address of code that is imported; the place among the arguments of a call. */
  readonly name: string;
  /** What is handed on, as it is written. */
  readonly value: string;
  /** The part of the source that another takes the place of when the two are swapped. */
  readonly start: number;
  readonly end: number;
  /** What is added there to whatever takes its place. */
  readonly kept: string;
}

/** Callbacks that stand beside each other: of an object, of a call, or all code that a file imports late. */
export interface CallbackGroup {
  /** What they are handed to, or the name they are kept under. */
  readonly owner: string;
  readonly callbacks: readonly Callback[];
}

const withoutArguments = (called: string): string =>
  called.replaceAll(/\([^()]*(?:\([^()]*\))?[^()]*\)|\s+/g, '');

/** What a node is handed to: the nearest call, variable or function above, and the names on the way. */
function ownerOf({ above }: Pick<Placed, 'above'>, reading: Reading): string {
  const names: string[] = [];
  for (const node of above) {
    if (node.type === 'Property') names.unshift(nameOf(nodeAt(node, 'key')) ?? '');
    const called = node.type === 'CallExpression' ? nodeAt(node, 'callee') : null;
    const declared = ['VariableDeclarator', 'FunctionDeclaration'].includes(node.type)
      ? nodeAt(node, 'id')
      : null;
    const named = called === null ? nameOf(declared) : reading.source.slice(called.start, called.end);
    if (named !== null) return [withoutArguments(named), ...names].join('.');
  }
  return names.join('.');
}

function propertyCallback(property: Node, reading: Reading): Callback | null {
  const key = nodeAt(property, property.type === 'JSXAttribute' ? 'name' : 'key');
  if (key === null || property['computed'] === true) return null;
  if (!isHandedOn(nodeAt(property, 'value'), reading)) return null;
  const { start, end } = key;
  const text = reading.source.slice(start, end);
  const isShort = property['shorthand'] === true;
  return {
    name: nameOf(key) ?? text,
    value: isShort ? text : reading.source.slice(end, property.end),
    start,
    end,
    kept: isShort ? `: ${text}` : '',
  };
}

const spanCallback = (node: Node, name: string, source: string): Callback => {
  const { start, end } = node;
  return { name, value: source.slice(start, end), start, end, kept: '' };
};

const groupProperties: Readonly<Record<string, string>> = {
  ObjectExpression: 'properties',
  JSXOpeningElement: 'attributes',
};

function groupOf(placed: Placed, reading: Reading): CallbackGroup | null {
  const { node } = placed;
  const properties = groupProperties[node.type];
  if (properties !== undefined) {
    const callbacks = nodesAt(node, properties)
      .map((property) => propertyCallback(property, reading))
      .filter((callback) => callback !== null);
    const owner =
      node.type === 'JSXOpeningElement' ? (nameOf(nodeAt(node, 'name')) ?? '') : ownerOf(placed, reading);
    return { owner, callbacks };
  }
  if (node.type !== 'CallExpression') return null;
  const given = nodesAt(node, 'arguments')
    .map((one, index) => ({ one, name: nameOf(one) ?? `argument ${index + 1}` }))
    .filter(({ one }) => isHandedOn(one, reading));
  const owner = ownerOf({ above: [node] }, reading);
  const callbacks = given.map(({ one, name }) => spanCallback(one, name, reading.source));
  return callbacks.length > 1 ? { owner, callbacks } : null;
}

/** The code that a source imports late. */
const importsOf = (placed: readonly Placed[], source: string): CallbackGroup => ({
  owner: 'import()',
  callbacks: placed.flatMap(({ node }) => {
    const from = node.type === 'ImportExpression' ? nodeAt(node, 'source') : null;
    const address = nameOf(from);
    return from === null || address === null ? [] : [spanCallback(from, address, source)];
  }),
});

/** The callbacks a source hands on. `isNamedFunction` tells of a name whether functions are called by it. */
export function callbackGroupsIn(file: string, reading: Reading): readonly CallbackGroup[] {
  const placed = nodesOf(file, reading.source);
  const groups = placed.map((one) => groupOf(one, reading)).filter((group) => group !== null);
  return [...groups, importsOf(placed, reading.source)].filter(({ callbacks }) => callbacks.length > 0);
}
