import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { root } from '../server/root.ts';
import { componentNames, tokenNames, viewNames } from '../tests/gallery/view-files.ts';
import { textTable } from '../tests/path-kit/machine-report.ts';
import { gallerySuite } from './suites.ts';

interface Suite {
  readonly specs: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ title: v.string(), ok: v.boolean() })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const titlesOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => ok).map(({ title }) => title),
  ...suites.flatMap(titlesOf),
];

/** A view that no passed test of the gallery shows. */
class UnshownViewError extends Error {
  override readonly name = 'UnshownViewError';
}

const trees = join(root, 'gallery/trees');

async function statesOf(view: string): Promise<number> {
  const text = await readFile(join(trees, `${view}.txt`), 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line.startsWith('## ')).length;
}

/**
 * Prints each view of the gallery with its states and the tests that showed all of them: its tree, and its looks in
 * each brand. Throws UnshownViewError, by name, for a view without.
 */
export async function reportViews(): Promise<void> {
  const report: unknown = JSON.parse(await readFile(gallerySuite.report, 'utf8'));
  const passed = v.parse(v.object({ suites: v.array(suiteSchema) }), report).suites.flatMap(titlesOf);
  const rowsOf = (names: readonly string[]) =>
    Promise.all(
      names.map(async (name) => {
        const tests = passed.filter((title) => title.startsWith(`${name} `) || title.startsWith(`${name}:`));
        return { name, states: await statesOf(name), tests: tests.length };
      }),
    );
  const rows = await rowsOf(viewNames());
  const design = await rowsOf([...componentNames(), ...tokenNames()]);
  console.log(
    textTable(
      [
        ['view', 'states', 'tests'],
        ...rows.map(({ name, states, tests }) => [name, String(states), String(tests)]),
      ],
      1,
    ),
  );
  const sum = (of: typeof rows) => of.reduce((all, row) => all + row.states, 0);
  console.log(`\n${rows.length} views in ${sum(rows)} states.`);
  console.log(`${design.length} components and pages of tokens in ${sum(design)} states.`);
  const unshown = [...rows, ...design]
    .filter((row) => row.states === 0 || row.tests < 2)
    .map(({ name }) => name);
  if (unshown.length > 0) throw new UnshownViewError(`no test shows ${unshown.join(', ')} in its states`);
}
