import { posix } from 'node:path';
import type { Source } from '../../tests/architecture/source.ts';
import type { Vector } from '../../tests/vectors/run-vector.ts';
import { textTable } from '../../paths/kit/machine-report.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns every node below a part of a syntax tree, the part itself first. */
function nodesOf(part: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(part)) return part.flatMap(nodesOf);
  if (!isRecord(part)) return [];
  return ['type' in part ? [part] : [], ...Object.values(part).map(nodesOf)].flat();
}

/** Returns the file that each imported value comes from. */
const importsOf = ({ path, tree }: Source): ReadonlyMap<string, string> =>
  new Map(
    tree.module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter(({ isType }) => !isType)
        .map(({ localName }) => [localName.value, posix.join(posix.dirname(path), moduleRequest.value)]),
    ),
  );

/** Returns by rule the files whose functions its adapter calls: the adapters stand in tables at the top of their file. */
export function filesByRule(adapters: Source): ReadonlyMap<string, readonly string[]> {
  const imports = importsOf(adapters);
  const filesOf = (adapter: unknown): string[] =>
    nodesOf(adapter).flatMap(({ type, name }) =>
      type === 'Identifier' ? (imports.get(String(name)) ?? []) : [],
    );
  const tables = adapters.tree.program.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.map(({ init }) => init) : [],
  );
  return new Map(
    tables
      .flatMap((table) => (table?.type === 'ObjectExpression' ? table.properties : []))
      .flatMap((row) => {
        if (row.type !== 'Property') return [];
        const { key } = row;
        const rule = key.type === 'Literal' ? key.value : key.type === 'Identifier' ? key.name : null;
        if (typeof rule !== 'string') return [];
        return [[rule, [...new Set(filesOf(row.value))]] as const];
      }),
  );
}

/** Returns a table: each rule of the vectors with how many it has and where it is written. */
export function rulesAsText(
  vectors: readonly Vector[],
  files: ReadonlyMap<string, readonly string[]>,
): string {
  const byRule = Map.groupBy(vectors, ({ rule }) => rule);
  const rows = [...byRule].map(([rule, all]) => [
    rule,
    (files.get(rule) ?? ['no adapter: an unknown rule']).join(', '),
    String(all.length),
  ]);
  return textTable(
    [
      ['rule', 'written in', 'vectors'],
      ...rows.toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
    ],
    2,
  );
}
