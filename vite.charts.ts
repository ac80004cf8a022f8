import { parseAst } from 'rolldown/parseAst';
import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const isNamed = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && 'name' in value && names.includes(String(value.name));

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What a chart says to its readers, and no shopper's browser needs. */
const words = ['meta', 'description'];

/** Where a chart's words stand, its own context and events left alone: only properties of plain text and `req` lists. */
function wordsIn(node: unknown, found: { start: number; end: number }[]): void {
  if (Array.isArray(node)) {
    for (const each of node) wordsIn(each, found);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'Property' && 'key' in node && 'value' in node && isNamed(node.key, words)) {
    const { value } = node;
    if (isNode(value) && (value.type === 'Literal' || value.type === 'ObjectExpression')) {
      found.push({ start: node.start, end: node.end });
      return;
    }
  }
  for (const child of Object.values(node)) wordsIn(child, found);
}

/** A stand-in that the app always replaces: an empty object of a type. */
const isPlaceholder = (value: Node): boolean =>
  value.type === 'TSAsExpression' &&
  'expression' in value &&
  isNode(value.expression) &&
  'properties' in value.expression &&
  isEmpty(value.expression.properties);

/** The properties of an object; none of anything else. */
const propertiesOf = (node: unknown): (Node & { key: unknown; value: Node })[] =>
  isNode(node) && 'properties' in node && Array.isArray(node.properties)
    ? node.properties.filter(
        (property): property is Node & { key: unknown; value: Node } =>
          isNode(property) && 'key' in property && 'value' in property && isNode(property.value),
      )
    : [];

/** What `setup` is given for the compiler's sake alone: the types, and placeholders. */
function typesIn(node: unknown, found: { start: number; end: number }[]): void {
  if (Array.isArray(node)) {
    for (const each of node) typesIn(each, found);
    return;
  }
  if (!isNode(node)) return;
  if (
    node.type === 'CallExpression' &&
    'callee' in node &&
    isNamed(node.callee, ['setup']) &&
    'arguments' in node
  ) {
    const [given] = node.arguments as unknown[];
    for (const part of propertiesOf(given)) {
      if (isNamed(part.key, ['types'])) found.push(part);
      else if (isNamed(part.key, ['actors', 'actions', 'guards'])) {
        const all = propertiesOf(part.value);
        const placeholders = all.filter(({ value }) => isPlaceholder(value));
        found.push(...(placeholders.length === all.length ? [part] : placeholders));
      }
    }
    return;
  }
  for (const child of Object.values(node)) typesIn(child, found);
}

/** Leaves out of what shoppers download the descriptions and requirement ids of the charts, and what only the compiler reads. */
export function silentCharts(): Plugin {
  return {
    name: 'silent-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/.+\.machine\.ts$/ },
      handler(code) {
        const found: { start: number; end: number }[] = [];
        const { body } = parseAst(code, { lang: 'ts' });
        wordsIn(body, found);
        typesIn(body, found);
        let rest = code;
        for (const { start, end } of found.toSorted((one, other) => other.start - one.start)) {
          const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
          rest = rest.slice(0, start) + rest.slice(end + comma);
        }
        return { code: rest, map: null };
      },
    },
  };
}
