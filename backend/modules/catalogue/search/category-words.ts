import { fold } from '../../../platform/fold.ts';
import type { CategoryNode } from '../category-tree.ts';
import type { ShelfProduct } from '../shelf-product.ts';
import { stem } from './stem.ts';
import { isStopWord, wordsOf } from './word-list.ts';

/** What the categories of a product say of it, as words. */
export interface CategoryWords {
  /** The name of the category it lies in, words of one stem once. */
  readonly category: string;
  /** The same of a category of one thing: where coffee lies alone all of it is coffee, beside salt pepper is no salt. */
  readonly home: string;
  /** What the category says of all its products and no name in it opens with: rigatoni are pasta. */
  readonly kind: string;
  /** The same of the categories above, a ribeye is meat; twice where they bear out the kind. */
  readonly branch: string;
}

const partsOf = (name: string): string[] => fold(name).split(/,|\se\s/);

const once = (words: readonly string[]): string[] => [
  ...new Map(words.toReversed().map((word) => [stem(word), word])).values(),
];

/** The things a name lists, a word each; what begins with 'with' or 'without' is a property. */
function thingsIn(name: string): string[] {
  const things = partsOf(name).flatMap((part) => {
    const [first = ''] = part.trim().split(/[^a-z0-9]+/);
    return isStopWord(first) || first === 'senza' ? [] : wordsOf(part).slice(0, 1);
  });
  return once(things);
}

/** Stems that the names of a category's products open with. */
type Openings = (node: CategoryNode) => ReadonlySet<string>;

const stemsBelow = (node: CategoryNode): string[] =>
  node.children.flatMap((child) => [...wordsOf(child.name).map(stem), ...stemsBelow(child)]);

/** What a category says of all below it: of several things it lists, those that nothing below is called by. */
function branchWords(node: CategoryNode, openings: Openings): string[] {
  const things = thingsIn(node.name);
  if (partsOf(node.name).length === 1) return things;
  const below = new Set([...stemsBelow(node), ...openings(node)]);
  return things.filter((word) => !below.has(stem(word)));
}

export const noWords: CategoryWords = { category: '', home: '', kind: '', branch: '' };

function wordsOfLeaf(trail: readonly CategoryNode[], openings: Openings): CategoryWords {
  const leaf = trail.at(-1);
  if (leaf === undefined) return noWords;
  const above = trail.slice(0, -1);
  const kind = thingsIn(leaf.name).filter((word) => !openings(leaf).has(stem(word)));
  const kinds = new Set(kind.map(stem));
  const confirmed = above.flatMap(({ name }) => thingsIn(name).filter((word) => kinds.has(stem(word))));
  const category = once(wordsOf(leaf.name)).join(' ');
  return {
    category,
    home: partsOf(leaf.name).length === 1 ? category : '',
    kind: kind.join(' '),
    branch: [...above.flatMap((node) => branchWords(node, openings)), ...confirmed].join(' '),
  };
}

/** The words of the categories of each product of a shelf, in its order. */
export function categoryWordsOf(shelf: readonly ShelfProduct[]): readonly CategoryWords[] {
  const opening = new Map<number, Set<string>>();
  for (const { row, trail } of shelf) {
    const first = stem(wordsOf(row.name)[0] ?? '');
    for (const { categoryId } of trail) {
      opening.set(categoryId, (opening.get(categoryId) ?? new Set()).add(first));
    }
  }
  const openings: Openings = ({ categoryId }) => opening.get(categoryId) ?? new Set();
  const words = new Map<number, CategoryWords>();
  return shelf.map(({ row, trail }) => {
    const known = words.get(row.categoryId) ?? wordsOfLeaf(trail, openings);
    words.set(row.categoryId, known);
    return known;
  });
}
