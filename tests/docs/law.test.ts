import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { root } from '../../server/root.ts';

const text = readFileSync(`${root}/docs/law.md`, 'utf8');

interface Duty {
  readonly duty: string;
  readonly source: string;
  readonly place: string;
  readonly tests: string;
  readonly lawyer: string;
}

const duties: readonly Duty[] = text
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => {
    const [duty = '', source = '', place = '', tests = '', lawyer = '', ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (more.length > 0) throw new Error(`${duty}: a row has five cells`);
    return { duty, source, place, tests, lawyer };
  });

/** The files a cell names: what stands in code and is no address of the shop. */
const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`(?<file>[\w-]+\/[^`]+)`/g)].map(({ groups }) => groups?.['file'] ?? '');

const questions = new Set([...text.matchAll(/^(?<number>\d+)\. /gm)].map(({ groups }) => groups?.['number']));

/** `yes: 2, 4-7` as ["2", "4", …]; null for another shape. */
function asked(lawyer: string): string[] | null {
  if (lawyer === 'no') return [];
  const list = /^yes: (?<list>\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)$/.exec(lawyer)?.groups?.['list'];
  if (list === undefined) return null;
  return list.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => String(from + at));
  });
}

describe('the duties of law', () => {
  test('are these', () => {
    const named = duties.flatMap(({ duty }) => duty.split(':')[0]?.split(', ') ?? []);
    expect(named.toSorted()).toEqual(
      [
        ['B-05', 'B-06', 'B-07', 'B-08', 'B-09', 'B-10', 'B-11', 'B-12', 'B-14', 'B-22', 'B-23', 'B-41'],
        ['COOK-01', 'COOK-02', 'COOK-03', 'COOK-04', 'COOK-05', 'ORD-16'],
      ].flat(),
    );
  });

  test.each(duties)('$duty has its source, its place and its test', ({ source, place, tests }) => {
    expect([source, place, tests]).not.toContain('');
    expect(source).toMatch(/\d/);
    const files = filesIn(tests);
    expect(tests).toBe(files.length === 0 ? 'none' : files.map((file) => `\`${file}\``).join(', '));
    expect([...files, ...filesIn(place)].filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  });

  test('have every question to the lawyer below, and no question stands for nothing', () => {
    expect(duties.filter(({ lawyer }) => asked(lawyer) === null)).toEqual([]);
    const all = duties.flatMap(({ lawyer }) => asked(lawyer) ?? []);
    expect(new Set(all)).toEqual(questions);
  });
});
