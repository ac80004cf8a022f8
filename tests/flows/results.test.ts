import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mergeMutations } from '../../flows/results/merge-mutations.ts';
import { readMutations, readResults } from '../../flows/results/read-results.ts';
import { bagsModel } from '../../paths/models/bags/bags.model.ts';
import { checkMachine } from '../../paths/kit/check-machine.ts';
import { walkMachine } from '../../paths/kit/walks/graph-walk.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flow-results-'));
  await mkdir(join(root, 'test-results'));
});
afterAll(() => rm(root, { recursive: true }));

test('without a run there is nothing', async () => {
  expect(await readResults(root)).toEqual({ paths: [], mutations: null });
});

test('what the paths really report is read', async () => {
  const reports = [await checkMachine(bagsModel), await walkMachine(bagsModel, { walks: 2, seed: 1 })];
  await writeFile(join(root, 'test-results/paths.json'), JSON.stringify(reports));
  await writeFile(
    join(root, 'test-results/mutations.json'),
    JSON.stringify([
      { machine: 'bags', faults: [{ kind: 'guard', name: 'x', foundBy: null, explained: null }], seconds: 1 },
    ]),
  );
  const { paths, mutations } = await readResults(root);
  expect(paths[0]?.results).toMatchObject([
    { machine: 'bags', world: 'model', passed: 2, failures: [] },
    { name: 'bags', walks: 2, failures: [] },
  ]);
  expect(mutations?.results[0]).toMatchObject({ machine: 'bags' });
});

test('a file that was cut off counts as none', async () => {
  await writeFile(join(root, 'test-results/paths.json'), '[{"machine":');
  expect((await readResults(root)).paths).toEqual([]);
});

describe('planted faults of another run', () => {
  const fault = (name: string) => ({ kind: 'guard', name, foundBy: null, explained: null });
  const known = [
    { machine: 'bags', faults: [fault('first'), fault('second')] },
    { machine: 'cart', faults: [fault('third')] },
  ];

  test('take the place of what was known of the same flow alone', async () => {
    const file = join(root, 'test-results/mutations.json');
    await writeFile(file, JSON.stringify(known));
    const merged = mergeMutations((await readMutations(file))?.results ?? [], [
      { machine: 'bags', faults: [fault('second')] },
      { machine: 'session', faults: [] },
    ]);
    expect(merged).toEqual([
      { machine: 'cart', faults: [fault('third')] },
      { machine: 'bags', faults: [fault('second')] },
      { machine: 'session', faults: [] },
    ]);
  });

  test('of no flow leave everything as it was known', () => {
    expect(mergeMutations(known, [])).toEqual(known);
  });
});
