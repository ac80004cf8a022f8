import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { ShelfProduct } from '../shelf-product.ts';
import { inTurns, phrasesOf, withoutCount } from './phrases.ts';
import { stem } from './stem.ts';
import { createVocabulary } from './vocabulary.ts';
import type { Reading } from './vocabulary.ts';
import { contentWord, wordsOf } from './word-list.ts';

/** What a search found, best first. */
interface Found {
  readonly products: readonly ShelfProduct[];
  /** The words as they were understood, when a typo was corrected. */
  readonly didYouMean: string | null;
}

/**
 * Finds products by their words: name before brand before the rest, exact before corrected (A05, B-26). A comma list
 * finds each of its things, a count before one is none of its words.
 */
export interface SearchIndex {
  find(query: string): Found;
}

type Entry = {
  id: number;
  name: string;
  brand: string;
  category: string;
  classes: string;
  pack: string;
};

const boosts = { name: 6, brand: 3, category: 2, classes: 1.5, pack: 1 };
const nothing: Found = { products: [], didYouMean: null };

function entryOf({ row, trail, fixed }: ShelfProduct, id: number): Entry {
  const content = contentWord(Number(row.infos['WEIGHT_SELLING']), row.infos['WEIGHT_UNIT_SELLING'] ?? '');
  return {
    id,
    name: row.name,
    brand: row.brand,
    category: trail.at(-1)?.name ?? '',
    classes: fixed.productClasses.map((one) => one.name).join(' '),
    // The bare number too: who types 'acqua 1,5' leaves the litres out.
    pack: `${row.packText} ${content ?? ''} ${row.infos['WEIGHT_SELLING'] ?? ''}`,
  };
}

const spelledAlike = 1.15;
/** An unfinished word finds less surely than a whole one. */
const unfinished = 0.35;

function queryOf(readings: readonly Reading[]): Query {
  return {
    combineWith: 'AND',
    queries: readings.map(({ stems, longer }) => ({
      combineWith: 'OR',
      queries: [...stems, { queries: [...longer], boostTerm: () => unfinished }],
    })),
  };
}

/** The query as it was understood: each typo as the best hit spells the word; null when nothing was corrected. */
function understood(
  words: readonly string[],
  readings: readonly Reading[],
  best: ShelfProduct,
): string | null {
  if (readings.every(({ corrections }) => corrections.length === 0)) return null;
  const { id: _, ...texts } = entryOf(best, 0);
  const spelled = new Set(Object.values(texts).flatMap(wordsOf));
  return words
    .map((word, at) => {
      const corrections = readings[at]?.corrections ?? [];
      return corrections.find((one) => spelled.has(one)) ?? corrections[0] ?? word;
    })
    .join(' ');
}

export function createSearchIndex(shelf: readonly ShelfProduct[]): SearchIndex {
  const entries = shelf.map(entryOf);
  const nameWords = entries.map(({ name }) => wordsOf(name));
  const nameStems = nameWords.map((words) => words.map(stem));
  const firstStems = nameStems.map(([first = '']) => first);
  const vocabulary = createVocabulary(
    entries.flatMap(({ id: _, ...texts }) => Object.values(texts).flatMap(wordsOf)),
  );
  const index = new MiniSearch<Entry>({
    fields: ['name', 'brand', 'category', 'classes', 'pack'],
    tokenize: wordsOf,
    processTerm: stem,
  });
  index.addAll(entries);

  /** Words spelled as the name spells them weigh a little more than others of their stem. */
  const spelledBoost = (id: number, readings: readonly Reading[], words: readonly string[]) =>
    words.reduce((boost, word, at) => {
      const meant = readings[at]?.corrections[0] ?? word;
      return nameWords[id]?.includes(meant) === true ? boost * spelledAlike : boost;
    }, 1);

  const lookUp = (readings: readonly Reading[]) =>
    index.search(queryOf(readings), {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      boost: boosts,
      // A long name is no worse: among equals the order of the shelf decides.
      bm25: { k: 1.2, b: 0, d: 0.5 },
      // A name that opens with the word is the thing itself, not something made of it.
      boostDocument: (id, term) => (firstStems[Number(id)] === term ? 1.8 : 1),
    });

  const isInName = (pair: readonly string[]): boolean => {
    const [first, second] = pair.map(stem);
    return nameStems.some((stems) => stems.some((one, at) => one === first && stems[at + 1] === second));
  };

  const findPhrase = (phrase: string): Found => {
    const words = withoutCount(wordsOf(phrase), isInName);
    if (words.length === 0) return nothing;
    let readings = words.map((word) => vocabulary.read(word));
    let hits = lookUp(readings);
    if (hits.length === 0) {
      readings = words.map((word, at) => vocabulary.correct(word) ?? readings[at] ?? vocabulary.read(word));
      hits = lookUp(readings);
    }
    const ranked = hits.map((hit) => {
      const id = Number(hit.id);
      return { id, score: hit.score * spelledBoost(id, readings, words) };
    });
    const products = ranked
      .toSorted((one, other) => other.score - one.score || one.id - other.id)
      .flatMap(({ id }) => shelf[id] ?? []);
    const [best] = products;
    return { products, didYouMean: best === undefined ? null : understood(words, readings, best) };
  };

  return {
    find: (query) => {
      const phrases = phrasesOf(query);
      const found = phrases.map(findPhrase);
      const isCorrected = found.some(({ didYouMean }) => didYouMean !== null);
      return {
        products: inTurns(found.map(({ products }) => products)),
        didYouMean: isCorrected
          ? phrases.map((phrase, at) => found[at]?.didYouMean ?? phrase).join(', ')
          : null,
      };
    },
  };
}
