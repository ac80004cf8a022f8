import type { ShelfProduct } from '../shelf-product.ts';
import { categoryWordsOf, noWords } from './category-words.ts';
import type { CategoryWords } from './category-words.ts';
import { contentWord } from './word-list.ts';

/** What is searched of a product, each part by its weight. */
export interface ShelfWords extends CategoryWords {
  readonly name: string;
  readonly brand: string;
  readonly classes: string;
  readonly pack: string;
}

function packOf({ infos, packText }: ShelfProduct['row']): string {
  const content = contentWord(Number(infos['WEIGHT_SELLING']), infos['WEIGHT_UNIT_SELLING'] ?? '');
  // The bare number too: who types 'acqua 1,5' leaves the litres out.
  return `${packText} ${content ?? ''} ${infos['WEIGHT_SELLING'] ?? ''}`;
}

/** What is searched of each product of a shelf, in its order. */
export function shelfWordsOf(shelf: readonly ShelfProduct[]): readonly ShelfWords[] {
  const categories = categoryWordsOf(shelf);
  return shelf.map(({ row, fixed }, at) => ({
    name: row.name,
    brand: row.brand,
    classes: fixed.productClasses.map((one) => one.name).join(' '),
    pack: packOf(row),
    ...(categories[at] ?? noWords),
  }));
}
