import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A row of the table of what must not happen. */
export interface OutcomeRow {
  /** Ids of calls; of a sweep one entry in words. */
  readonly calls: readonly string[];
  /** Codes among its outcomes. */
  readonly codes: readonly string[];
  /** Not kept, not sent, not charged, not shown, not forgotten. */
  readonly cells: readonly string[];
  readonly text: string;
}

/** The table of a page's section `## What must not happen`, in its order. */
export function readOutcomes(page: string): readonly OutcomeRow[] {
  const [, section = ''] = page.split('## What must not happen\n');
  const [before = ''] = section.split('\n## ');
  const lines = before.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(2).map((text) => {
    const [calls = '', outcome = '', ...cells] = text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const codes = [...outcome.matchAll(/`([\w.]+)`/g)].map(([, code = '']) => code);
    return { calls: calls.split(', '), codes, cells, text };
  });
}

const folders = ['tests/backend', 'tests/contract', 'e2e'];

/** Files of tests by their names without ending, those of outcomes first. */
export function testFilesNamed(name: string): readonly string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{test,spec}.ts`));
  const found = files.filter((file) => [`${name}.test.ts`, name].includes(path.basename(file)));
  const outcomes = found.filter((file) => file.includes('/outcomes/'));
  return outcomes.length > 0 ? outcomes : found;
}

const title = /(?:test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"])((?:(?!\1)[^\\]|\\.)*)\1/g;
const rule = /^[A-Z]+(?:-[A-Z]+)*-?\d+$/;

/** What is wrong with a cell; null where what it names is there. `left` is the cell to the left. */
export function faultOf(cell: string, left: string | null): string | null {
  if (cell === '') return 'the cell is empty';
  if (cell === 'same') return left === null ? 'nothing stands to the left' : null;
  if (/^cannot be: \w/.test(cell)) return null;
  const [, name = '', words = ''] = /^`([\w.-]+)`(?: (.+))?$/.exec(cell) ?? [];
  if (name === '') return `${cell} is no test, rule or reason`;
  if (rule.test(words)) {
    const models = globSync(`paths/models/${name}/*.ts`).map((file) => readFileSync(file, 'utf8'));
    return models.some((text) => text.includes(`id: '${words}'`))
      ? null
      : `the model ${name} has no rule ${words}`;
  }
  const [file, another] = testFilesNamed(name);
  if (file === undefined || another !== undefined) return `${name} is not one file of tests`;
  if (words === '') return null;
  const titles = [...readFileSync(file, 'utf8').matchAll(title)].map(([, , text = '']) => text);
  return titles.some((text) => text.includes(words)) ? null : `${file} has no test “${words}”`;
}
