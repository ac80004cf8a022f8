import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shopRoutes } from '../../backend/routes.ts';
import { errorCodes } from '../../contract/api/error-codes.ts';
import { faultOf, readOutcomes, testFilesNamed } from './outcome-table.ts';

const rows = readOutcomes(readFileSync('docs/qa.md', 'utf8'));
const writing = shopRoutes()
  .all.map(({ endpoint }) => endpoint)
  .filter(({ effect }) => effect === 'write');

const backend = globSync('backend/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The names the contract exports its calls by, by their ids. */
const names = new Map(
  globSync('contract/api/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = defineEndpoint\(\{\s*id: '(\w+)'/g)].map(
      ([, name = '', id = '']) => [id, name] as const,
    ),
  ),
);

describe('the table of what must not happen', () => {
  test('has a row for every call that writes', () => {
    const told = new Set(rows.flatMap(({ calls }) => calls));
    expect(writing.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });

  test('has a row for every code the backend can answer', () => {
    const told = new Set(rows.flatMap(({ codes }) => codes));
    const answered = errorCodes.filter((code) => backend.includes(`'${code}'`));
    expect(answered.filter((code) => !told.has(code))).toEqual([]);
  });

  test('names no call that is gone, and no code', () => {
    const ids = new Set(writing.map(({ id }) => id));
    const called = rows.flatMap(({ calls }) => calls).filter((call) => /^[A-Z]\d+$/.test(call));
    expect(called.filter((id) => !ids.has(id))).toEqual([]);
    const codes = new Set<string>(errorCodes);
    expect(rows.flatMap((row) => row.codes).filter((code) => !codes.has(code))).toEqual([]);
  });

  test('has tests, rules or reasons in all its cells', () => {
    const faults = rows.flatMap(({ cells, text }) => [
      ...(cells.length === 5 ? [] : [`${text}: five cells are wanted`]),
      ...cells.flatMap((cell, at) => faultOf(cell, cells[at - 1] ?? null) ?? []),
    ]);
    expect(faults).toEqual([]);
  });

  test('names a file that makes each call and wants each code', () => {
    const faults = rows.flatMap(({ calls, codes, cells: [kept = ''] }) => {
      const [, name = ''] = /^`([\w.-]+)`/.exec(kept) ?? [];
      const [file = ''] = testFilesNamed(name).filter((one) => one.includes('/outcomes/'));
      if (file === '') return [];
      const text = readFileSync(file, 'utf8');
      const made = name === 'every-call' ? [] : calls.filter((call) => names.has(call));
      return [
        ...made
          .filter((id) => !new RegExp(`\\b${names.get(id)}\\b`).test(text))
          .map((id) => `${file}: ${id}`),
        ...codes.filter((code) => !text.includes(`'${code}'`)).map((code) => `${file}: ${code}`),
      ];
    });
    expect(faults).toEqual([]);
  });
});

test.each([
  ['', 'the cell is empty'],
  ['same', 'nothing stands to the left'],
  ['some words', 'some words is no test, rule or reason'],
  ['`payment` never written', 'tests/backend/outcomes/payment.test.ts has no test “never written”'],
  ['`payment` ADR-17', 'the model payment has no rule ADR-17'],
  ['`nowhere` some test', 'nowhere is not one file of tests'],
  ['`nowhere.spec.ts`', 'nowhere.spec.ts is not one file of tests'],
])('a cell %j is a fault', (cell, fault) => {
  expect(faultOf(cell, null)).toBe(fault);
});
