import type { RowUse } from '../../tests/backend/endpoint-coverage.ts';
import { textTable } from '../../paths/kit/machine-report.ts';

/** A row of the API's contract. */
export interface ApiRow {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** False where there is nothing to refuse: it takes nothing, and anyone may call it. */
  readonly mayRefuse: boolean;
}

/** A test that passed, and what it did with rows of the API, by their id. */
export interface RowTest {
  /** From the repository's folder. */
  readonly file: string;
  readonly rows: Readonly<Record<string, RowUse>>;
}

/** A row with the tests that drove it. */
export interface DrivenRow extends ApiRow {
  readonly tests: number;
  /** Tests that got what they asked for. */
  readonly done: number;
  /** Tests that were refused: bad input, no right, a rule of the shop. */
  readonly refused: number;
  /** Those that drove it, the one with the most tests first. */
  readonly files: readonly string[];
}

function filesOf(tests: readonly RowTest[]): string[] {
  const counts = new Map<string, number>();
  for (const { file } of tests) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .map(([file]) => file);
}

/** What the tests of a run did with each row, in the rows' order. */
export function drivenRows(rows: readonly ApiRow[], tests: readonly RowTest[]): DrivenRow[] {
  return rows.map((row) => {
    const driving = tests.filter((test) => test.rows[row.id] !== undefined);
    const counted = (use: keyof RowUse) =>
      driving.filter((test) => (test.rows[row.id]?.[use] ?? 0) > 0).length;
    return {
      ...row,
      tests: driving.length,
      done: counted('done'),
      refused: counted('refused'),
      files: filesOf(driving),
    };
  });
}

const called = ({ id, method, path }: ApiRow): string => `${id} ${method} ${path}`;

/** One sentence for each row that never did what it was asked, or never refused. */
export const undrivenRows = (rows: readonly DrivenRow[]): string[] =>
  rows.flatMap((row) => [
    ...(row.done === 0 ? [`no test got a good answer of ${called(row)}`] : []),
    ...(row.mayRefuse && row.refused === 0 ? [`no test was refused by ${called(row)}`] : []),
  ]);

const namedFiles = 3;
const shortName = (file: string): string => file.replace(/^tests\//, '').replace(/\.test\.ts$/, '');

function filesInShort(files: readonly string[]): string {
  const named = files.slice(0, namedFiles).map(shortName).join(', ');
  const others = files.length - namedFiles;
  return others > 0 ? `${named} and ${others} more` : named;
}

const head = ['row', 'call', 'files', 'tests', 'done', 'refused'];

/** The rows as a table of text, one line each. */
export const rowsAsText = (rows: readonly DrivenRow[]): string =>
  textTable(
    [
      head,
      ...rows.map((row) => [
        row.id,
        `${row.method} ${row.path}`,
        filesInShort(row.files),
        ...[row.tests, row.done, row.refused].map(String),
      ]),
    ],
    3,
  );

/** The rows as a table of Markdown, every file named. */
export const rowsAsMarkdown = (rows: readonly DrivenRow[]): string =>
  [
    '# Rows of the API and the tests that drive them',
    '',
    'Counted are tests: those that called the row, those it did what they asked, those it refused.',
    '',
    '| row | call | tests | done | refused | files |',
    '| --- | --- | ---: | ---: | ---: | --- |',
    ...rows.map(
      (row) =>
        `| ${row.id} | \`${row.method} ${row.path}\` | ${row.tests} | ${row.done} | ${row.refused} | ${row.files.join(', ')} |`,
    ),
    '',
  ].join('\n');
