import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../server/root.ts';
import { fileOf, filesOf, treesIn, wideOf, type Trees } from './tree-layout.ts';
import { componentNames, tokenNames, viewNames, wideViewNames } from './view-files.ts';

const treesFolder = 'gallery/trees';
const pathOf = (file: string): string => join(root, treesFolder, file);

/** Names of the trees there may be. */
const treeNames = (): ReadonlySet<string> =>
  new Set([...viewNames(), ...wideViewNames().map(wideOf), ...componentNames(), ...tokenNames()]);

const keptFiles = (): Map<string, string> =>
  new Map(
    globSync('**/*.txt', { cwd: pathOf('') }).map((file) => [
      file.replaceAll('\\', '/'),
      readFileSync(pathOf(file), 'utf8'),
    ]),
  );

/** What stands in another file than it is to is no tree. */
const treesOf = (files: ReadonlyMap<string, string>): [string, string][] =>
  [...files].flatMap(([file, text]) => [...treesIn(file, text)].filter(([name]) => fileOf(name) === file));

/** The files as they are to be: without trees of what is gone. */
function filesDue(trees: Trees): Map<string, string> {
  const names = treeNames();
  return filesOf(new Map([...trees].filter(([name]) => names.has(name))));
}

/**
 * The tree that gallery/trees holds of a view, a component or a page of tokens; null where there is none. A wide screen
 * has one of its own only where it differs.
 */
export function keptTree(name: string, isWide = false): string | null {
  const wide = isWide ? keptTree(wideOf(name)) : null;
  if (wide !== null) return wide;
  const file = fileOf(name);
  if (!existsSync(pathOf(file))) return null;
  return treesIn(file, readFileSync(pathOf(file), 'utf8')).get(name) ?? null;
}

/** What gallery/trees holds in vain: trees of what is gone by name, files that are not as they would be written. */
export function strayTrees(): string[] {
  const names = treeNames();
  const kept = keptFiles();
  const due = filesDue(new Map(treesOf(kept)));
  return [...kept].flatMap(([file, text]) => {
    if (due.get(file) === text) return [];
    const gone = [...treesIn(file, text).keys()].filter((name) => !names.has(name));
    return gone.length > 0
      ? gone.map((name) => `${name} in ${treesFolder}/${file}`)
      : [`${treesFolder}/${file}`];
  });
}

/** Writes the trees that were read into gallery/trees, leaves those that were not, and takes away what is gone. */
export function writeTrees(read: Trees): void {
  const kept = keptFiles();
  const due = filesDue(new Map([...treesOf(kept), ...read]));
  for (const file of kept.keys()) if (!due.has(file)) rmSync(pathOf(file));
  for (const [file, text] of due) {
    if (kept.get(file) === text) continue;
    mkdirSync(dirname(pathOf(file)), { recursive: true });
    writeFileSync(pathOf(file), text);
  }
}
