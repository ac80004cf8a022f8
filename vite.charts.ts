import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Property extends Node {
  key: unknown;
  value: Node;
}

interface Call extends Node {
  callee: Node;
  arguments: readonly unknown[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** Returns an identifier's name or a text's value; null for any other key. */
function nameOf(key: unknown): string | null {
  if (!isNode(key)) return null;
  if ('name' in key) return String(key.name);
  return 'value' in key ? String(key.value) : null;
}

/** Returns the properties of an object; none of anything else. */
const propertiesOf = (node: unknown): readonly Property[] =>
  isNode(node) && 'properties' in node && Array.isArray(node.properties)
    ? node.properties.filter(
        (property): property is Property =>
          isNode(property) && 'key' in property && 'value' in property && isNode(property.value),
      )
    : [];

/** Returns the values of the properties of these names. */
const valuesOf = (node: unknown, names: readonly string[]): readonly Node[] =>
  propertiesOf(node).flatMap(({ key, value }) => (names.includes(nameOf(key) ?? '') ? [value] : []));

/** Returns the items of an array; anything else is its own only item. */
const itemsOf = (node: Node): readonly unknown[] =>
  'elements' in node && Array.isArray(node.elements) ? node.elements : [node];

/** Returns the calls of the function, or the method, of this name. */
function callsOf(node: unknown, name: string): Call[] {
  if (Array.isArray(node)) return node.flatMap((each) => callsOf(each, name));
  if (!isNode(node)) return [];
  const inner = Object.values(node).flatMap((child) => callsOf(child, name));
  const isCall = (one: Node): one is Call => one.type === 'CallExpression' && 'callee' in one;
  if (!isCall(node)) return inner;
  const { callee } = node;
  return nameOf('property' in callee ? callee.property : callee) === name ? [node, ...inner] : inner;
}

const wordsOf = (node: unknown): readonly Property[] =>
  propertiesOf(node).filter(({ key }) => ['meta', 'description'].includes(nameOf(key) ?? ''));

/** Returns where the words of a state, or of an invoke, and of its transitions stand. */
function wordsOfTransitions(node: unknown): readonly Property[] {
  const byTrigger = valuesOf(node, ['on', 'after']).flatMap((triggers) =>
    propertiesOf(triggers).map(({ value }) => value),
  );
  const lists = [...byTrigger, ...valuesOf(node, ['always', 'onDone', 'onError'])];
  return lists.flatMap(itemsOf).flatMap(wordsOf);
}

/** Returns where the words of a state stand: its own, and those of its transitions, its invokes and its states. */
function wordsOfState(state: unknown): readonly Property[] {
  const invokes = valuesOf(state, ['invoke']).flatMap(itemsOf);
  const states = valuesOf(state, ['states']).flatMap(propertiesOf);
  return [
    ...wordsOf(state),
    ...wordsOfTransitions(state),
    ...invokes.flatMap(wordsOfTransitions),
    ...states.flatMap(({ value }) => wordsOfState(value)),
  ];
}

/** Tells whether a value is a stand-in that the app always replaces: an empty object of a type. */
const isPlaceholder = (value: Node): boolean =>
  value.type === 'TSAsExpression' &&
  'expression' in value &&
  isNode(value.expression) &&
  'properties' in value.expression &&
  Array.isArray(value.expression.properties) &&
  value.expression.properties.length === 0;

/** Returns where the parts of a `setup` stand that the compiler alone reads: the types, and placeholders. */
const typesIn = (setup: unknown): readonly Property[] =>
  propertiesOf(setup).flatMap((part) => {
    const name = nameOf(part.key) ?? '';
    if (name === 'types') return [part];
    if (!['actors', 'actions', 'guards'].includes(name)) return [];
    const all = propertiesOf(part.value);
    const placeholders = all.filter(({ value }) => isPlaceholder(value));
    return placeholders.length === all.length ? [part] : placeholders;
  });

/**
 * Returns a chart's source without what no shopper's browser needs: `description` and `meta` of its states and
 * transitions, the types and the placeholders of its `setup`. Fields of these names in a context, in parameters or
 * in what an action assigns stay.
 */
export function silentChart(code: string): string {
  const { body } = parseAst(code, { lang: 'ts' });
  const found = [
    ...callsOf(body, 'createMachine').flatMap((call) => wordsOfState(call.arguments[0])),
    ...callsOf(body, 'setup').flatMap((call) => typesIn(call.arguments[0])),
  ];
  let rest = code;
  for (const { start, end } of found.toSorted((one, other) => other.start - one.start)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
    rest = rest.slice(0, start) + rest.slice(end + comma);
  }
  return rest;
}

/** Leaves out of what shoppers download what only readers of a chart, and the compiler, need. */
export const silentCharts = (): Plugin => ({
  name: 'silent-charts',
  apply: 'build',
  transform: {
    filter: { id: /\/machines\/.+\.machine\.ts$/ },
    handler: (code) => ({ code: silentChart(code), map: null }),
  },
});
