import { mostSuggestions } from '../../../contract/api/shopping/product-match.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CategoryNode } from '../catalogue/category-tree.ts';
import { stem } from '../catalogue/search/stem.ts';
import { wordsOf } from '../catalogue/search/word-list.ts';

const shortest = 4;

const nodesBelow = (node: CategoryNode): CategoryNode[] => [node, ...node.children.flatMap(nodesBelow)];

/** The first word of a name as it is written: Crocchette of Crocchette al manzo. */
const firstWord = (name: string): string => name.split(/[\s,']+/)[0] ?? '';

const mostOften = (words: readonly string[]): string[] =>
  [...Map.groupBy(words, (word) => word)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([word]) => word);

/**
 * Up to three words that find something, for a line that found nothing: what products are called that lie in a category
 * of its words, else those whose names begin as one of its words does (B-21).
 */
export function wordsToTry(catalogue: Catalogue, line: string): readonly string[] {
  const words = wordsOf(line).filter((word) => word.length >= shortest && !/\d/.test(word));
  const stems = new Set(words.map(stem));
  const inNamed = catalogue.tree.roots
    .flatMap(nodesBelow)
    .filter(({ name, hidden }) => !hidden && wordsOf(name).some((word) => stems.has(stem(word))))
    .flatMap(({ categoryId }) => catalogue.inCategory(categoryId));
  const beginnings = words.map((word) => word.slice(0, shortest));
  const alike = () =>
    catalogue.shelf.filter(({ row }) =>
      beginnings.some((one) => (wordsOf(row.name)[0] ?? '').startsWith(one)),
    );
  return mostOften((inNamed.length > 0 ? inNamed : alike()).map(({ row }) => firstWord(row.name)))
    .filter((word) => catalogue.search().find(word).products.length > 0)
    .slice(0, mostSuggestions);
}
