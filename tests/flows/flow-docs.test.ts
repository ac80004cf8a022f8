import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staleFlowDocs, writeFlowDocs } from '../../flows/docs/flow-docs.ts';
import { flowPage } from '../../flows/docs/flow-page.ts';
import { docstringOf, UnspokenMachineError } from '../../flows/flow.ts';
import { charts } from './charts.ts';

const explored = 60_000;
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'flow-docs-'));
  await cp('machines', join(root, 'machines'), { recursive: true });
  await cp('docs/flows', join(root, 'docs/flows'), { recursive: true });
  await writeFlowDocs(root);
}, explored);

afterAll(() => rm(root, { recursive: true }));

const changed = async (file: string, change: (text: string) => string): Promise<string[]> => {
  const path = join(root, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
  const stale = await staleFlowDocs(root);
  await writeFile(path, before);
  return stale;
};

test('pages just written are not stale', { timeout: explored }, async () => {
  expect(await staleFlowDocs(root)).toEqual([]);
});

test('a page that was edited is stale', { timeout: explored }, async () => {
  expect(await changed('docs/flows/bags.md', (text) => `${text}\nBy hand.\n`)).toEqual([
    'docs/flows/bags.md',
  ]);
});

test('another docstring makes its page and the index stale', { timeout: explored }, async () => {
  const stale = await changed('machines/bags/bags.machine.ts', (text) =>
    text.replace('/** The bags', '/** All bags'),
  );
  expect(stale).toEqual(['docs/flows/README.md', 'docs/flows/bags.md']);
});

test('what is written by hand beside the drawing is nobody’s business', { timeout: explored }, async () => {
  expect(await changed('docs/flows/together.md', (text) => `${text}\nMore.\n`)).toEqual([]);
  const stale = await changed('docs/flows/together.md', (text) =>
    text.replace('app --> shop', 'app --> cart'),
  );
  expect(stale).toEqual(['docs/flows/together.md']);
});

test('the page of a flow that is gone is stale', { timeout: explored }, async () => {
  await writeFile(join(root, 'docs/flows/gone.md'), '# gone\n');
  expect(await staleFlowDocs(root)).toEqual(['docs/flows/gone.md']);
  await rm(join(root, 'docs/flows/gone.md'));
});

test('a chart that changes changes its page', () => {
  const [, chart] = charts.find(([name]) => name === 'bags') ?? [];
  if (chart === undefined) throw new Error('no bags');
  const pageOf = (given: typeof chart) => flowPage({ chart: given, says: 'Bags.', paths: 2, cases: 12 });
  const renamed = chart.transitions.map((one) => ({ ...one, targets: one.targets.slice(1) }));
  expect(pageOf({ ...chart, transitions: renamed })).not.toBe(pageOf(chart));
  expect(pageOf(chart)).toContain('| `removeBag` | `removing` | `listed` | `listed` | 10 s → `listed` |');
});

test('a machine without a docstring is refused', () => {
  expect(() => docstringOf('export const xMachine = setup({});', 'x')).toThrow(UnspokenMachineError);
});
