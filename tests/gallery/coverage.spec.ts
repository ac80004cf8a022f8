import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ListedView } from '../../gallery/frame/gallery-frame.ts';
import { root } from '../../server/root.ts';
import { test } from './gallery-page.ts';
import { wide } from './screens.ts';

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
  const seen = new Set<string>();
  const look = async (view: ListedView) => {
    for (const state of view.states) {
      await gallery.call('show', view.name, state.name);
      for (const component of await gallery.components()) seen.add(component);
    }
  };
  const views = await gallery.views();
  for (const view of views.filter(({ kind }) => kind !== 'component')) await look(view);
  // What stands around the pages is another thing on a wide screen.
  await gallery.page.setViewportSize(wide);
  for (const view of views.filter(({ name }) => name.startsWith('shell/'))) await look(view);
  const missing = [...exportedComponents('src/views')].filter(([component]) => !seen.has(component));
  expect(told(missing)).toEqual([]);
});

test('every component of src/ui stands in the states of its own file', async ({ galleryOf }) => {
  const gallery = await galleryOf('ortavia');
  const shown = new Map<string, Set<string>>();
  for (const { name, states, hasSheet, kind } of await gallery.views()) {
    if (kind !== 'component') continue;
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
