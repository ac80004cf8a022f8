import { Visitor } from 'rolldown/utils';
import type { Source } from './source.ts';

/** A line of docs/reliability.md with the test files that show it, as the table there writes them. */
export interface ReliabilityLine {
  readonly line: number;
  readonly files: readonly string[];
}

const numbered = /^reliability (?<lines>\d+(?:, \d+)*): /;
const namers = new Set(['describe', 'it', 'test']);

type Expression = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>
>[0]['callee'];

/** What is called in `test(…)`, `test.each(…)(…)`, `describe.each(…)(…)`. */
function calledName(callee: Expression): string | null {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return callee.type === 'MemberExpression' ? calledName(callee.object) : null;
}

function linesIn({ tree }: Source): number[] {
  const found: number[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!namers.has(calledName(callee) ?? '')) return;
      const start =
        title?.type === 'TemplateLiteral'
          ? title.quasis[0]?.value.raw
          : title?.type === 'Literal'
            ? title.value
            : null;
      const lines = typeof start === 'string' ? numbered.exec(start)?.groups?.['lines'] : undefined;
      found.push(...(lines ?? '').split(', ').filter(Boolean).map(Number));
    },
  }).visit(tree.program);
  return found;
}

const shortName = (path: string): string => path.replace(/^tests\//, '').replace(/\.test\.ts$/, '');

function sorted(files: ReadonlyMap<number, ReadonlySet<string>>): ReliabilityLine[] {
  return [...files]
    .map(([line, names]) => ({ line, files: [...names].toSorted() }))
    .toSorted((one, other) => one.line - other.line);
}

/** The lines that tests show: those whose name, or whose group's, begins `reliability 7: ` or `reliability 7, 28: `. */
export function linesShown(sources: readonly Source[]): ReliabilityLine[] {
  const files = new Map<number, Set<string>>();
  for (const source of sources) {
    if (!source.path.endsWith('.test.ts')) continue;
    for (const line of linesIn(source)) {
      files.set(line, (files.get(line) ?? new Set()).add(shortName(source.path)));
    }
  }
  return sorted(files);
}

/** The lines of the table: number first, files last, each between backticks. */
export function linesOfTable(text: string): ReliabilityLine[] {
  const rows = text.split('\n').map((row) => row.split('|').map((cell) => cell.trim()));
  return sorted(
    new Map(
      rows
        .filter(([, line = '']) => /^\d+$/.test(line))
        .map((cells) => {
          const names = cells.at(-2)?.matchAll(/`(?<name>[\w./-]+)`/g) ?? [];
          return [Number(cells[1]), new Set([...names].map(({ groups }) => groups?.['name'] ?? ''))];
        }),
    ),
  );
}
