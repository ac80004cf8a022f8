import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { readImporters } from '../../scripts/reach/import-graph.ts';
import { nearViews } from '../../scripts/view-mutants/near-views.ts';
import { root } from '../../server/root.ts';
import { test } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { componentNames, tokenNames, viewNames, wideViewNames } from './view-files.ts';

/** Components that a folder exports, by name, with the file they stand in. */
function exportedComponents(folder: string): ReadonlyMap<string, string> {
  const files = globSync(`${folder}/**/*.tsx`, { cwd: root });
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/^export function ([A-Z]\w*)/gm)].map(
        ([, name = '']) => [name, file] as const,
      ),
    ),
  );
}

const told = (components: Iterable<readonly [string, string]>): string[] =>
  [...components].map(([component, file]) => `${component} in ${file}`);

test('every component of src/views stands in a state of the gallery', async ({ galleryOf }) => {
  test.setTimeout(240_000);
  const gallery = await galleryOf('ortavia');
  const all = [...viewNames(), ...tokenNames()];
  const components = exportedComponents('src/views');
  const seen = new Set<string>();
  const shown = new Set<string>();
  const look = async (name: string, component: string): Promise<void> => {
    if (seen.has(component)) return;
    const { states } = await gallery.view(name);
    for (const state of states) {
      if (seen.has(component)) return;
      if (shown.has(`${name} ${state.name}`)) continue;
      shown.add(`${name} ${state.name}`);
      await gallery.call('show', name, state.name);
      for (const one of await gallery.components()) seen.add(one);
    }
  };
  const importers = await readImporters();
  const lookFor = async (component: string, views: readonly string[]): Promise<void> => {
    for (const view of nearViews(components.get(component) ?? '', importers))
      if (views.includes(view)) await look(view, component);
  };
  // What stands around the pages is another thing on a wide screen.
  await gallery.setSize(wide);
  const around = wideViewNames();
  for (const [component, file] of components)
    if (dirname(file) === 'src/views/shell') await lookFor(component, around);
  await gallery.setSize(phone);
  shown.clear();
  for (const component of components.keys()) await lookFor(component, all);
  const missing = [...components].filter(([component]) => !seen.has(component));
  expect(told(missing)).toEqual([]);
});

test('every component of src/ui stands in the states of its own file', async ({ galleryOf }) => {
  const gallery = await galleryOf('ortavia');
  const shown = new Map<string, Set<string>>();
  for (const name of componentNames()) {
    const { states, hasSheet } = await gallery.view(name);
    const seen = new Set<string>();
    for (const state of hasSheet ? [''] : states.map((one) => one.name)) {
      await gallery.call('show', name, state);
      for (const component of await gallery.components()) seen.add(component);
    }
    shown.set(`src/${name}.tsx`, seen);
  }
  const missing = [...exportedComponents('src/ui')].filter(
    ([component, file]) => shown.get(file)?.has(component) !== true,
  );
  expect(told(missing)).toEqual([]);
});
