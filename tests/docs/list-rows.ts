import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';
import { fileOf, treesIn, wideOf } from '../gallery/tree-layout.ts';
import { codesIn, qaTable } from './qa-table.ts';

/** Why no state shows it: it cannot be so, the list is always the same, or nobody has shown it yet. */
const reason = /^(?:cannot be|always the same): \S/;
const state = /^`([^`]+)` (.+)$/;

/** What docs/qa.md says of the lists of one view: the states that show none of a list, one, and more than fits. */
interface ListRow {
  readonly view: string;
  readonly lists: readonly string[];
  readonly cells: readonly string[];
}

const plain = (text: string): string => text.replaceAll(String.raw`\|`, '|');

export const listRows = (): ListRow[] =>
  qaTable('Lists with more than fits').map(([view, lists, ...cells]) => ({
    view: codesIn(view)[0] ?? '',
    lists: codesIn(lists).map(plain),
    cells: cells.map(plain),
  }));

/** The states that a tree of the gallery has, on any screen. */
function statesOf(name: string): ReadonlySet<string> {
  const trees = [name, wideOf(name)].flatMap((tree) => {
    const file = fileOf(tree);
    const path = join(root, 'gallery/trees', file);
    return existsSync(path) ? [treesIn(file, readFileSync(path, 'utf8')).get(tree) ?? ''] : [];
  });
  return new Set(trees.flatMap((tree) => [...tree.matchAll(/^## (.+)$/gm)].map(([, found = '']) => found)));
}

/** What is wrong with a cell; null for nothing. */
export function listFault(cell: string): string | null {
  if (reason.test(cell)) return null;
  const [, view = '', name = ''] = state.exec(cell) ?? [];
  if (view === '') return `“${cell}” is no state and no reason`;
  return statesOf(view).has(name) ? null : `${view} has no state “${name}”`;
}
