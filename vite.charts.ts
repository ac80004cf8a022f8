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

/** Leaves the descriptions and requirement ids of the charts out of what shoppers download. */
export function silentCharts(): Plugin {
  return {
    name: 'silent-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/.+\.machine\.ts$/ },
      handler(code) {
        const found: { start: number; end: number }[] = [];
        wordsIn(parseAst(code, { lang: 'ts' }).body, found);
        let rest = code;
        for (const { start, end } of found.toReversed()) {
          const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0;
          rest = rest.slice(0, start) + rest.slice(end + comma);
        }
        return { code: rest, map: null };
      },
    },
  };
}
