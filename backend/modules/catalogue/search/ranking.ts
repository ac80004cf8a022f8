import MiniSearch from 'minisearch';
import type { Query } from 'minisearch';
import type { ShelfWords } from './shelf-words.ts';
import { stem } from './stem.ts';
import type { ReadWord } from './things.ts';
import type { Reading } from './vocabulary.ts';
import { wordsOf } from './word-list.ts';

/** Ranks the products of a shelf, told by their place on it. */
export interface Ranking {
  /** The products that have all the words: what they are before what their names say, names before the rest. */
  rank(words: readonly ReadWord[]): readonly number[];
  /** Whether a name has one word right after the other. */
  isInName(pair: readonly string[]): boolean;
}

type Entry = ShelfWords & { id: number };

const boosts = { kind: 24, branch: 16, home: 8, name: 6, category: 5, brand: 3, classes: 1.5, pack: 1 };
const spelledAlike = 1.15;
const openedByFirst = 1.8;
const openedByAll = 4;
const sameMeaning = 0.7;
/** An unfinished word finds less surely than a whole one. */
const unfinished = 0.35;

function queryOf(readings: readonly Reading[]): Query {
  return {
    combineWith: 'AND',
    queries: readings.map(({ stems, longer, corrections }) => {
      const own = corrections.length > 0 ? stems : stems.slice(0, 1);
      return {
        combineWith: 'OR',
        queries: [
          ...own,
          { queries: stems.slice(own.length), boostTerm: () => sameMeaning },
          { queries: [...longer], boostTerm: () => unfinished },
        ],
      };
    }),
  };
}

export function createRanking(shelf: readonly ShelfWords[]): Ranking {
  const nameWords = shelf.map(({ name }) => wordsOf(name));
  const nameStems = nameWords.map((words) => words.map(stem));
  const firstStems = nameStems.map(([first = '']) => first);
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boosts),
    tokenize: wordsOf,
    processTerm: stem,
  });
  index.addAll(shelf.map((words, id) => ({ id, ...words })));

  /** Words spelled as the name spells them weigh a little more than others of their stem. */
  const spelledBoost = (id: number, words: readonly ReadWord[]) =>
    words.reduce(
      (boost, { word, reading }) =>
        nameWords[id]?.includes(reading.corrections[0] ?? word) === true ? boost * spelledAlike : boost,
      1,
    );

  /** A name that opens with all the words is what was asked: pasta sfoglia. */
  const openingBoost = (id: number, words: readonly ReadWord[]): number => {
    const isOpening = words.every(({ reading }, at) => reading.stems.includes(nameStems[id]?.[at] ?? ''));
    return words.length > 1 && isOpening ? openedByAll : 1;
  };

  return {
    rank: (words) =>
      index
        .search(queryOf(words.map(({ reading }) => reading)), {
          tokenize: (text) => [text],
          processTerm: (term) => term,
          boost: boosts,
          // A long name is no worse: among equals the order of the shelf decides.
          bm25: { k: 1.2, b: 0, d: 0.5 },
          // A name that opens with the word is the thing itself, not something made of it.
          boostDocument: (id, term) => (firstStems[Number(id)] === term ? openedByFirst : 1),
        })
        .map((hit) => {
          const id = Number(hit.id);
          // MiniSearch weighs a hit by how many terms it has, but two synonyms are one word.
          const score = hit.score / hit.queryTerms.length;
          return { id, score: score * spelledBoost(id, words) * openingBoost(id, words) };
        })
        .toSorted((one, other) => other.score - one.score || one.id - other.id)
        .map(({ id }) => id),
    isInName: (pair) => {
      const [first, second] = pair.map(stem);
      return nameStems.some((stems) => stems.some((one, at) => one === first && stems[at + 1] === second));
    },
  };
}
