import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the first table under a heading of docs/qa.md, without its head. Throws RangeError where there is none. */
export function qaTable(heading: string): string[][] {
  const page = readFileSync(join(root, 'docs/qa.md'), 'utf8');
  const at = page.indexOf(`\n## ${heading}\n`);
  if (at < 0) throw new RangeError(`docs/qa.md has no heading ${heading}`);
  const section = page.slice(at + 4).split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map(cellsOf);
}

/** What stands in a cell as code: `` `a`, `b` `` is a and b. */
export const codesIn = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
