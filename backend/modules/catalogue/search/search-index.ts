import type { ShelfProduct } from '../shelf-product.ts';
import { leaveOut } from './left-out.ts';
import { inTurns, isCount, phrasesOf, withoutCount } from './phrases.ts';
import { createRanking } from './ranking.ts';
import { shelfFactsOf } from './shelf-facts.ts';
import { shelfWordsOf } from './shelf-words.ts';
import type { ShelfWords } from './shelf-words.ts';
import { thingsOf } from './things.ts';
import type { ReadWord } from './things.ts';
import { typedAs } from './typed-as.ts';
import { createVocabulary } from './vocabulary.ts';
import { joinedWords, wordsOf } from './word-list.ts';

/** What a search found, best first. */
export interface Found {
  readonly products: readonly ShelfProduct[];
  /** The words as they were understood, when a typo was corrected. */
  readonly didYouMean: string | null;
  /** What was typed and found nothing with the rest, so that the rest was searched without it. */
  readonly leftOut: readonly string[];
}

/**
 * Finds products by their words: what it is before what its name says, name before brand before the rest, exact before
 * corrected (A05, B-26). A list finds each of its things, with commas or without; a count before one is none of its
 * words.
 */
export interface SearchIndex {
  find(query: string): Found;
}

const nothing: Found = { products: [], didYouMean: null, leftOut: [] };

/** Words as they were understood, each typo as the best hit spells it; null when nothing was corrected. */
function understood(words: readonly ReadWord[], best: ShelfWords | undefined): string | null {
  if (best === undefined || words.every(({ reading }) => reading.corrections.length === 0)) return null;
  const spelled = new Set(Object.values(best).flatMap(wordsOf));
  const meant = words.map(
    ({ word, reading: { corrections } }) =>
      corrections.find((one) => spelled.has(one)) ?? corrections[0] ?? word,
  );
  // Coca cola is taken for cola cola.
  return meant.filter((word, at) => word !== meant[at - 1]).join(' ');
}

/** What each part of a query found, in turns; `asked` are the parts. */
function together(asked: readonly string[], found: readonly Found[]): Found {
  const isCorrected = found.some(({ didYouMean }) => didYouMean !== null);
  return {
    products: inTurns(found.map(({ products }) => products)),
    didYouMean: isCorrected ? asked.map((one, at) => found[at]?.didYouMean ?? one).join(', ') : null,
    leftOut: [...new Set(found.flatMap(({ leftOut }) => leftOut))],
  };
}

export function createSearchIndex(shelf: readonly ShelfProduct[]): SearchIndex {
  const entries = shelfWordsOf(shelf);
  const ranking = createRanking(entries);
  const facts = shelfFactsOf(entries);
  const vocabulary = createVocabulary([
    ...entries.flatMap(({ home: _, kind: __, branch: ___, ...texts }) =>
      Object.values(texts).flatMap(wordsOf),
    ),
    ...new Set(entries.flatMap(({ branch }) => wordsOf(branch))),
  ]);

  const lookUp = (words: readonly ReadWord[]): Found | null => {
    const [best, ...others] = ranking.rank(words);
    if (best === undefined) return null;
    return {
      products: [best, ...others].flatMap((id) => shelf[id] ?? []),
      didYouMean: understood(words, entries[best]),
      leftOut: [],
    };
  };

  /** Of latte 6 uova the count is one of eggs. */
  const withoutNextCount = (thing: readonly ReadWord[], at: number, things: readonly unknown[]) => {
    const isCounting = thing.length > 1 && isCount(thing.at(-1)?.word ?? '');
    if (at === things.length - 1 || !isCounting) return thing;
    return ranking.isInName(thing.slice(-2).map(({ word }) => word)) ? thing : thing.slice(0, -1);
  };

  const readingsOf = (words: readonly ReadWord[]) => words.map(({ reading }) => reading);

  /** What products have all the words, or the several things they are. */
  const findAll = (words: readonly ReadWord[]): Found | null => {
    const things = facts.isOneThing(readingsOf(words)) ? null : thingsOf(words, facts)?.map(withoutNextCount);
    if (things === undefined || things === null) return lookUp(words);
    return together(
      things.map((thing) => thing.map(({ word }) => word).join(' ')),
      things.map((thing) => lookUp(thing) ?? nothing),
    );
  };

  const corrected = (words: readonly ReadWord[]): readonly ReadWord[] =>
    words.map((one) => ({ ...one, reading: vocabulary.correct(one.word) ?? one.reading }));

  const findSome = (words: readonly ReadWord[], phrase: string): Found => {
    const isEnough = (some: readonly ReadWord[]) =>
      facts.isFound(readingsOf(some)) || thingsOf(some, facts) !== null;
    const enough = leaveOut(words, { facts, isEnough });
    if (enough === null) return nothing;
    const leftOut = enough.leftOut.map((unit) => unit.map(({ word }) => typedAs(phrase, word)).join(' '));
    return { ...(findAll(enough.kept) ?? nothing), leftOut };
  };

  const findPhrase = (phrase: string): Found => {
    const joined = joinedWords(phrase);
    const words = withoutCount(wordsOf(phrase), (pair) => ranking.isInName(pair)).map((word) => ({
      word,
      reading: vocabulary.read(word),
      isJoined: joined.has(word),
    }));
    if (words.length === 0) return nothing;
    return findAll(words) ?? lookUp(corrected(words)) ?? findSome(words, phrase);
  };

  return {
    find: (query) => {
      const phrases = phrasesOf(query);
      const found = phrases.map(findPhrase);
      if (found.every(({ products }) => products.length === 0)) return nothing;
      return together(
        phrases,
        found.map((one, at) =>
          one.products.length > 0 ? one : { ...nothing, leftOut: phrases.slice(at, at + 1) },
        ),
      );
    },
  };
}
