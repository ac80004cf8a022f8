import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readResults } from '../../flows/results/read-results.ts';
import { bagsModel } from '../models/bags/bags.model.ts';
import { checkMachine } from '../path-kit/check-machine.ts';
import { walkMachine } from '../path-kit/walks/graph-walk.ts';

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
