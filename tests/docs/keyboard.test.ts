import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../server/root.ts';
import { codesIn, qaTable } from './qa-table.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** What makes a component more than a button or a link: it has a role, keys or parts of its own. */
const composite = [
  /role="(?:tablist|radiogroup|combobox|listbox|menu|menubar|grid|tree|slider|spinbutton|switch|tooltip)"/,
  /\bonKeyDown=|'keydown'/,
  /\baria-expanded=|\baria-haspopup=|<details\b|<select\b/,
  /type="(?:radio|checkbox)"/,
  /from '@radix-ui\//,
];

/** Components that are driven by keys of their own: `ui/forms/Select`, `shell/SearchBox`. */
const composites = globSync('src/{ui,views}/**/*.tsx', { cwd: root })
  .filter((file) => composite.some((sign) => sign.test(read(file))))
  .map((file) => file.replace(/^src\/(?:views\/)?/, '').replace(/\.tsx$/, ''))
  .toSorted();

const sourceOf = (name: string): string => `src/${name.startsWith('ui/') ? '' : 'views/'}${name}.tsx`;

/** The keys that a file of the gallery presses, each once; a text that is typed is `a–z`. */
function keysIn(file: string): string[] {
  const source = read(file);
  const pressed = [...source.matchAll(/\bkeys\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, key = '']) => key),
  );
  return [...new Set([...pressed, ...(/\btypes\(/.test(source) ? ['a–z'] : [])])].toSorted();
}

const rows = qaTable('What the keys do').map(([control, , keys, test]) => ({
  control: codesIn(control)[0] ?? '',
  keys: codesIn(keys).toSorted(),
  test: codesIn(test),
}));

it('every control with keys of its own has its row in docs/qa.md', () => {
  const told = new Set(rows.map(({ control }) => control));
  expect(composites.filter((name) => !told.has(name))).toEqual([]);
});

it('no row tells of a component that is gone', () => {
  expect(rows.filter(({ control }) => !existsSync(join(root, sourceOf(control))))).toEqual([]);
});

it('a row names the keys that its file in the gallery presses', () => {
  const inGallery = rows.filter(({ test }) => test[0]?.startsWith('gallery/'));
  expect(inGallery.length).toBeGreaterThan(30);
  expect(inGallery.map(({ control, keys }) => ({ control, keys }))).toEqual(
    inGallery.map(({ control, test }) => ({ control, keys: keysIn(test[0] ?? '') })),
  );
});

it('a row whose keys are pressed in a journey names its test', () => {
  const inJourneys = rows.filter(({ test }) => test[0]?.startsWith('gallery/') !== true);
  const lost = inJourneys.filter(({ test: [file = '', name = 'no name'] }) => !read(file).includes(name));
  expect(lost).toEqual([]);
});
