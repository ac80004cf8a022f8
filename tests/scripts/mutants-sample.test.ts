import path from 'node:path';
import { expect, test } from 'vitest';
import type { MutantResult } from '../../scripts/mutant-result.ts';
import { strykerPlugins } from '../../scripts/mutants-ignored.ts';
import { readMutantsOptions } from '../../scripts/mutants-options.ts';
import { sampleLine, type LayerReport } from '../../scripts/mutants-report.ts';
import { isSampled, rangesOf, sampleOf, wholeLines } from '../../scripts/mutants-sample.ts';
import { root } from '../../server/root.ts';

const at = (file: string, [from, to]: readonly [number, number]) => ({
  fileName: file,
  location: { start: { line: from, column: 4 }, end: { line: to, column: 9 } },
});

test('lines that hold a whole mutant are found, each once, and none that is left out', () => {
  const found = [
    at('count.ts', [1, 1]),
    at('count.ts', [1, 1]),
    at('count.ts', [4, 7]),
    { ...at('count.ts', [5, 5]), status: 'Ignored' },
    at('other.ts', [4, 4]),
  ];
  expect(wholeLines(found)).toEqual([
    { file: 'count.ts', line: 2 },
    { file: 'other.ts', line: 5 },
  ]);
});

test.each([
  ['new RangeError', 'NewExpression', 'RangeError', 'the text of a programming error'],
  ['new ConfigError', 'NewExpression', 'ConfigError', undefined],
  ['RangeError()', 'CallExpression', 'RangeError', undefined],
])('%s is left out as %s', (_, type, name, reason) => {
  const path = { node: { type, callee: { name } }, parentPath: null };
  expect(strykerPlugins.map(({ value }) => value.shouldIgnore(path))).toEqual([reason]);
});

const lines = Array.from({ length: 40 }, (_, index) => ({ file: 'services/cart.ts', line: index + 1 }));

test('a seed draws the same lines again, each at most once, and another seed others', () => {
  const sample = sampleOf(lines, { size: 10, seed: 7 });
  expect(sampleOf(lines, { size: 10, seed: 7 })).toEqual(sample);
  expect(sampleOf(lines, { size: 10, seed: 8 }).lines).not.toEqual(sample.lines);
  expect([new Set(sample.lines).size, sample.outOf, sample.seed]).toEqual([10, 40, 7]);
  expect(sample.lines.filter((line) => !lines.includes(line))).toEqual([]);
});

test('every line is drawn where there are fewer than asked for, and none where there is none', () => {
  const all = sampleOf(lines.slice(0, 3), { size: 10, seed: 7 });
  expect(new Set(all.lines)).toEqual(new Set(lines.slice(0, 3)));
  expect(sampleOf([], { size: 10, seed: 7 })).toEqual({ lines: [], outOf: 0, seed: 7 });
});

const mutantAt = (file: string, [from, to]: readonly [number, number]): MutantResult => ({
  id: '1',
  fileName: path.join(root, file),
  mutatorName: 'EqualityOperator',
  replacement: '',
  status: 'Killed',
  location: { start: { line: from, column: 1 }, end: { line: to, column: 2 } },
});

test('Stryker is asked for the lines, and results of earlier runs do not count', () => {
  const sample = { lines: [{ file: 'services/cart.ts', line: 12 }], outOf: 40, seed: 7 };
  expect(rangesOf(sample)).toEqual(['services/cart.ts:12-12']);
  expect(isSampled(sample, mutantAt('services/cart.ts', [12, 12]))).toBe(true);
  expect(isSampled(sample, mutantAt('services/cart.ts', [12, 14]))).toBe(false);
  expect(isSampled(sample, mutantAt('services/cart.ts', [13, 13]))).toBe(false);
  expect(isSampled(sample, mutantAt('services/query.ts', [12, 12]))).toBe(false);
});

test('the report says how many were noticed, of how many lines, by which seed', () => {
  const report: LayerReport = {
    layer: 'services',
    killed: 20,
    timeouts: 1,
    survived: 3,
    noCoverage: 1,
    explained: 2,
    living: [],
  };
  expect(sampleLine(report, { lines: lines.slice(0, 10), outOf: 40, seed: 7 })).toBe(
    'services: killed 21 of 23, sample of 10 lines of 40, seed 7',
  );
});

test('a sample is asked for by its size; its seed is drawn where none is given', () => {
  expect(readMutantsOptions(['--layer', 'logic']).sample).toBeNull();
  expect(readMutantsOptions(['--sample', '60', '--seed', '7']).sample).toEqual({ size: 60, seed: 7 });
  const { sample } = readMutantsOptions(['--sample', '60']);
  expect([sample?.size, Number.isInteger(sample?.seed)]).toEqual([60, true]);
});

test.each([
  [['--sample', '0'], '--sample is a number from 1 on, not 0'],
  [['--sample', '5', '--seed', 'x'], '--seed is a number from 1 on, not x'],
  [['--seed', '7'], '--seed says which lines --sample draws: it makes no sense alone'],
])('%j makes no sense', (args, reason) => {
  expect(() => readMutantsOptions(args)).toThrow(reason);
});
